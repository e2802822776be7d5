import { describe, expect, it } from "vitest";
import { axis } from "../src/lib/axis";
import { minus } from "../src/lib/typography";

describe("the axis of a chart", () => {
  it("holds all values between its ends, also below nought, at a few round numbers", () => {
    for (const values of [[], [0, 3], [12, 71], [-1, 30], [-17, 4], [480]]) {
      const { low, high, ticks } = axis(values, 7);
      expect(values.every((value) => low <= value && value < high)).toBe(true);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeLessThanOrEqual(9);
      expect(ticks[0]).toBe(low);
    }
    expect(axis([3, 9], 7).ticks).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it("writes what is below nought with a minus, not with a hyphen", () => {
    expect([minus(-3), minus(0), minus(12)]).toEqual(["−3", "0", "12"]);
  });
});
