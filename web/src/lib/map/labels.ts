/** Names beside their tokens that do not lie over each other, at any zoom. */

import type { Board, Place } from "./map.gen";

const WIDE = 0.5; // of a letter, of its size
const EDGE = 6;

export interface Wish {
  id: string;
  text: string;
  x: number;
  /** Where it may stand, the better place first. */
  ys: number[];
}

/** On a small map some names change to the other side of their token. */
export function apart(wishes: Wish[], size: number): Map<string, { text: string; x: number; y: number }> {
  const placed: { id: string; text: string; x: number; y: number; wide: number }[] = [];
  const free = (x: number, y: number, wide: number) => placed.every((one) => Math.abs(one.y - y) > size * 0.95 || Math.abs(one.x - x) > (one.wide + wide) / 2);
  for (const { id, text, x, ys } of wishes) {
    const wide = text.length * size * WIDE;
    placed.push({ id, text, x, y: ys.find((y) => free(x, y, wide)) ?? ys[0]!, wide });
  }
  return new Map(placed.map((one) => [one.id, one]));
}

/** Between token and printed name, within the frame. */
export function labelX(place: Place, text: string, size: number, [left, , width]: Board["frame"]): number {
  const half = (text.length * size * WIDE) / 2 + 4;
  const x = place.token[0] + (place.label.x - place.token[0]) * 0.5;
  return Math.min(left + width - half, Math.max(left + half, x));
}

/** Below or above a token of that width, clear of a row of pieces: its height, negative where it stands above. */
export function labelYs(place: Place, size: number, token: number, row: number, [, top, , height]: Board["frame"]): number[] {
  const reach = token / 2 + size * 0.32;
  const under = place.token[1] + reach + size * 0.72 + Math.max(0, row);
  const over = place.token[1] - reach + Math.min(0, row);
  if (under >= top + height - EDGE) return [over];
  return place.label.y > place.token[1] ? [under, over] : [over, under];
}
