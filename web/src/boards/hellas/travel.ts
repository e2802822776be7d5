/** Which pieces have moved between two positions: worked out from what stands where, whatever the move was called. */

import type { Position } from "./view";

export interface Travel {
  kind: "army" | "hero" | "monster" | "kronos";
  /** Whose army or Hero; -1 for Monsters and Kronos. */
  seat: number;
  /** The Hero or the Monster. */
  id: string;
  from: string;
  to: string;
  count: number;
}

export function travels(before: Position, now: Position): Travel[] {
  return [...figures(before, now), ...armies(before, now)];
}

/** Heroes, Monsters and Kronos: each stands in one Region. */
function figures(before: Position, now: Position): Travel[] {
  const found: Travel[] = [];
  const go = (kind: Travel["kind"], seat: number, id: string, from: string | undefined, to: string) => {
    if (from && to && from !== to) found.push({ kind, seat, id, from, to, count: 1 });
  };
  now.players.forEach((player, seat) => {
    const was = before.players[seat];
    if (was?.hero === player.hero) go("hero", seat, player.hero, was.region, player.region);
  });
  for (const one of now.monsters) go("monster", -1, one.id, before.monsters.find((other) => other.id === one.id)?.region, one.region);
  if (now.kronos !== null) go("kronos", -1, "kronos", before.kronos?.region, now.kronos.region);
  return found;
}

/** Hoplites of each seat: those that left one Region came to the one that has more; nothing if that is not plain. */
function armies(before: Position, now: Position): Travel[] {
  return now.players.flatMap((_, seat) => {
    const changes = now.regions.map((one) => ({ id: one.id, by: (one.hoplites[seat] ?? 0) - (before.regions.find((other) => other.id === one.id)?.hoplites[seat] ?? 0) }));
    const left = changes.filter((one) => one.by < 0);
    const came = changes.filter((one) => one.by > 0);
    if (left.length !== 1 || came.length !== 1) return [];
    return [{ kind: "army" as const, seat, id: "", from: left[0]!.id, to: came[0]!.id, count: Math.min(-left[0]!.by, came[0]!.by) }];
  });
}
