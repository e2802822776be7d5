/** Followers that have gone between Cult and Stake from one position to the next. */

import { NONE, sum, type Position, type Tokens } from "./view";

export interface Travel {
  seat: number;
  tokens: Tokens;
  /** Into the Stake, or back from it. */
  into: boolean;
}

/** Only what plainly went from one to the other: the Bank has no place on the table. */
export function travels(before: Position, now: Position): Travel[] {
  return now.players.flatMap((player, seat): Travel[] => {
    const was = before.players[seat];
    if (was === undefined) return [];
    const came = player.stake.map((number, kind) => Math.max(0, number - was.stake[kind]!));
    if (sum(came) > 0) return [{ seat, tokens: came, into: true }];
    const home = player.alive === 1 && sum(player.stake) === 0 && player.cult_value > was.cult_value ? was.stake : NONE;
    return sum(home) > 0 ? [{ seat, tokens: home, into: false }] : [];
  });
}
