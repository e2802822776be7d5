import { describe, expect, it } from "vitest";
import type { Reason } from "../src/lib/protocol";
import type { TableStore } from "../src/lib/table.svelte";
import { Why } from "../src/lib/table/why.svelte";

function refused(move: string, key: string, params: Record<string, string>): Reason {
  return { move, refusal: { clause: "GS-173", key, params, remedy: "" } };
}

/** What is told when these moves around a place are refused. */
function told(at: string, reasons: Reason[]): string[] {
  const table = { board: { remedy: () => undefined }, choice: { option: (move: string) => ({ move }) }, ask: { options: [] }, looked: null, school: { lit: null } };
  const why = new Why(table as unknown as TableStore);
  why.explain(at, reasons);
  const { open } = why;
  return open === null ? [] : [...(open.refusal ? [open.refusal] : []), ...open.more].map((one) => `${one.key} ${one.params["place"]}`);
}

describe("why not", () => {
  it("tells what stops this place, and nothing about moves between others", () => {
    const reasons = [
      refused("attack thule>rus", "own-territory", { place: "rus" }),
      refused("attack rus>scythia", "two-armies-needed", { place: "rus" }),
      refused("attack varangia>rus", "not-under-your-control", { place: "varangia" }),
      refused("attack dacia>rus", "not-under-your-control", { place: "dacia" }),
    ];
    expect(told("rus", reasons)).toEqual(["own-territory rus", "two-armies-needed rus"]);
  });

  it("counts the place that a move begins at, and says the same thing once", () => {
    const reasons = [
      refused("attack rus>galicia", "connection-cut", { origin: "rus", place: "galicia" }),
      refused("enter rus>galicia", "connection-cut", { origin: "rus", place: "galicia" }),
      refused("attack thule>varangia", "own-territory", { place: "varangia" }),
    ];
    expect(told("rus", reasons)).toEqual(["connection-cut galicia"]);
  });

  it("keeps all reasons where none names the place, and none where the place is open from somewhere", () => {
    expect(told("rus", [refused("done", "armies-left-to-place", { place: "thule" })])).toEqual(["armies-left-to-place thule"]);
    expect(told("rus", [{ move: "attack thule>rus", refusal: null }, refused("attack dacia>rus", "not-under-your-control", { place: "dacia" })])).toEqual([]);
  });
});
