/** Where the pieces of a region stand: in rows below its name, each as wide as the region is there. */

import { hellas, region, span } from "./geometry";

export interface Piece {
  key: string;
  /** On the screen, before the map grows. */
  wide: number;
}

export interface Placed<T> {
  piece: T;
  x: number;
  y: number;
}

const GAP = 5;
const ROW = 33; // from row to row
const OVER = -1.72; // the row above the name
const EDGE = 11; // so far pieces may stand over a border

/** `unit`: how many units of the board a pixel of a piece is. The first row lies at the Region's token, the next below, then above the name. */
export function inRows<T extends Piece>(id: string, pieces: T[], unit: number): Placed<T>[] {
  const [x, y] = region.get(id)!.token;
  const heights = [0, 1, OVER, 2].map((row) => y + row * ROW * unit).filter((height) => isFree(id, x, height, unit));
  const left = [...pieces];
  return heights.flatMap((height, i) => {
    const [from, to] = span(id, x, height)!;
    const most = i === heights.length - 1 ? Infinity : (to - from) / unit + 2 * EDGE;
    return inRow(take(left, most), x, height, from - EDGE * unit, to + EDGE * unit, unit);
  });
}

/** Whether a row can lie there: the Region reaches so far, and the board. */
function isFree(id: string, x: number, height: number, unit: number): boolean {
  const [, top, , tall] = hellas.frame;
  return span(id, x, height) !== null && height > top + (ROW / 2) * unit && height < top + tall - (ROW / 2) * unit;
}

/** The first pieces that fit into so many pixels; they are taken off the list. */
function take<T extends Piece>(left: T[], room: number): T[] {
  let wide = -GAP;
  const fits = left.findIndex((one) => (wide += GAP + one.wide) > room);
  return left.splice(0, fits < 0 ? left.length : fits);
}

function inRow<T extends Piece>(row: T[], x: number, y: number, from: number, to: number, unit: number): Placed<T>[] {
  const half = (row.reduce((sum, one) => sum + one.wide + GAP, -GAP) / 2) * unit;
  const [edge, , across] = hellas.frame;
  let at = Math.min(edge + across - 2 * half, Math.max(edge, middle(x, half, from, to) - half));
  return row.map((piece) => {
    const placed = { piece, x: at + (piece.wide / 2) * unit, y };
    at += (piece.wide + GAP) * unit;
    return placed;
  });
}

/** As near to x as the row fits between both ends. */
function middle(x: number, half: number, from: number, to: number): number {
  return to - from < 2 * half ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, x));
}
