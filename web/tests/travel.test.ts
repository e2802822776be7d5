import { describe, expect, it } from "vitest";
import { travels } from "../src/boards/godstorm/travel";
import type { Position } from "../src/boards/godstorm/view";

type Board = Record<string, [number, number]>;

/** Two players; the gods of the first as given, eight armies in each heaven. */
function position(board: Board, gods: Record<string, string> = {}, heaven = 8): Position {
  const player = (own: Record<string, string>) => ({ gods: own, heaven });
  return { board, players: [player(gods), player({})] } as unknown as Position;
}

describe("pieces that travel", () => {
  it("are armies that left one place for another of the same player", () => {
    const found = travels(position({ thule: [0, 7], rus: [0, 1] }), position({ thule: [0, 3], rus: [0, 5] }));
    expect(found).toEqual([{ seat: 0, from: "thule", to: "rus", armies: 4, gods: [] }]);
  });

  it("are armies that take a place over, with the gods that go along", () => {
    const found = travels(position({ thule: [0, 7], rus: [1, 1] }, { war: "thule" }), position({ thule: [0, 4], rus: [0, 3] }, { war: "rus" }));
    expect(found).toEqual([{ seat: 0, from: "thule", to: "rus", armies: 3, gods: ["war"] }]);
  });

  it("come out of heaven too", () => {
    const found = travels(position({ gate: [-1, 0] }), position({ gate: [0, 2] }, undefined, 6));
    expect(found).toMatchObject([{ from: "heaven", to: "gate", armies: 2 }]);
  });

  it("are a god alone", () => {
    const found = travels(position({}, { magic: "rus" }), position({}, { magic: "thule" }));
    expect(found).toEqual([{ seat: 0, from: "rus", to: "thule", armies: 0, gods: ["magic"] }]);
  });

  it("are none where armies are raised, fall, or a god is summoned", () => {
    expect(travels(position({ thule: [0, 1] }), position({ thule: [0, 4] }))).toEqual([]);
    expect(travels(position({ thule: [0, 4], rus: [1, 3] }), position({ thule: [0, 3], rus: [1, 2] }))).toEqual([]);
    expect(travels(position({}), position({}, { death: "rus" }))).toEqual([]);
  });

  it("are none where it is not plain who went where", () => {
    const before = position({ thule: [0, 5], rus: [0, 5], galicia: [0, 1], dacia: [0, 1] });
    expect(travels(before, position({ thule: [0, 3], rus: [0, 3], galicia: [0, 3], dacia: [0, 3] }))).toEqual([]);
  });
});
