import { describe, expect, it } from "vitest";
import type { StatePush, View } from "../src/lib/protocol";
import type { TableStore } from "../src/lib/table.svelte";
import { Interlude } from "../src/lib/table/interlude.svelte";

/** A game whose parts end with "won" and are settled with "paid". */
function laid() {
  const board = { interlude: { begins: (event: { kind: string }) => event.kind === "won", tells: (event: { kind: string }) => event.kind === "paid", during: () => true } };
  const interlude = new Interlude({ board, own: [0], connection: { live: true } } as unknown as TableStore);
  const shows = (name: string, ...kinds: string[]) => interlude.see({ reason: "move", events: kinds.map((kind) => ({ kind })), view: { name } as unknown as View, ask: null, result: null } as unknown as StatePush);
  return { interlude, shows };
}

describe("the end of a part", () => {
  it("shows the position in which its outcome was known", () => {
    const { interlude, shows } = laid();
    shows("fight");
    shows("over", "won");
    shows("settled", "paid");
    expect(interlude.staged).toMatchObject({ start: { name: "fight" }, outcome: { name: "over" } });
  });

  it("shows the one before, where it was settled in the same breath", () => {
    const { interlude, shows } = laid();
    shows("fight");
    shows("settled", "won", "paid");
    expect(interlude.staged).toMatchObject({ start: { name: "fight" }, outcome: { name: "fight" } });
  });
});
