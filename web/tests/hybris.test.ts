import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { bonus } from "../src/boards/hybris/bonus";
import { content } from "../src/boards/hybris/content";
import { box, figuresAt, numberOf, ofKind } from "../src/boards/hybris/geometry";
import { gesture } from "../src/boards/hybris/gesture";
import { ledger } from "../src/boards/hybris/fight";
import type { CharacterView, ProspectView, SideView } from "../src/boards/hybris/game.gen";
import { price } from "../src/boards/hybris/price";
import { characterStatus } from "../src/boards/hybris/status";
import { travels } from "../src/boards/hybris/travel";
import { locationOf, pillarNumber, wayWon, type Position } from "../src/boards/hybris/view";
import { grammarKey, words } from "../src/boards/hybris/words";
import { Choice } from "../src/lib/choice.svelte";
import type { Ask, Components, Option, View } from "../src/lib/protocol";

content.fill(load(readFileSync(join(import.meta.dirname, "../../src/theogony/games/hybris/content/components.yaml"), "utf8")) as Components);

/** A position of which only where characters stand is looked at. */
function standing(places: Record<string, string>, olympian = "zeus"): Position {
  return { players: [{ olympian, characters: Object.entries(places).map(([id, place]) => ({ id, place })) }] } as unknown as Position;
}

describe("characters that travel", () => {
  it("come from beside the board, or from place to place", () => {
    const now = standing({ olympian: "olympus_1", hero_1: "athens", hero_2: "" });
    expect(travels(standing({ olympian: "oracle_1", hero_1: "", hero_2: "" }), now)).toEqual([
      { seat: 0, character: "olympian", from: "oracle_1", to: "olympus_1" },
      { seat: 0, character: "hero_1", from: "", to: "athens" },
    ]);
  });

  it("do not travel home, and not when the Olympian is only taken now", () => {
    expect(travels(standing({ hero_1: "athens" }), standing({ hero_1: "" }))).toEqual([]);
    expect(travels(standing({ hero_1: "" }, ""), standing({ hero_1: "athens" }))).toEqual([]);
  });
});

describe("a question that can be passed", () => {
  const view = { seat: 0, prompt: { kind: "PayCanto" }, combat: null, players: [] } as unknown as View;
  const ask = (kind: string): Ask => ({ kind, seat: 0, params: {}, options: [] }) as unknown as Ask;

  it("is let pass unseen only where others cannot tell: a Canto that is not paid costs the character", () => {
    expect(gesture(ask("PayCanto"), view).letPass).toBeNull();
    expect(gesture(ask("Occasion"), view).letPass).toBe("pass");
  });
});

describe("secret planning", () => {
  const characters = [{ id: "hero_1", free: 1 }, { id: "hero_2", free: 1 }];
  const asking = (kind: string, plan: Record<string, string>) => {
    const view = { seat: 0, prompt: { kind }, combat: null, plan, players: [{ olympian: "zeus", characters }] } as unknown as View;
    const options = ["send hero_1", "send hero_2", "ready", "clear"].map((move) => ({ move, kind: move.split(" ")[0], args: move.split(" ").slice(1), places: [] }));
    return new Choice({ kind, seat: 0, params: {}, options, draft: [], closed: [], ways: {}, sealed: null } as unknown as Ask, gesture({ kind, seat: 0, params: {}, options, draft: [] } as unknown as Ask, view));
  };

  it("is sealed by Enter once everybody has a place: that stands first, and a character again only after it", () => {
    const done = asking("Plan", { hero_1: "oracle", hero_2: "forge" });
    expect([done.picked, done.listed[0]!.move]).toEqual(["ready", "ready"]);
    const half = asking("Plan", { hero_1: "oracle" });
    expect([half.picked, half.listed[0]!.kind]).toEqual([null, "send"]);
  });

  it("steps back from the question for a place to that for a character", () => {
    expect([asking("WhichToken", {}).gesture.within, asking("Plan", {}).gesture.within]).toEqual([true, undefined]);
  });
});

