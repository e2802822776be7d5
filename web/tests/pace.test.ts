import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, StatePush } from "../src/lib/protocol";
import { hurry, settings } from "../src/lib/settings.svelte";
import { Pace } from "../src/lib/table/pace.svelte";
import type { TableStore } from "../src/lib/table.svelte";

/** A table at which seat 0 sits, and when what was shown: [milliseconds, number of the position, events told with it]. */
function laid() {
  const shown: [number, number, number][] = [];
  const table = {
    mine: [0],
    before: null,
    shown: null as StatePush | null,
    interlude: { holds: () => false, see: () => undefined, clear: () => undefined },
    log: { keep: () => undefined },
    turn: (view: { turn: number }) => view.turn,
    board: {
      opens: () => false,
      weight: () => "deed",
      topic: (event: GameEvent) => (event.kind === "battle" ? "dice" : null),
      travel: () => 0,
    },
  };
  const start = performance.now();
  const pace = new Pace(table as unknown as TableStore, (push) => {
    table.shown = push;
    shown.push([performance.now() - start, push.seq, push.events.length]);
  });
  let seq = 0;
  const add = (turn: number, kind: string, more: object = {}) =>
    pace.add({ seq: ++seq, reason: "move", view: { turn }, ask: null, result: null, events_from: seq, events: [{ kind, clause: "X", seat: turn }], ...more } as unknown as StatePush);
  return { pace, shown, add };
}

describe("the pace of others' turns", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    settings.speed = "natural";
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    settings.speed = "natural";
    hurry.now = 1;
  });

  it("gives a few deeds the time they deserve", async () => {
    const { shown, add } = laid();
    for (const kind of ["raided", "prayed", "built"]) add(1, kind);
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.map(([at]) => at)).toEqual([0, 500, 1000]);
  });

  it("shows a turn of many battles in under four seconds, and leaves nothing untold", async () => {
    const { shown, add } = laid();
    for (let i = 0; i < 60; i++) add(1, i % 5 === 0 ? "invasion" : "battle");
    add(2, "raided");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.at(-1)![1]).toBe(61);
    expect(shown.at(-1)![0]).toBeLessThan(4000);
    expect(shown.length).toBeGreaterThan(15); // and not as one flash
    expect(shown.reduce((sum, [, , told]) => sum + told, 0)).toBe(61);
  });

  it("does not wait for thoughts twice: what comes late has what is left of the turn", async () => {
    const { shown, add } = laid();
    for (let i = 0; i < 40; i++) {
      add(1, i % 3 === 0 ? "invasion" : "battle");
      await vi.advanceTimersByTimeAsync(50);
    }
    add(2, "raided");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.at(-1)![1]).toBe(41);
    expect(shown.at(-1)![0]).toBeLessThan(4000);
  });

  it("begins each turn anew, and leaves one's own alone", async () => {
    const { shown, add } = laid();
    for (const seat of [1, 2, 3]) for (let i = 0; i < 30; i++) add(seat, i % 2 === 0 ? "invasion" : "battle");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shown.at(-1)![0]).toBeGreaterThan(9000);
    expect(shown.at(-1)![0]).toBeLessThan(12_000);
    const own = laid();
    for (let i = 0; i < 6; i++) own.add(0, "battle", { events: [{ kind: "battle", clause: "X", seat: 1 }] });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(own.shown).toHaveLength(6);
    expect(own.shown.at(-1)![0]).toBe(1200 + 4 * 350);
  });

  it("at once draws one picture for what comes together, and a question without delay", async () => {
    settings.speed = "once";
    const { pace, shown, add } = laid();
    for (let i = 0; i < 10; i++) add(1, "battle");
    expect(shown).toHaveLength(0);
    expect(pace.held).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown.map(([, seq]) => seq)).toEqual([10]);
    add(1, "battle");
    add(0, "raised", { ask: {} });
    expect(shown.map(([, seq]) => seq)).toEqual([10, 12]);
  });
});
