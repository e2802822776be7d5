import { describe, expect, it } from "vitest";
import type { BoardModule } from "../src/lib/board";
import type { GameEvent, ReplayStep } from "../src/lib/protocol";
import { tell } from "../src/lib/turning";

const board = {
  opens: () => false,
  weight: (event: GameEvent) => (event.kind === "small" ? null : "deed"),
  eventIcon: () => "x",
  topic: () => null,
  seat: (view: { points: number[] }, seat: number) => ({ points: view.points[seat] }),
  words: { event: (event: GameEvent) => `${event.seat} ${event.kind}`, concerns: (event: GameEvent, seats: number[]) => seats.includes(event.seat ?? -1) },
} as unknown as BoardModule;

function step(at: number, points: number[], ...events: [string, number][]): ReplayStep {
  return { at, by: 0, move: "", events: events.map(([kind, seat]) => ({ kind, seat, clause: "X" })), view: { seats: points.length, points } } as unknown as ReplayStep;
}

describe("a turning point", () => {
  it("is the move that moved the lead, and names what the seat did or suffered in it", () => {
    const steps = [step(4, [5, 5]), step(5, [6, 5], ["small", 0]), step(6, [20, 5], ["small", 0], ["won", 0], ["lost", 1])];
    expect(tell(steps, { from: 4, to: 6, seat: 0, change: 15 }, board)).toEqual({ at: 6, seat: 0, change: 15, sentence: "0 won" });
  });

  it("counts what the others lost as well", () => {
    const steps = [step(4, [5, 30]), step(5, [5, 8], ["lost", 1])];
    expect(tell(steps, { from: 4, to: 5, seat: 0, change: 22 }, board)).toMatchObject({ change: 22, sentence: "1 lost" });
  });

  it("tells all the moves that make up most of it, in their order", () => {
    const steps = [step(4, [5, 5]), step(5, [11, 5], ["won", 0]), step(6, [11, 5], ["left", 1]), step(7, [20, 5], ["robbed", 0])];
    expect(tell(steps, { from: 4, to: 7, seat: 0, change: 15 }, board)).toMatchObject({ at: 7, sentence: "0 won 0 robbed" });
  });

  it("names what decides, where the board says so, and not what came along with it", () => {
    const steps = [step(4, [0, 0]), step(5, [4, 0], ["won", 0], ["points", 0], ["gained", 0])];
    const swing = { from: 4, to: 5, seat: 0, change: 4 };
    expect(tell(steps, swing, { ...board, decisive: ["won", "points"] }).sentence).toBe("0 won");
    expect(tell(steps, { ...swing, seat: 1, change: -4 }, { ...board, decisive: ["won", "points"] }).sentence).toBe("0 gained");
  });

  it("names a small thing where nothing else moved the lead, and never what came before", () => {
    const steps = [step(4, [5, 5], ["won", 0]), step(5, [9, 5], ["small", 0])];
    expect(tell(steps, { from: 4, to: 5, seat: 0, change: 4 }, board).sentence).toBe("0 small");
  });
});
