/** Sides: seats that win together, or an automaton that the rules play. */

import { find } from "./i18n.svelte";
import type { TableInfo } from "./protocol";
import { nameAt } from "./seats";
import { capital } from "./setup";

type Result = NonNullable<TableInfo["result"]>;

/** A side with its rank, its score and its seats; an automaton has none. */
export interface Standing {
  side: number;
  rank: number;
  score: number;
  seats: number[];
}

/** A side in words; where the game has none, as the rules call it. */
export function sideWord(name: string, game?: string): string {
  return find(`side-${name}`, {}, game) ?? capital(name);
}

export function seatsOf(info: TableInfo, side: number): number[] {
  return info.seats.filter((seat) => seat.side === side).map((seat) => seat.seat);
}

/** A side by its name, or as the one player who is a side alone. */
export function sideName(info: TableInfo, side: number): string {
  const name = info.sides[side] ?? "";
  return name === "" ? nameAt(info.seats, seatsOf(info, side)[0] ?? -1) : sideWord(name, info.game);
}

/** The sides, best first. */
export function standings(info: TableInfo, result: Result): Standing[] {
  const all = result.ranks.map((rank, side) => ({ side, rank, score: result.scores[side] ?? 0, seats: seatsOf(info, side) }));
  return all.sort((a, b) => a.rank - b.rank || a.side - b.side);
}

export function winners(info: TableInfo, result: Result): Standing[] {
  return standings(info, result).filter((one) => one.rank === 1);
}
