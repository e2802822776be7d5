/** Where the pieces of all Regions stand: in rows about each name, as wide as the Region is there, none over a neighbour's. */

import { hellas, region, regionAt, regions, span } from "./geometry";

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

/** Where pieces may stand beside each other. */
interface Row {
  y: number;
  from: number;
  to: number;
}

const GAP = 5;
const ROW = 33; // from row to row
const ROWS = [0, 1, -1.72, 2]; // the first lies at the Region's token, the next below, then above the name
const EDGE = 11; // so far pieces may stand over a border,
const SHORE = 24; // and over a coast // and over a coast

/** Where two Regions want the same room, the narrower one has it. */
const narrowFirst = regions.map((one) => one.id).toSorted((a, b) => across(a) - across(b));

function across(id: string): number {
  const [from, to] = span(id, ...region.get(id)!.token)!;
  return to - from;
}

const SIZES = [1, 0.92, 0.85, 0.78]; // of the unit
const RIM = 3; // pixels of a piece that nobody misses
const TALL = 29;

/** As large as they can be without one Region's lying over another's, but for the smallest size. */
export function fitted<T extends Piece>(pieces: ReadonlyMap<string, T[]>, unit: number): { unit: number; standing: Map<string, Placed<T>[]> } {
  let found = { unit, standing: standing(pieces, unit) };
  for (const size of SIZES.slice(1)) {
    if (!crowded(found.standing, found.unit)) break;
    found = { unit: unit * size, standing: standing(pieces, unit * size) };
  }
  return found;
}

function crowded(standing: ReadonlyMap<string, Placed<Piece>[]>, unit: number): boolean {
  const all = [...standing].flatMap(([id, placed]) => placed.map((one) => ({ id, ...one })));
  return all.some((one, i) => all.slice(i + 1).some((two) => two.id !== one.id && covers(one, two, unit)));
}

function covers(one: Placed<Piece>, two: Placed<Piece>, unit: number): boolean {
  return (one.piece.wide + two.piece.wide) / 2 - Math.abs(one.x - two.x) / unit > RIM && TALL - Math.abs(one.y - two.y) / unit > RIM;
}

/** `unit`: how many units of the board a pixel of a piece is. */
export function standing<T extends Piece>(pieces: ReadonlyMap<string, T[]>, unit: number): Map<string, Placed<T>[]> {
  const taken: Placed<T>[] = [];
  return new Map(
    narrowFirst.map((id) => {
      const placed = inRows(id, pieces.get(id) ?? [], unit, taken);
      taken.push(...placed);
      return [id, placed];
    }),
  );
}

function inRows<T extends Piece>(id: string, pieces: T[], unit: number, taken: Placed<T>[]): Placed<T>[] {
  const x = region.get(id)!.token[0];
  const rows = ROWS.flatMap((at) => rowAt(id, at, unit, taken) ?? []);
  const left = [...pieces];
  const filled = rows.map((row) => ({ row, held: take(left, (row.to - row.from) / unit) }));
  if (left.length > 0) roomiest(filled, unit).held.push(...left); // more than fit anywhere
  return filled.flatMap(({ row, held }) => inRow(held, x, row, unit));
}

interface Filled<T> {
  row: Row;
  held: T[];
}

function roomiest<T extends Piece>(filled: Filled<T>[], unit: number): Filled<T> {
  const spare = ({ row, held }: Filled<T>) => (row.to - row.from) / unit - wide(held);
  return filled.toSorted((a, b) => spare(b) - spare(a))[0]!;
}

/** Pieces side by side. */
function wide(pieces: Piece[]): number {
  return pieces.reduce((sum, one) => sum + one.wide + GAP, -GAP);
}

/** What is free so many rows below the token, if the Region and the board reach so far. */
function rowAt(id: string, at: number, unit: number, taken: Placed<Piece>[]): Row | null {
  const [, top, , tall] = hellas.frame;
  const [x, token] = region.get(id)!.token;
  const y = token + at * ROW * unit;
  const ashore = y - Math.sign(at) * EDGE * unit; // a row may lie half over the sea
  const ends = span(id, x, y) ?? (regionAt(x, y) === undefined && regionAt(x, ashore) === id ? span(id, x, ashore) : null);
  if (ends === null || y < top + (ROW / 2) * unit || y > top + tall - (ROW / 2) * unit) return null;
  let [from, to] = [ends[0] - beyond(ends[0], y, -unit), ends[1] + beyond(ends[1], y, unit)];
  for (const one of taken) {
    if (Math.abs(one.y - y) >= ROW * unit) continue;
    const half = (one.piece.wide / 2 + GAP) * unit;
    if (one.x < (ends[0] + ends[1]) / 2) from = Math.max(from, one.x + half);
    else to = Math.min(to, one.x - half);
  }
  return { y, from, to };
}

/** How far pieces may stand beyond an end of the Region: less where a neighbour lies than over the sea. */
function beyond(x: number, y: number, unit: number): number {
  const coast = [EDGE, (EDGE + SHORE) / 2, SHORE].every((far) => regionAt(x + far * unit, y) === undefined);
  return (coast ? SHORE : EDGE) * Math.abs(unit);
}

/** The first pieces that fit into so many pixels; they are taken off the list. */
function take<T extends Piece>(left: T[], room: number): T[] {
  const fits = left.findIndex((_, i) => wide(left.slice(0, i + 1)) > room);
  return left.splice(0, fits < 0 ? left.length : fits);
}

function inRow<T extends Piece>(pieces: T[], x: number, { y, from, to }: Row, unit: number): Placed<T>[] {
  const half = (wide(pieces) / 2) * unit;
  const [edge, , width] = hellas.frame;
  let at = Math.min(edge + width - 2 * half, Math.max(edge, middle(x, half, from, to) - half));
  return pieces.map((piece) => {
    const placed = { piece, x: at + (piece.wide / 2) * unit, y };
    at += (piece.wide + GAP) * unit;
    return placed;
  });
}

/** As near to x as the row fits between both ends. */
function middle(x: number, half: number, from: number, to: number): number {
  return to - from < 2 * half ? (from + to) / 2 : Math.min(to - half, Math.max(from + half, x));
}
