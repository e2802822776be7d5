import { describe, expect, it } from "vitest";
import { bounds, nearest, outline, ring, type Point } from "../src/lib/map/geometry";
import { continentLines, heavens, peaks, routes, spaces, territories, territory } from "../src/boards/godstorm/geometry";

describe("the map of the ancient world", () => {
  it("has every place, route and ridge of the game", () => {
    expect(territories).toHaveLength(42);
    expect(spaces).toHaveLength(13);
    expect(heavens).toHaveLength(5);
    expect(routes).toHaveLength(21);
    expect(peaks.length).toBeGreaterThan(20);
    expect(new Set(territories.map((one) => one.group)).size).toBe(6);
  });

  it("keeps each token inside its own territory's bounds", () => {
    for (const one of territories) {
      const box = bounds(one.path);
      expect(one.token[0], one.id).toBeGreaterThan(box.x);
      expect(one.token[0], one.id).toBeLessThan(box.x + box.width);
      expect(one.token[1], one.id).toBeGreaterThan(box.y);
      expect(one.token[1], one.id).toBeLessThan(box.y + box.height);
    }
  });

  it("draws no line between two territories of one continent", () => {
    const square = (x: number, group: string) => ({ group, path: `M${x},0 ${x + 1},0 ${x + 1},1 ${x},1Z` });
    const same = outline([square(0, "a"), square(1, "a")]);
    const other = outline([square(0, "a"), square(1, "b")]);
    expect(same.match(/M/g)).toHaveLength(6);
    expect(other.match(/M/g)).toHaveLength(7);
    expect(continentLines.length).toBeGreaterThan(1000);
  });

  it("reads a ring of points", () => {
    expect(ring("M1,2 3.5,4 -5,6Z")).toEqual([[1, 2], [3.5, 4], [-5, 6]]);
    expect(ring("M1 2L3.5 4L-5 6Z")).toEqual([[1, 2], [3.5, 4], [-5, 6]]);
  });

  it("goes with the arrow keys to the nearest place in that direction, and reaches every place", () => {
    const where = new Map<string, Point>(territories.map((one) => [one.id, one.token]));
    const reached = new Set(["thule"]);
    const open = ["thule"];
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const to = nearest(territory.get(from)!.token, where, dx, dy);
        if (to !== null && !reached.has(to)) {
          reached.add(to);
          open.push(to);
        }
      }
    }
    expect(reached.size).toBe(42);
  });
});
