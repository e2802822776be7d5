/** The shapes of the board, from the game's own map file; borders and the room for pieces are worked out once. */

import source from "../../../../src/theogony/games/hellas/content/map.yaml";
import { byId, featuresOf, outline, ring, type Point } from "../../lib/map/geometry";
import type { Board, MapFile } from "../../lib/map/map.gen";

const [board] = (source as MapFile).boards as [Board];
export const hellas = board;
export const regions = board.places;
export const region = byId(regions);
export const routes = board.routes ?? [];
export const beyond = featuresOf(board, "beyond").map((one) => one.path!);
export const strait = featuresOf(board, "strait").map((one) => one.path!);
export const islets = featuresOf(board, "islet").map((one) => one.path!);
export const rivers = featuresOf(board, "river").map((one) => one.path!);
export const frontier = featuresOf(board, "frontier").flatMap((range) => range.marks ?? []).sort((a, b) => a[1] - b[1]);
export const peaks = featuresOf(board, "ridge").flatMap((range) => range.marks ?? []).sort((a, b) => a[1] - b[1]);
/** Where the name of each Land stands in the sea, with its Glory Token below. */
export const landNames = featuresOf(board, "land").map((one) => ({ land: one.id!, x: one.marks![0]![0], y: one.marks![0]![1] }));
export const seas = (board.legends ?? []).filter((one) => one.kind === "sea" && one.size >= 15);

/** All land as one path: its stroke is the coast with its ripples. */
export const land = [...regions.map((one) => one.path), ...islets, ...beyond].join("");
export const landLines = outline(regions);

const rings = new Map(regions.map((one) => [one.id, ring(one.path)]));

/** From where to where a region reaches at this height, around x; nothing if it does not. */
export function span(id: string, x: number, y: number): [number, number] | null {
  const points = rings.get(id)!;
  const crossings = points.flatMap(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
  crossings.sort((a, b) => a - b);
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [left, right] = [crossings[i]!, crossings[i + 1]!];
    if (right >= x) return [left, right];
  }
  return null;
}

/** From where to where each region reaches at all. */
const extents = new Map(
  [...rings].map(([id, points]) => {
    const [xs, ys] = [points.map((one) => one[0]), points.map((one) => one[1])];
    return [id, { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }];
  }),
);

/** The region in which a point lies, or none: then it is sea. */
export function regionAt(x: number, y: number): string | undefined {
  return regions.find(({ id }) => {
    const { left, right, top, bottom } = extents.get(id)!;
    if (x < left || x > right || y < top || y > bottom) return false;
    const ends = span(id, x, y);
    return ends !== null && ends[0] <= x;
  })?.id;
}

export type { Point };