describe("the drawn world", () => {
  it("keeps every slot inside its temple", () => {
    for (const slot of [...ofKind("slot"), ...ofKind("illustration")]) {
      const [inner, outer] = [box(slot.id), box(slot.group!)];
      expect([inner.x >= outer.x, inner.x + inner.width <= outer.x + outer.width, inner.y >= outer.y, inner.y + inner.height <= outer.y + outer.height]).toEqual([true, true, true, true]);
    }
  });

  it("stands many characters of one slot side by side", () => {
    const [first, , third] = figuresAt("moirai_1", 3);
    expect(third![0] - first![0]).toBe(52);
    expect(figuresAt("moirai_1", 1)).toEqual([[53, 292]]);
  });

  it("numbers what lies in a row", () => {
    expect(["workshop_1", "factory_3", "zone_2"].map(numberOf)).toEqual([0, 2, 1]);
  });
});

describe("content", () => {
  it("says what a space gives", () => {
    expect(bonus({ op: "gain", what: "aegis", n: 2 })).toEqual({ n: 2, icon: "eye-shield", action: "" });
    expect(bonus({ op: "do_action", action: "produce" })).toEqual({ n: 0, icon: "", action: "produce" });
    expect(bonus({ op: "draw", deck: "own", n: 1 }).icon).toBe("crossed-swords");
  });

  it("knows the Location of a place and the number of a Pillar", () => {
    expect(["olympus_2", "forge_illustration", "athens", ""].map(locationOf)).toEqual(["olympus", "forge", "mortal_world", ""]);
    expect(pillarNumber("pillar_truce")).toBe(2);
  });

  it("knows under which key the grammar of a name stands", () => {
    const view = standing({});
    expect(["olympian", "prophet_2", "hero_heracles"].map((id) => grammarKey(view, 0, id))).toEqual(["olympian-zeus", "character-zeus_prophet_2", "character-hero_heracles"]);
    expect(grammarKey(standing({}, ""), 0, "hero_1")).toBe("character-hero_1");
  });

  it("names characters after their Olympian", () => {
    expect([content.character("zeus", "hero_1"), content.character("zeus", "olympian"), content.character("zeus", "hero_heracles")]).toEqual(["Minos", "Zeus", "Heracles"]);
  });
});

describe("the end against Chronos", () => {
  /** So many Chains on his board, and so many of the two Upgrades of each Olympian. */
  function ended(chains: number, ...upgrades: number[]): Position {
    const players = upgrades.map((n) => ({ upgrades: [1, 2].map((tile) => ({ unlocked: tile <= n ? 1 : 0 })) }));
    return { chronos: { concepts: [{ id: "ananke" }, { id: "cosmos", chains }] }, players } as unknown as Position;
  }

  it("is told by the way it came", () => {
    expect([wayWon(ended(0, 0, 1), "HY-375"), wayWon(ended(5, 0, 1), "HY-375"), wayWon(ended(5, 0, 1), "HY-377")]).toEqual(["chains", "below", "equal"]);
    expect([wayWon(ended(5, 2, 2), "HY-376"), wayWon(ended(5, 2, 1), "HY-376")]).toEqual(["upgrades", "above"]);
  });
});

