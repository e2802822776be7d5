/** What a seat sees of a game of Godstorm, and small questions about it. */

import type { View } from "../../lib/protocol";
import type { God, GodstormView } from "./game.gen";

export type { Player } from "./game.gen";
export type Position = GodstormView;

export const GODS = ["death", "magic", "sky", "war"] as const;
export const EPOCHS = 5;
const NEUTRAL = 5;

export function position(view: View): Position {
  return view as Position;
}

export function owner(view: Position, place: string): number {
  return view.board[place]?.[0] ?? -1;
}

export function armies(view: Position, place: string): number {
  return view.board[place]?.[1] ?? 0;
}

export function isNeutral(seat: number): boolean {
  return seat >= NEUTRAL;
}

/** The gods that stand on a place: whose, and of which kind. */
export function godsAt(view: Position, place: string): { seat: number; kind: God }[] {
  return view.players.flatMap((player, seat) => GODS.flatMap((kind) => (player.gods[kind] === place ? [{ seat, kind }] : [])));
}

export function inGame(view: Position, pantheon: string): boolean {
  return view.players.some((player) => player.pantheon === pantheon);
}

/** The place that a heaven is: only the own one is a place to start from. */
export function heavenId(view: Position, heaven: { id: string; pantheon: string }): string {
  return heaven.pantheon === view.players[view.seat]?.pantheon ? "heaven" : heaven.id;
}
