/** The world as its map file draws it. */

import source from "../../../../src/theogony/games/hybris/content/map.yaml";
import { byId, featuresOf, ring, type Point } from "../../lib/map/geometry";
import type { Board, MapFile, Place } from "../../lib/map/map.gen";

const [board] = (source as MapFile).boards as [Board];
export const world = board;
export const place = byId(board.places);
export const routes = board.routes ?? [];

export function ofKind(kind: string): Place[] {
  return board.places.filter((one) => one.kind === kind);
}

/** What lies in such a place by its number, from 0: "factory_2" is the second of the Factory. */
export function numberOf(id: string): number {
  return Number(id.split("_").at(-1)) - 1;
}

/** From where to where a place reaches. */
export function box(id: string): { x: number; y: number; width: number; height: number } {
  const points = ring(place.get(id)!.path);
  const [xs, ys] = [points.map((one) => one[0]), points.map((one) => one[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function drawing(kind: string): string {
  return featuresOf(board, kind)[0]?.path ?? "";
}

/** Where the figures of a place stand, so many side by side; they overlap where the place is narrow. */
export function figuresAt(id: string, count: number): Point[] {
  const [x, y] = place.get(id)!.token;
  const step = Math.min(26, 96 / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => [x + (i - (count - 1) / 2) * step, y]);
}
