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

/** Where a piece beside the token stands when pieces are drawn larger: further out, and near the frame on the other side. */
export function spread(place: Place, at: Point, factor: number, frame: Board["frame"], margin: number): Point {
  const [tx, ty] = place.token;
  const x = tx + (at[0] - tx) * factor;
  const inside = x > frame[0] + margin && x < frame[0] + frame[2] - margin;
  return [inside ? x : 2 * tx - x, ty + (at[1] - ty) * factor];
}

/** A bent arrow from token to token, both `size` wide: its line and its head. */
export function arrow(a: Point, b: Point, size: number): { line: string; head: string } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const gap = size * 0.72;
  const [sx, sy, ex, ey] = [a[0] + ux * gap, a[1] + uy * gap, b[0] - ux * (gap + size * 0.5), b[1] - uy * (gap + size * 0.5)];
  const bend = Math.min(60, far * 0.22);
  const [cx, cy] = [(sx + ex) / 2 - uy * bend, (sy + ey) / 2 + ux * bend];
  const angle = Math.atan2(ey - cy, ex - cx);
  const tip = size * 0.52;
  const point = (turn: number, reach: number) => `${ex + Math.cos(angle + turn) * reach} ${ey + Math.sin(angle + turn) * reach}`;
  return { line: `M${sx} ${sy}Q${cx} ${cy} ${ex} ${ey}`, head: `M${point(0, tip)}L${point(2.2, tip * 0.8)}L${point(-2.2, tip * 0.8)}Z` };
}
