import { describe, expect, it, vi } from "vitest";
import type { StatePush, View } from "../src/lib/protocol";
import type { TableStore } from "../src/lib/table.svelte";
import { Interlude } from "../src/lib/table/interlude.svelte";

/** A game whose parts end with "won" and are settled with "paid". */
function laid(out = false) {
  const board = { out: () => out, interlude: { begins: (event: { kind: string }) => event.kind === "won", tells: (event: { kind: string }) => event.kind === "paid", during: ({ name }: { name?: string }) => name !== "next" } };
  const interlude = new Interlude({
    board, own: [0], mine: [0], connection: { live: true }, courtesy: { answer: () => undefined }, pace: { reset: () => undefined },
  } as unknown as TableStore);
  const push = (name: string, kinds: string[]) => ({ reason: "move", events: kinds.map((kind) => ({ kind })), view: { name } as unknown as View, ask: null, result: null }) as unknown as StatePush;
  const shows = (name: string, ...kinds: string[]) => interlude.see(push(name, kinds));
  return { interlude, shows, push };
}

describe("the end of a part", () => {
  it("is one result: what leads away from it waits, and what that tells is told on the stage, once", () => {
    const { interlude, shows, push } = laid();
    shows("fight");
    shows("over", "won");
    expect(interlude.holds(push("asked", ["passed"]))).toBe(false);
    const away = push("next", ["paid"]);
    expect(interlude.holds(away)).toBe(true);
    for (let i = 0; i < 3; i++) interlude.see(away); // looked at again with everything that arrives
    expect(interlude.staged?.events.map(({ kind }) => kind)).toEqual(["won", "paid"]);
    expect(interlude.staged).toMatchObject({ outcome: { name: "over" }, now: { name: "next" } });
    interlude.goOn();
    interlude.see(away);
    expect(interlude.staged).toBeNull();
  });

  it("stays for those who play, and goes on by itself for those who look on", () => {
    vi.useFakeTimers();
    for (const out of [false, true]) {
      const { interlude, shows } = laid(out);
      shows("fight");
      shows("over", "won");
      vi.advanceTimersByTime(10_000);
      expect(interlude.staged === null).toBe(out);
    }
    vi.useRealTimers();
  });

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
