import { describe, expect, it } from "vitest";
import { byPlace, membersOf, parts, passesUnseen, setKey } from "../src/lib/options";
import { brought } from "../src/lib/setup";
import type { Option } from "../src/lib/protocol";

/** Options from move texts; words that name a place are those with a capital first letter, made small. */
function options(...texts: string[]): Option[] {
  return texts.map((text) => {
    const [kind = "", word = ""] = text.split(" ");
    const args = word === "" ? [] : word.toLowerCase().split(">");
    const places = word.split(">").filter((part) => /^[A-Z]/.test(part)).map((part) => part.toLowerCase());
    return { move: text.toLowerCase(), kind, args, places };
  });
}

describe("parts of a prompt", () => {
  it("puts what needs no choice last, whatever the server's order", () => {
    const found = parts(options("done", "place Thule", "place Rus"));
    expect(found.map((part) => part.kind)).toEqual(["place", "done"]);
  });

  it("groups pairs by their origin, over several kinds of moves", () => {
    const [pairs] = parts(options("attack Thule>Rus", "attack Thule>Galicia", "enter Rus>Scythia"));
    expect(pairs?.type).toBe("pairs");
    if (pairs?.type !== "pairs") return;
    expect([...pairs.origins.keys()]).toEqual(["thule", "rus"]);
    expect(pairs.origins.get("thule")?.map((option) => option.move)).toEqual(["attack thule>rus", "attack thule>galicia"]);
  });

  it("takes an origin that is no place of the map, such as a heaven", () => {
    const [pairs] = parts(options("attack heaven>Gate_north"));
    expect(pairs?.type === "pairs" && [...pairs.origins.keys()]).toEqual(["heaven"]);
  });

  it("makes many numbers a stepper and few of them buttons, unless a stepper is wanted", () => {
    const few = options("roll 1", "roll 2", "roll 3");
    const many = options("bid 0", "bid 1", "bid 2", "bid 3", "bid 4");
    expect(parts(few)[0]?.type).toBe("list");
    expect(parts(few, true)[0]?.type).toBe("number");
    const [stepper] = parts(many);
    expect(stepper?.type === "number" && stepper.values).toEqual([0, 1, 2, 3, 4]);
  });

  it("lists options that differ by more than their number: none is lost", () => {
    const wounds = options("wound 1>same", "wound 1>sickle", "wound 2>same", "wound 2>sickle", "wound 3>sickle");
    const [found] = parts(wounds);
    expect(found?.type === "list" && found.options.length).toBe(5);
  });

  it("lists numbers that name things", () => {
    const places = options("place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "deck");
    expect(parts(places)[0]?.type).toBe("number");
    expect(parts(places, false, ["place"]).map((part) => part.type)).toEqual(["list", "list"]);
  });

  it("knows how many members make an answer", () => {
    const [drop] = parts(options("drop 1+2", "drop 1+3", "drop 2+3"));
    expect(drop?.type === "set" && [drop.size, drop.members]).toEqual([2, ["1", "2", "3"]]);
    const [any] = parts(options("with none", "with war"));
    expect(any?.type === "set" && any.size).toBeNull();
  });

  it("reads subsets from their members", () => {
    const [set] = parts(options("with none", "with war", "with sky+war", "with sky"));
    expect(set?.type).toBe("set");
    if (set?.type !== "set") return;
    expect(set.members.sort()).toEqual(["sky", "war"]);
    expect(set.byKey.get(setKey(["war", "sky"]))?.move).toBe("with sky+war");
    expect(set.byKey.get(setKey([]))?.move).toBe("with none");
  });
});

describe("small readings", () => {
  it("knows the members of an option", () => {
    const [none, both] = options("with none", "with sky+war");
    expect(membersOf(none!)).toEqual([]);
    expect(membersOf(both!)).toEqual(["sky", "war"]);
  });

  it("finds the options of a place", () => {
    const found = byPlace(options("attack Thule>Rus", "place Rus", "done"));
    expect(found.get("rus")?.map((option) => option.kind)).toEqual(["attack", "place"]);
  });
});

describe("what other choices bring", () => {
  const slot = { name: "m4", values: ["as-set-up", "ship"], default: "as-set-up", help_key: "slot", rare: true, needs: "", brings: [["setup=random,module=none", ""], ["setup=first", "ship"]] as [string, string][] };

  it("is the first that fits them all, and has no name while it is open", () => {
    expect(brought(slot, "as-set-up", { setup: "first", module: "none" })).toBe("ship");
    expect(brought(slot, "as-set-up", { setup: "random", module: "none" })).toBeUndefined();
    expect(brought(slot, "as-set-up", { setup: "other", module: "none" })).toBeUndefined();
    expect(brought(slot, "ship", { setup: "first", module: "none" })).toBeUndefined();
  });
});

describe("letting a question pass", () => {
  it("tells the others nothing where there are others who cannot know what one could answer", () => {
    expect([passesUnseen({ unseen: true }, 3), passesUnseen({ unseen: false }, 3), passesUnseen({ unseen: true }, 1)]).toEqual([true, false, false]);
  });
});
