/** Points and lines of any map: from the rings of places to borders, ways and arcs. */

import type { Board, Feature, Place } from "./map.gen";

export type Point = [number, number];

/** Where the other pieces of a place stand. */
export function slots(place: Place, name: string): Point[] {
  return place.slots?.[name] ?? [];
}

/** The one place for such a piece; beside the token where the map has none. */
export function slot(place: Place, name: string): Point {
  return slots(place, name)[0] ?? place.token;
}

export function featuresOf(board: Board, kind: string): Feature[] {
  return (board.features ?? []).filter((one) => one.kind === kind);
}

export function byId(places: Place[]): Map<string, Place> {
  return new Map(places.map((one) => [one.id, one]));
}

export function ring(path: string): Point[] {
  return (path.match(/-?[\d.]+[ ,]-?[\d.]+/g) ?? []).map((pair) => pair.split(/[ ,]/).map(Number) as Point);
}

/** The borders between groups of places and the outer coasts: the edges that two places of one group do not share. */
export function outline(places: Pick<Place, "group" | "path">[]): string {
  const sides = new Map<string, { path: string; groups: Set<string> }>();
  for (const one of places) {
    const points = ring(one.path);
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const key = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? `${from} ${to}` : `${to} ${from}`;
      const side = sides.get(key) ?? { path: `M${from}L${to}`, groups: new Set<string>() };
      if (side.groups.size > 0) side.groups.add(one.group ?? "");
      else side.groups.add(`first ${one.group ?? ""}`);
      sides.set(key, side);
    });
  }
  return [...sides.values()].filter((side) => !innerSide(side.groups)).map((side) => side.path).join("");
}

function innerSide(groups: Set<string>): boolean {
  const [first, second] = [...groups];
  return second !== undefined && first === `first ${second}`;
}

/** The place nearest in a direction, for the arrow keys; angles count more than distance. */
export function nearest(from: Point, to: Map<string, Point>, dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, point] of to) {
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs(x * dy - y * dx);
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

export function bounds(path: string): { x: number; y: number; width: number; height: number } {
  const points = ring(path);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
