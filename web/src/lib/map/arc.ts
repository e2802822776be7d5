/** The way of a piece through the air. */

import type { Point } from "./geometry";

export const PIECE = 380; // milliseconds on the way, as --t-piece says
const FRAMES = 12;
const BEND = 0.18; // how far the arc leaves the straight line, of its length

export function arc([ax, ay]: Point, [bx, by]: Point): Point[] {
  const [cx, cy] = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - Math.abs(bx - ax) * BEND];
  return Array.from({ length: FRAMES + 1 }, (_, i) => {
    const [s, r] = [i / FRAMES, 1 - i / FRAMES];
    return [r * r * ax + 2 * r * s * cx + s * s * bx, r * r * ay + 2 * r * s * cy + s * s * by];
  });
}
