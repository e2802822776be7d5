import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, describe, expect, it } from "vitest";
import { averages, changes } from "../src/boards/diceforge/averages";
import { content } from "../src/boards/diceforge/content";
import { drawing, spaceDrawing } from "../src/boards/diceforge/drawing";
import { rollCount, throws } from "../src/boards/diceforge/rolls";
import { travels } from "../src/boards/diceforge/travel";
import { turnOrder, type Position } from "../src/boards/diceforge/view";
import type { Components, GameEvent } from "../src/lib/protocol";

const BOX = join(import.meta.dirname, "../../src/theogony/games/diceforge/content/components.yaml");
const LIGHT = ["gold_1", "gold_1", "gold_1", "gold_1", "gold_1", "sun_1"];
const DARK = ["gold_1", "gold_1", "gold_1", "gold_1", "moon_1", "glory_2"];

beforeAll(() => content.fill(load(readFileSync(BOX, "utf8")) as Components));

function position(changed: Partial<Position["players"][number]> = {}): Position {
  const hero = { dice: [{ faces: LIGHT, up: 0, record: "" }, { faces: DARK, up: 0, record: "" }], island: "", golem: "lab_01", allegiance: "tit_start", ...changed };
  return { seats: 2, first: 1, players: [hero, hero] } as unknown as Position;
}

function event(kind: string, seat: number, more: Record<string, unknown> = {}): GameEvent {
  return { kind, clause: "DF-034", seat, ...more };
}

describe("what a die brings", () => {
  it("is an average over six faces", () => {
    expect(averages(DARK)).toMatchObject({ gold: 4 / 6, moon: 1 / 6, glory: 2 / 6, sun: 0 });
  });

  it("counts a choice for each thing it offers", () => {
    expect(averages(["choice_gold3_glory2"])).toMatchObject({ gold: 3, glory: 2 });
  });

  it("changes only where a new face differs from the old one", () => {
    expect(changes(DARK, "gold_1", "moon_2")).toEqual([
      { resource: "gold", now: 4 / 6, then: 3 / 6 },
      { resource: "moon", now: 1 / 6, then: 3 / 6 },
    ]);
    expect(changes(DARK, "gold_1", "gold_1")).toEqual([]);
  });
});

describe("rolls", () => {
  const all = [event("rolled", 0, { faces: ["gold_1", "gold_1"], sides: [0, 0] }), event("rolled", 1, { faces: ["sun_1", "glory_2"], sides: [5, 5] })];

  it("of all players at once are one", () => {
    expect(rollCount(all)).toBe(1);
    expect(rollCount([...all, ...all])).toBe(2);
    expect(rollCount([event("bought", 0)])).toBe(0);
  });

  it("show the sides that fell and what they brought", () => {
    const groups = throws([...all, event("gained", 1, { gains: { sun: 1 } }), event("gained", 1, { gains: { glory: 2 } })], position());
    expect(groups).toHaveLength(1);
    expect(groups[0]![1]).toMatchObject({ seat: 1, gains: { sun: 1, glory: 2 } });
    expect(groups[0]![1]!.dice.map(({ die }) => die.faces[die.up])).toEqual(["sun_1", "glory_2"]);
  });

  it("tell what of it no reserve could take from what was gained", () => {
    const full = [event("gained", 1, { gains: { gold: 3, sun: 1 } }), event("overflowed", 1, { gains: { gold: 2 } })];
    const [, second] = throws([...all, ...full], position())[0]!;
    expect(second).toMatchObject({ gains: { gold: 1, sun: 1 }, lost: { gold: 2 } });
    expect(throws([...all, event("gained", 1, { gains: { gold: 1 } }), event("overflowed", 1, { gains: { gold: 1 } })], position())[0]![1]!.gains).toEqual({});
  });

  it("keep the face that fell, even if it has been forged over since", () => {
    const groups = throws([event("die-rolled", 0, { die: "light", face: "mirror", side: 2 })], position());
    expect(groups[0]![0]!.dice[0]!.die.faces).toEqual(["gold_1", "gold_1", "mirror", "gold_1", "gold_1", "sun_1"]);
  });
});

describe("drawings", () => {
  it("of every face and every space have something on them", () => {
    const faces = [...content.faces.keys(), ...content.celestial.keys()].map((id) => drawing(id));
    const spaces = [...content.spaces.values()].map((space) => spaceDrawing(space));
    for (const art of [...faces, ...spaces]) expect(art.cells.length > 0 || art.sign !== null).toBe(true);
  });

  it("of a choice and of a gain differ", () => {
    expect(drawing("choice_gold3_glory2")).toMatchObject({ choice: true, sign: null });
    expect(drawing("moon_2_glory_2")).toMatchObject({ choice: false, sign: null });
  });
});

describe("the table", () => {
  it("plays in turn from the first player", () => {
    expect(turnOrder(position())).toEqual([1, 0]);
  });

  it("sees pieces travel that stand elsewhere", () => {
    expect(travels(position(), position())).toBe(false);
    expect(travels(position(), position({ island: "island_3" }))).toBe(true);
    expect(travels(position(), position({ golem: "lab_02" }))).toBe(true);
  });
});
