import { describe, expect, it } from "vitest";
import { gesture as forging } from "../src/boards/diceforge/gesture";
import { content } from "../src/boards/diceforge/content";
import { content as prayers } from "../src/boards/theomachy/content";
import { gesture as betting } from "../src/boards/theomachy/gesture";
import { words } from "../src/boards/theomachy/words";
import { Choice } from "../src/lib/choice.svelte";
import { addTexts, speakOf } from "../src/lib/i18n.svelte";
import type { Ask, View } from "../src/lib/protocol";

function ask(kind: string, ...moves: string[]): Ask {
  const options = moves.map((move) => {
    const [kind = "", rest] = move.split(" ");
    return { move, kind, args: rest === undefined ? [] : rest.split(">"), places: [] };
  });
  return { prompt_id: "1", seat: 0, kind, clause: "", params: {}, sealed: null, draft: [], topic: "", passing: null, unseen: false, options, ways: {}, closed: [], cautions: [], oracle: {} };
}

const forge = { players: [{ scepters: [] }] } as unknown as View;

describe("small questions of Dice Forge", () => {
  it("let gold be stored always, as far as there is room, or as little as may be", () => {
    const { standing } = forging(ask("StoreGold", "store 1", "store 2", "store 3", "cash 1"), forge);
    expect(standing?.answers.map(({ id, move }) => [id, move])).toEqual([["always", "store 3"], ["never", "store 1"]]);
  });

  it("leave Scepters and ancient shards where they are, unless they must pay", () => {
    expect(forging(ask("PayShards", "ancient 1", "ancient 2"), forge).usual).toBe("ancient 1");
    expect(forging(ask("PayShards", "scepter none", "scepter sun"), forge).usual).toBe("scepter none");
    expect(forging(ask("PayShards", "scepter sun", "scepter moon"), forge).usual).toBeUndefined();
    expect(forging(ask("PayGold", "spend 0", "spend 1"), forge).usual).toBe("spend 0");
  });

  it("put all or none of the gold on the card until the round is over, once that was answered", () => {
    const as = (round: number, ...moves: string[]) => forging(ask("StoreGold", ...moves), { ...forge, round } as View).onwards?.as;
    expect(as(3, "store 0", "store 1", "store 2")).toEqual({ "store 0": "least 3", "store 2": "most 3" });
    expect(as(4, "store 2", "store 3")).toEqual({ "store 2": "least 4", "store 3": "most 4" });
  });

  it("roll the Celestial die before the Golem steps", () => {
    expect(forging(ask("PuzzleRoll", "puzzle first", "puzzle last"), forge).usual).toBe("puzzle first");
  });

  it("take a face that is given with the side that it replaces, one face only", () => {
    const own = { players: [{ scepters: [], gold: 9, dice: [{ faces: ["gold_1", "sun_1"] }, { faces: ["gold_1"] }] }] } as unknown as View;
    const given = ask("TakeFace", "forge moon_1", "forge sun_1");
    const choice = new Choice(given, forging(given, own));
    choice.plan("forge moon_1");
    expect(choice.ways("forge moon_1").map(({ move }) => move)).toEqual(["replace light>gold_1", "replace light>sun_1", "replace dark>gold_1"]);
    choice.plan("forge sun_1", "replace dark>gold_1");
    expect(choice.moves()).toEqual(["forge sun_1", "replace dark>gold_1"]);
    expect([forging(ask("MustBuyFace", "buy sun_1"), own).plan?.single, forging(ask("Offering", "buy sun_1"), own).plan?.single]).toEqual([true, false]);
  });

  it("let one face come first always, and one gain be taken always, whatever lies beside it", () => {
    for (const [id, type] of [["golem_moon", "golem"], ["gold_1", "gain"]] as const) content.faces.set(id, { id, type, cost: 0, level: 0 });
    const { standing } = forging(ask("ChooseOrder", "apply gold_1", "apply golem_moon"), forge);
    expect([standing?.topic, standing?.answers.map(({ move }) => move)]).toEqual(["df-ChooseOrder golem_moon", ["apply golem_moon", "apply gold_1"]]);
    const gain = forging({ ...ask("ChooseGain", "take sun", "take moon", "cash 1"), params: { source: "guardians_owl" } }, forge).standing;
    expect([gain?.topic, gain?.answers.map(({ id }) => id)]).toEqual(["df-ChooseGain guardians_owl", ["sun", "moon"]]);
  });

  it("go on to the action where no card can be used: a Companion can be cashed in there too", () => {
    expect(forging(ask("Reinforce", "done", "cash 1"), forge).usual).toBe("done");
    expect(forging(ask("Reinforce", "use elder", "done"), forge).usual).toBeUndefined();
    expect(forging(ask("ExtraAction", "done", "cash 1"), forge).usual).toBeUndefined(); // what it gives may pay for one
  });

  it("use a Tree and move a Companion where there is nothing beside them", () => {
    const usual = (...moves: string[]) => forging(ask("Reinforce", ...moves, "done"), forge).usual;
    expect([usual("use tree"), usual("advance 1", "cash 1"), usual("use tree", "advance 1", "cash 1")]).toEqual(["use tree", "advance 1", "use tree"]);
    expect([usual("use elder", "use tree"), usual("use guardians_owl"), usual("use tree", "triton gold")]).toEqual([undefined, undefined, undefined]);
  });
});

function table(power: number[], miracles = 0): View {
  return { seat: 0, hand_number: 4, fighters: power.map((_, seat) => seat), players: power.map((one) => ({ power: one, miracles })) } as unknown as View;
}

describe("small questions of Theomachy", () => {
  it("leave the Mythology card of who has no Miracle to pay with", () => {
    expect(betting(ask("ChooseMyth", "bury", "leave"), table([1], 0)).usual).toBe("leave");
    expect(betting(ask("ChooseMyth", "bury", "leave"), table([1], 1)).usual).toBeUndefined();
  });

  it("pass on in a Battle until somebody else is ahead", () => {
    const so = (...power: number[]) => betting(ask("BattleTurn", "play fog", "pass"), table(power)).onwards?.as?.["pass"];
    expect(so(7, 5, 6)).toBe(so(7, 6, 7));
    expect(so(7, 8, 6)).not.toBe(so(7, 5, 6));
    expect(so(7, 8, 6)).not.toBe(so(7, 8, 9));
    expect(betting(ask("BattleTurn", "play fog", "end"), table([7, 5])).onwards?.as).toBeUndefined();
  });

  it("name the answer that a Power card leads to, not the Power card alone", async () => {
    addTexts("theomachy", { en: "th-answer-with = { $answer }, with { $power }", fr: "" });
    await speakOf("theomachy");
    const entry = { essence: "earth", name_fr: "" } as const;
    prayers.prayers.set("interruption", { ...entry, id: "interruption", name_en: "Interruption", type: "effect", when: "reaction" });
    prayers.prayers.set("power_earth", { ...entry, id: "power_earth", name_en: "Power of Earth", type: "power", when: "betting_turn" });
    const [power] = ask("React", "play power_earth").options;
    const position = (kind: string) => ({ ...table([1]), hand: ["interruption", "power_earth"], prompt: { kind } }) as unknown as View;
    expect(words.option(power!, position("React")).label).toBe("interruption, with power_earth");
    expect(words.option(power!, position("BettingTurn")).label).toBe("power_earth");
  });
});
