import { describe, expect, it } from "vitest";
import { swings } from "../src/lib/swings";

/** A chart with one point a move. */
function chart(...points: number[][]) {
  return points.map((one, at) => ({ at, points: one }));
}

const quiet = (n: number, points: number[]) => Array.from({ length: n }, () => points);

describe("turning points", () => {
  it("are the biggest changes against the others, in the order of the game", () => {
    const found = swings(chart(...quiet(8, [5, 5]), ...quiet(8, [9, 5]), ...quiet(8, [9, 3]), ...quiet(8, [9, 15])));
    expect(found.map((one) => [one.seat, one.change])).toEqual([[0, 4], [0, 2], [1, 12]]);
    expect(found.map((one) => one.to)).toEqual([8, 16, 24]);
  });

  it("are told once, of the one who gains, not also of the one who loses", () => {
    const found = swings(chart(...quiet(20, [5, 5]), ...quiet(20, [7, 3])));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ seat: 0, change: 4 });
  });

  it("are none where everybody gains the same, or hardly anything", () => {
    expect(swings(chart([0, 0], [5, 5], [6, 5], [6, 6]))).toEqual([]);
    expect(swings([])).toEqual([]);
    expect(swings(chart([3, 4]))).toEqual([]);
  });

  it("compare one seat with the mean of the others", () => {
    const [first] = swings(chart([10, 10, 10], [13, 10, 9]));
    expect(first).toMatchObject({ seat: 0, change: 3.5 });
  });
});
