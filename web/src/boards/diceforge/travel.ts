/** Which pieces have moved between two positions: heroes, Golems and tokens of allegiance glide to where they stand now. */

import type { Position } from "./view";

export function travels(before: Position, now: Position): boolean {
  return now.players.some((player, seat) => {
    const was = before.players[seat];
    return was !== undefined && (was.island !== player.island || was.golem !== player.golem || was.allegiance !== player.allegiance);
  });
}