describe("a price", () => {
  const cost = content.technology("tech_ostraka").cost;

  /** A question with this technology in the second space of the Workshop. */
  function asked(kind: string, fields: Record<string, number> = {}): Position {
    return { prompt: { kind, fields }, workshop: ["", "tech_ostraka", ""] } as unknown as Position;
  }
  const fabricate = { kind: "fabricate", args: ["tech_ostraka"] };

  it("is shown where something is paid, and only there", () => {
    expect(price(fabricate, asked("Advance"))).toEqual({ goods: [], spared: 0 });
    expect(price(fabricate, asked("Guide")).goods).toEqual(Object.entries(cost).filter(([, n]) => n > 0));
    expect(price({ kind: "activate", args: ["hero_1"] }, asked("TakeTurn")).goods).toEqual([["aegis", 1]]);
    expect(price({ kind: "activate", args: ["olympian"] }, asked("TakeTurn")).goods).toEqual([]);
  });

  it("knows what the Workshop spares", () => {
    const { goods, spared } = price(fabricate, asked("Fabricate"));
    expect(goods.reduce((sum, [, n]) => sum + n, 0) - spared).toBe((cost.aegis ?? 0) + (cost.follower ?? 0) - 1);
  });

  it("is what is left to be paid once reductions are used", () => {
    expect(price({ kind: "accept", args: [] }, asked("PayFabrication", { technology: 1, aegis: 2, followers: 0, spared: 0 })).goods).toEqual([["aegis", 2]]);
    expect(price({ kind: "accept", args: [] }, asked("ChooseEvil")).goods).toEqual([]);
  });
});

describe("a chosen card", () => {
  const card = content.all("conflict_cards").find((one) => one["force"] === 2)!.id;

  /** What is added to a Force of so much by the card, of which the whole is said. */
  function coming(before: number, force: number): number[] {
    const side = { parts: [{ of: "power", id: "", place: -1, n: before }] } as unknown as SideView;
    return ledger(side, card, { force, combo: 0 } as ProspectView).filter((line) => line.coming).map((line) => line.n);
  }

  it("brings what its text adds, and invents nothing below a Force of 0", () => {
    expect([coming(1, 3), coming(1, 5), coming(-3, 0), coming(-3, 1)]).toEqual([[2], [2, 2], [2], [2, 2]]);
  });
});

describe("what a move leads to", () => {
  const detail = (kind: string, view: Position) => words.option({ kind, args: ["athens"], move: `${kind} athens` } as unknown as Option, view as unknown as View).detail;
  /** Another seat's Hero stands in Athens. */
  const view = { ...standing({ hero_1: "athens" }), seat: 1, well: 3, chronos: null, combat: null, prompt: {} } as unknown as Position;

  it("is a Combat and Prayers for who goes to a City, nothing of it for a Temple, a Truce or an Avatar", () => {
    expect(detail("go", view)).toContain("hy-fights");
    expect(detail("go", { ...view, seat: 0 })).toBe("hy-well-then · hy-influence");
    expect([detail("temple", view), detail("city", view)]).toEqual(["hy-influence", "hy-influence"]);
  });

  /** What is said of a move without an argument, to a question about something. */
  const about = (kind: string, fields: Record<string, string>, args: string[] = [], question = "FollowersOrService") =>
    words.option({ kind, args, move: kind } as unknown as Option, { ...view, prompt: { kind: question, fields } } as unknown as View).detail;

  it("says what a City gives where its Followers or its Service are taken", () => {
    expect(["elis", "sparta", "lemnos"].map((city) => about("service", { city }))).toEqual(["Counted-vp", "Hy-cards-n", "Action-produce"]);
    expect(about("followers", { city: "elis" })).toBe("Counted-follower");
    expect(about("followers", { city: "elis" }, [], "TempleExtra")).toBe(""); // a Temple gives one, not those of the City
  });

  it("says what the upper half of a Pillar brings, what Prayers become, and what is done at a Location", () => {
    expect(about("upper", { pillar: "pillar_truce" })).toBe("Hy-upper-truce");
    expect(about("convert", {}, ["convert_vp"])).toBe("Pay 1 Prayer: gain 1 VP.");
    expect(about("go", {}, ["oracle_1"])).toBe("hy-then-act");
  });
});

describe("a character under way", () => {
  it("is neither at home nor done", () => {
    const view = { players: [{}], seat: 0, prompt: { kind: "Go", seat: 0, fields: { character: "hero_1" } } } as unknown as Position;
    const one = { id: "hero_1", place: "", fallen: 0, planned: 0, spent: 1 } as unknown as CharacterView;
    expect([characterStatus(view, 0, one), characterStatus(view, 0, { ...one, id: "hero_2" })]).toEqual(["hy-under-way", "hy-spent"]);
  });
});
