import { describe, expect, it } from "vitest";
import { content } from "../src/boards/godstorm/content";
import { gesture } from "../src/boards/godstorm/gesture";
import type { Ask, View } from "../src/lib/protocol";

function ask(kind: string, moves: string[]): Ask {
  const options = moves.map((move) => {
    const [word, ...args] = move.split(" ");
    return { move, kind: word!, args, places: [] };
  });
  return { prompt_id: "1", seat: 0, kind, clause: "", params: {}, sealed: null, draft: [], topic: "", passing: null, options, ways: {}, closed: [], cautions: [], oracle: {} };
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
