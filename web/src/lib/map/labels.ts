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

/** A piece on the map, as wide as it is high, that no name may lie over. */
export interface Piece {
  x: number;
  y: number;
  size: number;
}

const ASIDE = [0, 0.35, -0.35, 0.7, -0.7]; // of its width, how far a name may be moved where pieces stand in its way

/** Names change to the other side of their token, and move a little, where others or pieces stand in their way. */
export function apart(wishes: Wish[], size: number, pieces: Piece[] = []): Map<string, { text: string; x: number; y: number }> {
  const placed: { id: string; text: string; x: number; y: number; wide: number }[] = [];
  /** How much of a name is covered: other names count double. */
  const covered = (x: number, y: number, wide: number) => {
    const names = placed.reduce((sum, one) => sum + (Math.abs(one.y - y) > size * 0.95 ? 0 : Math.max(0, (one.wide + wide) / 2 - Math.abs(one.x - x))), 0);
    const middle = y - size * 0.3; // a name stands on its line
    return pieces.reduce((sum, one) => sum + (Math.abs(one.y - middle) > (one.size + size * 0.7) / 2 ? 0 : Math.max(0, (one.size + wide) / 2 - Math.abs(one.x - x))), 2 * names);
  };
  for (const { id, text, x, ys } of wishes) {
    const wide = text.length * size * WIDE;
    const spots = ASIDE.flatMap((aside) => ys.map((y) => ({ x: x + aside * wide, y })));
    let best = spots[0]!;
    let least = covered(best.x, best.y, wide);
    for (const spot of spots.slice(1)) {
      if (least === 0) break;
      const now = covered(spot.x, spot.y, wide);
      if (now < least) [best, least] = [spot, now];
    }
    placed.push({ id, text, ...best, wide });
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
