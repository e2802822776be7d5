import { describe, expect, it } from "vitest";
import { beats, principal, weight } from "../src/lib/beats";
import type { BoardModule } from "../src/lib/board";
import type { GameEvent, View } from "../src/lib/protocol";

const view = {} as View;

/** A board on which everybody does things at places; turns open, dice are no deeds, what is gained goes with a deed. */
const board = {
  opens: (event: GameEvent) => event.kind === "turn",
  weight: (event: GameEvent) => (event.kind === "gained" ? "detail" : event.kind === "rolled" ? null : "deed"),
  eventIcon: (event: GameEvent) => (event.kind === "gained" ? "" : `icon-${event.kind}`),
  topic: () => null,
  words: {
    event: (event: GameEvent) => `${event.seat} ${event.kind}.`,
    deed: (events: GameEvent[]) => `${events[0]!.seat} ${events.map((event) => event.kind).join(", ")}.`,
    concerns: (event: GameEvent, seats: number[]) => seats.includes(event.seat ?? -1) || seats.includes(Number(event["from"] ?? -1)),
  },
} as unknown as BoardModule;

function told(...events: [kind: string, seat?: number, more?: object][]) {
  return beats(events.map(([kind, seat, more]) => ({ kind, clause: "X", ...(seat === undefined ? {} : { seat }), ...more }) as GameEvent), board, view, [0]);
}

describe("beats", () => {
  it("tell what one player did in one breath", () => {
    const found = told(["turn", 1], ["rolled", 1], ["built", 1], ["gained", 1], ["took", 1, { from: 0 }], ["left", 1]);
    expect(found.map((beat) => beat.text)).toEqual(["1 built, gained, took.", "1 left."]);
  });

  it("begin anew with another player and with another turn", () => {
    expect(told(["built", 1], ["built", 2], ["turn", 2], ["built", 2]).map((beat) => beat.text)).toEqual(["1 built.", "2 built.", "2 built."]);
  });

  it("leave out what goes with no deed", () => {
    expect(told(["gained", 1], ["rolled", 1])).toEqual([]);
  });

  it("know what was done to the reader, and where", () => {
    const [taken, other] = told(["took", 1, { from: 0, origin: "rus", place: "thule" }], ["took", 2, { from: 1, place: "rus" }]);
    expect(taken).toMatchObject({ seat: 1, mine: true, places: ["rus", "thule"], way: ["rus", "thule"], icon: "icon-took" });
    expect(other).toMatchObject({ mine: false, way: null });
  });

  it("weigh by icons where a board says nothing", () => {
    const plain = { ...board, weight: undefined } as unknown as BoardModule;
    expect(weight(plain, { kind: "gained", clause: "X" } as GameEvent)).toBe(null);
    expect(weight(plain, { kind: "built", clause: "X" } as GameEvent)).toBe("deed");
  });
});

describe("what a move comes to", () => {
  const kind = (...kinds: string[]) => principal(kinds.map((one) => ({ kind: one, clause: "X" }) as GameEvent), board)?.kind;

  it("is its last deed, not what comes along with it", () => {
    expect(kind("took", "gained", "turn")).toBe("took");
  });

  it("is its dice where no deed came of them, not that it is over", () => {
    const silent = { ...board, weight: (event: GameEvent) => (event.kind === "took" ? "deed" : null), eventIcon: (event: GameEvent) => (event.kind === "over" ? "" : "x") } as unknown as BoardModule;
    expect(principal([{ kind: "rolled" }, { kind: "over" }, { kind: "turn" }] as GameEvent[], silent)?.kind).toBe("rolled");
    expect(principal([{ kind: "over" }] as GameEvent[], silent)?.kind).toBe("over");
  });

  it("is nothing where nothing is seen", () => {
    expect(kind()).toBe(undefined);
  });
});
