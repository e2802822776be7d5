import { describe, expect, it } from "vitest";
import { content } from "../src/boards/godstorm/content";
import { gesture } from "../src/boards/godstorm/gesture";
import { suffers, weight } from "../src/boards/godstorm/look";
import { words } from "../src/boards/godstorm/words";
import { addTexts } from "../src/lib/i18n.svelte";
import type { Ask, GameEvent, View } from "../src/lib/protocol";

function ask(kind: string, moves: string[]): Ask {
  const options = moves.map((move) => {
    const [word, ...args] = move.split(" ");
    return { move, kind: word!, args, places: [] };
  });
  return { prompt_id: "1", seat: 0, kind, clause: "", params: {}, sealed: null, draft: [], topic: "", passing: null, unseen: false, options, ways: {}, closed: [], cautions: [], oracle: {} };
}

/** Seat 0 attacks Rus from Varangia with so many armies against so many. */
function attack(mine: number, theirs: number, origin = "varangia", heaven = 0): View {
  return {
    turn: 0,
    board: { varangia: [0, mine], rus: [1, theirs] },
    players: [{ heaven, gods: {}, pantheon: "greek" }, { heaven: 0, gods: {}, pantheon: "norse" }],
    turn_state: { origin, target: "rus" },
  } as unknown as View;
}

const DICE = ["roll 1", "roll 2", "roll 3", "stop"];

describe("a battle until it is decided", () => {
  it("goes on with the most dice as long as the attacker is not outnumbered", () => {
    expect(gesture(ask("Assault", DICE), attack(7, 4)).onwards?.move).toBe("roll 3");
    expect(gesture(ask("Assault", ["roll 1", "roll 2", "stop"]), attack(3, 2)).onwards?.move).toBe("roll 2");
  });

  it("asks again who is outnumbered: one army stays at home", () => {
    const { onwards } = gesture(ask("Assault", DICE), attack(4, 4));
    expect(onwards).toBeDefined();
    expect(onwards?.move).toBeUndefined();
  });

  it("counts the dead in heaven where they come from there", () => {
    expect(gesture(ask("Assault", DICE), attack(0, 2, "heaven", 3)).onwards?.move).toBe("roll 3");
    expect(gesture(ask("Assault", DICE), attack(9, 2, "heaven", 1)).onwards?.move).toBeUndefined();
  });

  it("defends with the most dice, and all gods follow", () => {
    expect(gesture(ask("Defend", ["defend 1", "defend 2"]), attack(4, 4)).usual).toBe("defend 2");
    expect(gesture(ask("GodsFollow", ["with none", "with war", "with sky+war"]), attack(4, 4)).usual).toBe("with sky+war");
  });
});

describe("the dead embark", () => {
  it("as many at once as one likes, and then it is done", () => {
    const said = gesture(ask("Embark", ["done", "embark styx"]), attack(1, 1, "", 70));
    expect([said.repeat, said.total, said.afterwards?.move]).toEqual([60, 70, "done"]);
  });
});

describe("armies that move on", () => {
  const borders = (id: string, adjacent: string[]) => content.lands.set(id, { id, continent: "", land: [], water: [], adjacent });
  borders("varangia", ["rus", "thule"]);
  const taken = (thule: number) => {
    const view = attack(5, 1) as unknown as { board: Record<string, number[]> };
    Object.assign(view.board, { rus: [0, 1], thule: [thule, 2] });
    return view as unknown as View;
  };
  const some = ["move 1", "move 2", "move 4"];

  it("all of them, where nobody else is near the place that they leave", () => {
    for (const kind of ["MoveMore", "EnterWith", "FortifyArmies"]) expect(gesture(ask(kind, some), taken(0)).usual).toBe("move 4");
    expect(gesture(ask("FortifyGods", ["with none", "with war"]), taken(0)).usual).toBe("with war");
  });

  it("as many as the player says, where somebody is, be it nobody's land", () => {
    for (const thule of [1, 5, -1]) for (const kind of ["MoveMore", "EnterWith", "FortifyArmies"]) expect(gesture(ask(kind, some), taken(thule)).usual).toBeUndefined();
    expect(gesture(ask("FortifyGods", ["with none", "with war"]), taken(1)).usual).toBeUndefined();
  });

  it("from heaven, which has no neighbours, as the player says", () => {
    expect(gesture(ask("MoveMore", some), attack(0, 1, "heaven", 3)).usual).toBeUndefined();
  });
});

describe("the step of the turn", () => {
  addTexts("godstorm", { en: "gs-step = { $kind }", fr: "gs-step = { $kind }" });
  content.spaces.set("altar_west", { id: "altar_west" });
  const step = (kind: string, target: string) => words.step({ ...attack(3, 3), prompt: { kind }, turn_state: { origin: "", target } } as unknown as View);

  it("is an invasion of the Underworld once one is declared there", () => {
    expect(step("Assault", "altar_west")).toBe("InvadeUnderworld");
    expect(step("Assault", "rus")).toBe("Assault");
  });

  it("is an invasion above before one is declared, wherever the last one of the game was", () => {
    expect(step("Invade", "altar_west")).toBe("Invade");
  });
});

describe("a card that asks", () => {
  it("is read beside the question", () => {
    content.cards.set("the_gods_forsake_us", { id: "the_gods_forsake_us", deck: "death", cost: 0, when: "step_4", effect: "Plague comes." });
    const given = { ...ask("Choice", ["target rus"]), params: { card: "the_gods_forsake_us" } };
    expect(gesture(given, attack(1, 1)).note).toBe("Plague comes.");
  });
});

describe("the news", () => {
  const event = (kind: string, more: object = {}) => ({ kind, clause: "GS-168", ...more }) as GameEvent;

  it("tell of a plague that kills and of no other", () => {
    expect([weight(event("plague", { lost: 2 })), weight(event("plague", { lost: 0 }))]).toEqual(["deed", null]);
  });

  it("leave out who embarks: what is taken below comes after it", () => {
    expect([weight(event("embarked")), weight(event("captured"))]).toEqual([null, "deed"]);
  });

  it("tell what Pandora's Box plays for its own owner", () => {
    expect(suffers(event("card-played", { clause: "GS-161" }))).toBe(true);
    expect(suffers(event("card-played", { clause: "GS-148" }))).toBe(false);
  });
});
