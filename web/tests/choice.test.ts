import { describe, expect, it } from "vitest";
import type { Gesture } from "../src/lib/board";
import { Choice } from "../src/lib/choice.svelte";
import type { SetPart } from "../src/lib/options";
import type { Ask, Option } from "../src/lib/protocol";

function option(move: string): Option {
  const [kind = "", word = ""] = move.split(" ");
  return { move, kind, args: word === "" ? [] : [word], places: [] };
}

function choice(moves: string[], gesture: Gesture = {}): Choice {
  const ask: Ask = { prompt_id: "1", seat: 0, kind: "Any", clause: "", params: {}, sealed: null, draft: [], topic: "", passing: null, unseen: false, options: moves.map(option), ways: {}, closed: [], cautions: [], oracle: {} };
  return new Choice(ask, gesture);
}

describe("a set of a fixed size", () => {
  const drop = choice(["drop 1+2", "drop 1+3", "drop 2+3"]);
  const part = drop.parts[0] as SetPart;

  it("is no answer until it is complete, and takes no more then", () => {
    expect(drop.moves()).toEqual([]);
    drop.toggle(part, "1");
    expect(drop.moves()).toEqual([]);
    drop.toggle(part, "3");
    expect(drop.moves()).toEqual(["drop 1+3"]);
    drop.toggle(part, "2");
    expect(drop.moves()).toEqual(["drop 1+3"]);
    drop.toggle(part, "1");
    expect([drop.moves(), drop.members(part)]).toEqual([[], ["3"]]);
  });
});

describe("the list", () => {
  const moves = ["play gale", "pass", "follow", "fold", "raise priest"];

  it("stands in the order of the game, letting it pass first", () => {
    const bet = choice(moves, { order: ["follow", "raise", "fold"], letPass: null });
    expect(bet.listed.map((one) => one.move)).toEqual(["follow", "raise priest", "fold", "play gale", "pass"]);
    expect(choice(moves, { order: ["follow"] }).listed[0]?.move).toBe("pass");
  });

  it("proposes the first possible of what is usually done", () => {
    expect(choice(moves, { propose: ["end", "follow", "pass"] }).picked).toBe("follow");
    expect(choice(moves).picked).toBeNull();
  });

  it("knows whether the gesture can be closed, and what lets it pass", () => {
    const afterwards = { move: "end", after: ["follow"], label: "", detail: "", primary: (label: string) => label };
    expect(choice(moves, { afterwards }).closes).toBe(true);
    expect(choice(["end"], { afterwards }).closes).toBe(false);
    expect([choice(moves).pass?.move, choice(moves, { letPass: null }).pass]).toEqual(["pass", undefined]);
  });
});

describe("a prompt of many deeds", () => {
  const deed = (id: string, kinds: string[]) => ({ id, kinds, label: id, detail: "", icon: "" });
  const deeds = [deed("prayer", ["pray"]), deed("march", ["march"]), deed("rest", ["rest"])];
  const moves = ["pray zeus", "pray hermes", "march", "done"];

  it("first asks what is done, then how; back leads to what again", () => {
    const turn = choice(moves, { deeds });
    expect(turn.listed.map((one) => one.move)).toEqual(["done"]);
    turn.begin("prayer");
    expect(turn.deeds).toEqual([]);
    expect(turn.listed.map((one) => one.move)).toEqual(["pray zeus", "pray hermes"]);
    expect(turn.moves()).toEqual([]);
    expect(turn.back()).toBe(true);
    expect(turn.deeds).toEqual(deeds);
    expect(turn.back()).toBe(false);
  });

  it("proposes in a lesson nothing but what the guide asks for", () => {
    const { ask } = choice(["follow", "pass", "play fog"]);
    const first = (...lit: string[]) => new Choice(ask, { propose: ["follow", "pass"] }, lit).picked;
    expect([first("pass", "follow"), first("pass"), first("play fog")]).toEqual(["follow", "pass", null]);
  });

  it("proposes what can be done in one way only", () => {
    const turn = choice(moves, { deeds });
    turn.begin("march");
    expect(turn.moves()).toEqual(["march"]);
    expect(turn.of("rest")).toEqual([]);
  });
});
