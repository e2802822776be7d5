import { describe, expect, it, vi } from "vitest";
import type { Ask, StatePush, View } from "../src/lib/protocol";
import type { TableStore } from "../src/lib/table.svelte";
import { Interlude } from "../src/lib/table/interlude.svelte";

/** A game whose parts end with "won" and are settled with "paid". */
function laid(out = false) {
  const board = { out: () => out, interlude: { begins: (event: { kind: string }) => event.kind === "won", tells: (event: { kind: string }) => event.kind === "paid", during: () => true } };
  const interlude = new Interlude({
    board, own: [0], mine: [0], connection: { live: true }, courtesy: { waits: ({ options }: Ask) => options.length > 1, answer: () => undefined }, pace: { reset: () => undefined },
  } as unknown as TableStore);
  const shows = (name: string, ...kinds: string[]) => interlude.see({ reason: "move", events: kinds.map((kind) => ({ kind })), view: { name } as unknown as View, ask: null, result: null } as unknown as StatePush);
  return { interlude, shows };
}

function asking(...moves: string[]): StatePush {
  return { reason: "move", events: [], view: {}, ask: { options: moves.map((move) => ({ move })) }, result: null } as unknown as StatePush;
}

describe("the end of a part", () => {
  it("is one result: what is let pass meanwhile does not wait, what is to be chosen does", () => {
    const { interlude, shows } = laid();
    shows("fight");
    shows("over", "won");
    expect([interlude.holds(asking("pass")), interlude.holds(asking("pass", "play"))]).toEqual([false, true]);
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
