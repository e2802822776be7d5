import { describe, expect, it, vi } from "vitest";
import type { TableStore } from "../src/lib/table.svelte";
import { Advice } from "../src/lib/table/advice.svelte";

const ODDS = { title: "The battle", bars: [], note: "" };

/** A table with an open question, whose odds come when they are told to. */
function asked(answer: object) {
  let come = () => {};
  const sent = new Promise<object>((resolve) => (come = () => resolve(answer)));
  const table = { shown: { view: {} }, choice: { picked: null }, connection: { send: () => sent }, board: { odds: () => ODDS } };
  return { table, advice: new Advice(table as unknown as TableStore), come: () => come() };
}

describe("a hint", () => {
  const hints = ["done", "card x", "card y"].map((move) => ({ move, reasons: [] }));

  it("is one move, so that the options stay in sight; asked for once more it is three", async () => {
    const table = { ask: {}, note: "", connection: { send: () => Promise.resolve({ ok: true, hints }) } };
    const advice = new Advice(table as unknown as TableStore);
    await advice.askHint();
    expect(advice.shown.map((one) => one.move)).toEqual(["done"]);
    await advice.askHint();
    expect(advice.shown).toHaveLength(3);
    advice.clear();
    expect([advice.shown, advice.all]).toEqual([[], false]);
  });
});

describe("odds of what is about to be rolled", () => {
  it("have their room from the moment they are asked for until they come", async () => {
    const { advice, come } = asked({ ok: true, odds: {} });
    const told = advice.askOdds();
    expect(advice.awaited).toBe(true);
    come();
    await told;
    expect([advice.awaited, advice.odds]).toEqual([false, ODDS]);
  });

  it("leave no room behind when there are none, or when the table has moved on meanwhile", async () => {
    const none = asked({ ok: true });
    const told = none.advice.askOdds();
    none.come();
    await told;
    expect(none.advice.awaited).toBe(false);

    const moved = asked({ ok: true, odds: {} });
    const late = moved.advice.askOdds();
    moved.table.shown = { view: {} };
    moved.come();
    await late;
    expect([moved.advice.awaited, moved.advice.odds]).toEqual([false, null]);
  });

  it("of a picked move keep no room: they stand where nothing moves for them", () => {
    const { advice } = asked({ ok: true, odds: {} });
    void advice.askOdds("attack thule>varangia");
    expect(advice.awaited).toBe(false);
  });

  it("are asked for again when all were busy, as long as the move is picked", async () => {
    vi.useFakeTimers();
    const answers = [{ ok: false, error: { key: "busy" } }, { ok: true, odds: {} }];
    const send = vi.fn(() => Promise.resolve(answers.shift()));
    const table = { shown: { view: {} }, choice: { picked: "attack thule>varangia" }, connection: { send }, board: { odds: () => ODDS } };
    const advice = new Advice(table as unknown as TableStore);
    await advice.askOdds("attack thule>varangia");
    expect(advice.odds).toBe(null);
    await vi.advanceTimersByTimeAsync(3000);
    expect(advice.odds).toEqual(ODDS);

    answers.push({ ok: false, error: { key: "busy" } });
    await advice.askOdds("attack thule>varangia");
    table.choice.picked = "pass";
    await vi.advanceTimersByTimeAsync(3000);
    expect(send).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});
