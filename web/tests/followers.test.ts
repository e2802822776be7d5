import { describe, expect, it } from "vitest";
import { travels } from "../src/boards/theomachy/travel";
import { lent, staked, type Player, type Position, type Tokens } from "../src/boards/theomachy/view";

function position(stake: Tokens, worth: number, loan: Tokens = [0, 0, 0]): Position {
  return { players: [{ alive: 1, stake, loan, cult_value: worth }] } as unknown as Position;
}

describe("followers that travel", () => {
  it("go from Cult to Stake, whatever was exchanged for them", () => {
    expect(travels(position([0, 0, 1], 60), position([0, 1, 1], 55))).toEqual([{ seat: 0, tokens: [0, 1, 0], into: true }]);
  });

  it("come home when the Stake returns", () => {
    expect(travels(position([0, 1, 2], 50), position([0, 0, 0], 59))).toEqual([{ seat: 0, tokens: [0, 1, 2], into: false }]);
  });

  it("do not when the Stake is lost, or when the Bank lends", () => {
    expect(travels(position([0, 1, 2], 50), position([0, 0, 0], 50))).toEqual([]);
    expect(travels(position([0, 1, 2], 50), position([0, 1, 2], 50, [0, 1, 0]))).toEqual([]);
  });
});

describe("a Stake", () => {
  it("holds what the Bank has lent beside what is one's own", () => {
    const player = { stake: [0, 0, 1], stand: [1, 0, 0], loan: [0, 1, 0] } as unknown as Player;
    expect(staked(player)).toEqual([1, 1, 1]);
    expect(lent(player)).toEqual([1, 1, 0]);
  });
});
