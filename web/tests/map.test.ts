import { describe, expect, it } from "vitest";
import { arc } from "../src/lib/map/arc";
import { Camera } from "../src/lib/map/camera.svelte";
import { arrow, ring, slot, slots, spread, type Point } from "../src/lib/map/geometry";
import { apart, labelX, labelYs } from "../src/lib/map/labels";
import type { Board, Place } from "../src/lib/map/map.gen";
import { Walk } from "../src/lib/map/walk.svelte";

const FRAME: Board["frame"] = [0, 0, 200, 100];

function place(id: string, token: Point, y = token[1] + 10): Place {
  return { id, token, label: { x: token[0], y, size: 10 }, path: "M0,0 1,0 1,1Z", slots: { hero: [[token[0] + 5, token[1]]] } };
}

describe("pieces on a map", () => {
  it("stand in their slots, and at the token where a place has none", () => {
    const delos = place("delos", [50, 50]);
    expect(slot(delos, "hero")).toEqual([55, 50]);
    expect(slot(delos, "temple")).toEqual([50, 50]);
    expect(slots(delos, "temple")).toEqual([]);
  });

  it("move outwards as they grow, and to the other side at the frame", () => {
    expect(spread(place("delos", [50, 50]), [60, 55], 2, FRAME, 10)).toEqual([70, 60]);
    expect(spread(place("delos", [180, 50]), [190, 50], 2, FRAME, 10)).toEqual([160, 50]);
  });

  it("fly in an arc that begins and ends where they stand", () => {
    const way = arc([0, 0], [100, 0]);
    expect(way[0]).toEqual([0, 0]);
    expect(way.at(-1)).toEqual([100, 0]);
    expect(way[6]![1]).toBeLessThan(-5);
  });

  it("are joined by an arrow that leaves both free", () => {
    const drawn = arrow([0, 0], [100, 0], 10);
    const [from, , to] = ring(drawn.line.replaceAll("Q", "L")) as [Point, Point, Point];
    expect(from[0]).toBeCloseTo(7.2);
    expect(to[0]).toBeCloseTo(87.8);
    expect(ring(drawn.head)).toHaveLength(3);
  });
});

describe("names on a map", () => {
  it("stand below or above, and never below the frame", () => {
    expect(labelYs(place("delos", [50, 50]), 10, 20, 0, FRAME)).toEqual([70.4, 36.8].map((y) => expect.closeTo(y)));
    expect(labelYs(place("delos", [50, 50], 40), 10, 20, 0, FRAME)).toEqual([36.8, 70.4].map((y) => expect.closeTo(y)));
    expect(labelYs(place("delos", [50, 80]), 10, 20, 0, FRAME)).toHaveLength(1);
  });

  it("stay inside the frame", () => {
    expect(labelX(place("delos", [2, 50]), "Delos", 10, FRAME)).toBe(16.5);
    expect(labelX(place("delos", [100, 50]), "Delos", 10, FRAME)).toBe(100);
  });

  it("give way to each other", () => {
    const found = apart([{ id: "a", text: "Delos", x: 50, ys: [50, 20] }, { id: "b", text: "Naxos", x: 60, ys: [50, 20] }], 10);
    expect([found.get("a")!.y, found.get("b")!.y]).toEqual([50, 20]);
  });

  it("give way to pieces, and move aside where they stand on both sides", () => {
    const wish = [{ id: "a", text: "Delos", x: 50, ys: [50, 20] }];
    expect(apart(wish, 10, [{ x: 50, y: 47, size: 12 }]).get("a")).toMatchObject({ x: 50, y: 20 });
    const both = apart(wish, 10, [{ x: 40, y: 47, size: 12 }, { x: 40, y: 17, size: 12 }]).get("a")!;
    expect(both.x).toBeGreaterThan(50);
  });
});

describe("a camera", () => {
  it("keeps pieces at their size on the screen, within what the board has room for", () => {
    const camera = new Camera(FRAME);
    camera.resize(400, 200);
    expect(camera.scale).toBe(2);
    expect(camera.piece(20, 5, 50)).toBe(10);
    expect(camera.piece(2, 5, 50)).toBe(5);
    camera.zoomBy(2);
    expect(camera.piece(20, 2, 50)).toBe(5);
    expect(camera.letters(10, 12, 16)).toBe(4);
  });

  it("knows the zoom at which the board fills the picture", () => {
    const camera = new Camera(FRAME);
    camera.resize(100, 200);
    expect(camera.cover).toBe(4);
  });

  it("shows a board that is narrower than the picture in the middle, or aside with all open sea at the left", () => {
    const left = (camera: Camera) => (camera.resize(600, 100), Number(camera.viewBox.split(" ")[0]));
    const [across, seen] = [FRAME[2], 600];
    expect(left(new Camera(FRAME))).toBe(FRAME[0] - (seen - across) / 2);
    expect(left(new Camera(FRAME, true))).toBe(FRAME[0] - (seen - across));
  });
});

describe("a walk over two boards", () => {
  const boards: Board[] = [{ id: "above", frame: FRAME, places: [place("delos", [20, 50]), place("naxos", [180, 50])] }, { id: "below", frame: FRAME, places: [place("styx", [50, 50])] }];
  const walk = () => new Walk(boards, "delos", () => boards.flatMap((board) => board.places.map((one) => ({ id: one.id, board: board.id, at: one.token, name: one.id }))));

  it("begins on the first board, at the place that it is told", () => {
    expect([walk().shown, walk().stop]).toEqual(["above", "delos"]);
  });

  it("goes back to the first board when nothing is asked about any place, such as a bid", () => {
    const one = walk();
    one.turnTo(["styx"]);
    expect(one.shown).toBe("below");
    one.turnTo([]);
    expect(one.shown).toBe("above");
  });

  it("turns to the board that all places are on, and stays where they are on both, or on none", () => {
    const one = walk();
    one.turnTo(["delos", "styx"]);
    one.turnTo([undefined, "nowhere"]);
    expect(one.shown).toBe("above");
    one.turnTo(["styx"]);
    expect([one.shown, one.stop]).toEqual(["below", "styx"]);
  });
});
