import { expect, it } from "vitest";
import { inPercent } from "../src/lib/chance";

it("shows nothing as certain that is not", () => {
  expect([0, 0.0004, 0.5, 0.996, 0.99999, 1].map(inPercent)).toEqual([0, 1, 50, 99, 99, 100]);
});
