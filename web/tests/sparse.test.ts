import { describe, expect, it } from "vitest";
import { sparse } from "../src/lib/sparse";

describe("icons on the timeline", () => {
  const found = [{ kind: "captured", at: [1, 2, 3, 9, 20] }, { kind: "godswar", at: [10] }];

  it("none lies over another, and what is rare is there", () => {
    expect(sparse(found, 5)).toEqual([{ kind: "godswar", at: 10 }, { kind: "captured", at: 1 }, { kind: "captured", at: 20 }]);
  });

  it("all, where there is room", () => {
    expect(sparse(found, 0)).toHaveLength(6);
  });
});
