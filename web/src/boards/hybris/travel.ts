/** Which characters have moved between two positions. */

import type { Position } from "./view";

export interface Travel {
  seat: number;
  character: string;
  /** "" is from beside the board. */
  from: string;
  to: string;
}

export function travels(before: Position, now: Position): Travel[] {
  return now.players.flatMap((player, seat) => {
    if (before.players[seat]?.olympian !== player.olympian) return [];
    return player.characters.flatMap(({ id, place }) => {
      const was = before.players[seat]!.characters.find((one) => one.id === id);
      return was === undefined || place === "" || was.place === place ? [] : [{ seat, character: id, from: was.place, to: place }];
    });
  });
}
