/** What a seat sees of a game of Dice Forge, and small questions about it. Nothing in it is hidden (DF-011). */

import type { View } from "../../lib/protocol";
import type { DiceForgeView, Die, Player } from "./game.gen";

export type { Die, Memory, Player } from "./game.gen";
export type Position = DiceForgeView;

export const DICE = ["light", "dark"] as const;
export type DieName = (typeof DICE)[number];

export function position(view: View): Position {
  return view as Position;
}

/** The face a die displays. */
export function shown(die: Die): string {
  return die.faces[die.up] ?? "";
}

/** The seats in the order of their turns. */
export function turnOrder(view: Position): number[] {
  return view.players.map((_, i) => (Math.max(0, view.first) + i) % view.seats);
}

/** All gold the seat can pay with: reserve and Scepters. */
export function goldOf(player: Player): number {
  return player.gold + player.scepters.reduce((sum, gold) => sum + gold, 0);
}

/** How many faces of this kind are left in their pool. */
export function leftOf(view: Position, face: string): number {
  for (const pool of Object.values(view.pools)) for (const [name, left] of pool) if (name === face) return left;
  return 0;
}
