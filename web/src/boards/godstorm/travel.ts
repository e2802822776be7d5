/** Which pieces have moved between two positions: worked out from what stands where, whatever the move was called. */

import type { God } from "./game.gen";
import { GODS, isNeutral, type Position } from "./view";

export interface Travel {
  seat: number;
  from: string;
  to: string;
  /** Armies that travel; 0 for a god alone. */
  armies: number;
  /** Gods that travel. */
  gods: God[];
}

export const HEAVEN = "heaven";

/** One group of armies and the gods that went with it; nothing if it is not plain who went where. */
export function travels(before: Position, now: Position): Travel[] {
  const marched = march(before, now);
  const gods = now.players.flatMap((player, seat) => GODS.flatMap((kind) => godWay(before, player.gods[kind] ?? "", seat, kind)));
  const along = gods.filter((god) => god.from === marched?.from && god.to === marched.to);
  const alone = gods.filter((god) => !along.includes(god));
  return [...(marched === null ? [] : [{ ...marched, gods: along.flatMap((god) => god.gods) }]), ...alone];
}

function godWay(before: Position, to: string, seat: number, kind: God): Travel[] {
  const from = before.players[seat]?.gods[kind] ?? "";
  return from === "" || to === "" || from === to ? [] : [{ seat, from, to, armies: 0, gods: [kind] }];
}

function march(before: Position, now: Position): Travel | null {
  const left: [string, number, number][] = [];
  const came: [string, number, number][] = [];
  for (const [place, [holder, count]] of Object.entries(now.board)) {
    const [was, had] = before.board[place] ?? [-1, 0];
    if (was === holder && count < had) left.push([place, holder, had - count]);
    else if (holder >= 0 && !isNeutral(holder) && (was !== holder || count > had)) came.push([place, holder, was === holder ? count - had : count]);
  }
  const [to, seat, armies] = came[0] ?? ["", -1, 0];
  if (came.length !== 1) return null;
  const origins = [...left, ...outOfHeaven(before, now, seat)].filter(([, holder, number]) => holder === seat && number >= armies);
  return origins.length === 1 ? { seat, from: origins[0]![0], to, armies, gods: [] } : null;
}

function outOfHeaven(before: Position, now: Position, seat: number): [string, number, number][] {
  const gone = (before.players[seat]?.heaven ?? 0) - (now.players[seat]?.heaven ?? 0);
  return gone > 0 ? [[HEAVEN, seat, gone]] : [];
}
