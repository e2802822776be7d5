import { describe, expect, it } from "vitest";
import type { GameEvent, StatePush } from "../src/lib/protocol";
import { Log } from "../src/lib/table/log.svelte";
import { Messenger } from "../src/lib/table/messenger.svelte";
import type { Connection } from "../src/lib/table/connection.svelte";
import type { TableStore } from "../src/lib/table.svelte";

function event(kind: string, seat: number, more: object = {}): GameEvent {
  return { kind, clause: "X", seat, ...more } as GameEvent;
}

/** A table at which seat 0 looks on; `turn` shows a position in somebody's turn. */
function laid() {
  const log = new Log({} as Connection);
  const table = {
    log,
    shown: null as StatePush | null,
    own: [0],
    person: () => 0,
    turn: (view: { turn: number }, ask?: { turn?: number } | null) => ask?.turn ?? view.turn,
    board: {
      opens: (one: GameEvent) => one.kind === "turn" || one.kind === "over",
      causes: (one: GameEvent) => one.kind === "wrath" || one.kind === "doom",
      weight: () => "deed",
      eventIcon: () => "x",
      topic: () => null,
      suffers: (one: GameEvent) => one.kind === "robbed" || one.kind === "over",
      loses: (one: GameEvent, seat: number) => one.kind === "captured" && one["loser"] === seat,
      words: { event: (one: GameEvent) => `${one.seat} ${one.kind}` },
    },
  };
  const messenger = new Messenger(table as unknown as TableStore);
  const turn = (whose: number, events: GameEvent[], reason = "move", ask: object | null = whose === 0 ? { seat: 0 } : null) => {
    const before = table.shown;
    const push = { reason, seat: 0, seats: [0], events_from: log.end, events, view: { turn: whose }, ask } as unknown as StatePush;
    log.keep(push);
    table.shown = push;
    messenger.see(push, before);
  };
  return { messenger, turn };
}

describe("the messenger", () => {
  it("tells what others did since one's own turn, and not what one did", () => {
    const { messenger, turn } = laid();
    turn(0, [event("turn", 0)], "first");
    turn(1, [event("built", 0), event("turn", 1), event("raided", 1)]);
    turn(2, [event("turn", 2), event("prayed", 2)]);
    turn(0, [event("turn", 0)]);
    expect(messenger.news.map((beat) => beat.text)).toEqual(["1 raided", "2 prayed"]);
  });

  it("tells what befell the table by one's own last move", () => {
    const { messenger, turn } = laid();
    turn(0, [event("turn", 0)], "first");
    turn(1, [event("built", 0), { kind: "robbed", clause: "X" } as GameEvent, event("prayed", 0), event("turn", 1)]);
    turn(0, [event("turn", 0)]);
    expect(messenger.news.map((beat) => beat.text)).toEqual(["undefined robbed"]);
  });

  it("tells all that befell at the end of a round, in its order, though one answers in it and is the last who acted", () => {
    const { messenger, turn } = laid();
    const nobody = (kind: string) => ({ kind, clause: "X" }) as GameEvent;
    turn(0, [event("turn", 0)], "first");
    turn(0, [event("passed", 0), nobody("over"), nobody("wrath"), event("starved", 0)]);
    turn(0, [event("fled", 0), nobody("doom"), event("starved", 0), event("starved", 1), nobody("grew"), event("turn", 0)]);
    expect(messenger.news.map((beat) => beat.text)).toEqual(["undefined over", "undefined wrath 0 starved 0 fled", "undefined doom 0 starved 1 starved undefined grew"]);
    expect(messenger.whole).toBe(true);
    turn(0, [event("built", 0), nobody("grew")]);
    expect(messenger.news).toEqual([]);
    expect(messenger.whole).toBe(false);
  });

  it("knows by the log what befell at the end of a round, though one answered in it", () => {
    const { messenger, turn } = laid();
    const nobody = (kind: string) => ({ kind, clause: "X" }) as GameEvent;
    turn(0, [event("turn", 0), event("passed", 0), nobody("over"), nobody("wrath"), event("starved", 0), event("fled", 0), event("turn", 0)], "first");
    expect(messenger.news.map((beat) => beat.text)).toEqual(["undefined over", "undefined wrath 0 starved 0 fled"]);
  });

  it("falls silent with one's first move", () => {
    const { messenger, turn } = laid();
    turn(0, [], "first");
    turn(1, [event("turn", 1), event("raided", 1)]);
    turn(0, [event("turn", 0)]);
    turn(0, [event("built", 0)]);
    expect(messenger.news).toEqual([]);
  });

  it("keeps what another does in his turn, though all were asked to answer it at once", () => {
    const { messenger, turn } = laid();
    turn(0, [], "first");
    turn(-1, [event("turn", 1), event("raised", 1)], "move", { seat: 0, turn: 1 });
    turn(1, []);
    turn(0, [event("turn", 0)]);
    expect(messenger.news.map((beat) => beat.text)).toEqual(["1 raised"]);
  });

  it("keeps the places that were lost until then", () => {
    const { messenger, turn } = laid();
    turn(0, [], "first");
    turn(1, [event("captured", 1, { loser: 0, place: "thule" }), event("captured", 1, { loser: 2, place: "rus" })]);
    turn(0, []);
    expect(messenger.lost).toEqual(["thule"]);
    turn(0, [event("built", 0)]);
    expect(messenger.lost).toEqual([]);
  });

  it("knows by the log what is new to a page that was just opened", () => {
    const { messenger, turn } = laid();
    turn(0, [event("built", 0), event("turn", 1), event("raided", 1), event("turn", 0), event("income", 0)], "first");
    expect(messenger.news.map((beat) => beat.text)).toEqual(["1 raided"]);
  });

  it("tells a page that was opened in the middle of one's turn nothing that one did, and all that befell one", () => {
    const { messenger, turn } = laid();
    const others = [event("turn", 1), event("advanced", 0), event("raided", 1), event("robbed", 0)];
    turn(0, [event("turn", 0), event("built", 0), ...others, event("turn", 0), event("built", 0), event("prayed", 0)], "first");
    expect(messenger.news.map((beat) => beat.text)).toEqual(["1 raided", "0 robbed"]);
  });

  it("begins a new beat with one's own turn, though that is no news", () => {
    const { messenger, turn } = laid();
    turn(1, [event("turn", 1), event("raided", 1), event("turn", 0), event("gained", 1)], "first");
    expect(messenger.news.map((beat) => beat.text)).toEqual(["1 raided", "1 gained"]);
  });
});
