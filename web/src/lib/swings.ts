/** Where a game turned: the stretches in which somebody gained or lost most against the others. */

import type { ChartPoint } from "./protocol";

export interface Swing {
  /** The positions between which it happened. */
  from: number;
  to: number;
  seat: number;
  /** Points gained (or lost, below zero) against the mean of the others. */
  change: number;
}

const MOST = 3;
const LEAST = 2; // a change of less is the to and fro of every turn
const PART = 20; // one stretch is at most this part of the game

/** The biggest swings that do not overlap, in the order of the game. */
export function swings(points: ChartPoint[]): Swing[] {
  const long = Math.max(1, Math.ceil(points.length / PART));
  const all = points.flatMap((point, i) => points.slice(i + 1, i + 1 + long).flatMap((later) => between(point, later)));
  all.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.change - a.change || a.to - a.from - (b.to - b.from) || a.from - b.from);
  const found: Swing[] = [];
  for (const one of all) {
    if (found.length === MOST || Math.abs(one.change) < LEAST) break;
    if (found.every((other) => one.to <= other.from || one.from >= other.to)) found.push(one);
  }
  return found.sort((a, b) => a.from - b.from);
}

function between(before: ChartPoint, after: ChartPoint): Swing[] {
  const gains = after.points.map((now, seat) => now - (before.points[seat] ?? 0));
  const sum = gains.reduce((total, gain) => total + gain, 0);
  const others = Math.max(1, gains.length - 1);
  return gains.map((gain, seat) => ({ from: before.at, to: after.at, seat, change: gain - (sum - gain) / others }));
}
