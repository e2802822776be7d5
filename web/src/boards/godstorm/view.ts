/** What a seat sees of a game of Godstorm, and small questions about it. */

import type { View } from "../../lib/protocol";

export interface Player {
  pantheon: string;
  alive: number;
  faith: number;
  heaven: number;
  reserve: number;
  muster: number;
  marker: number;
  /** Where each god stands, by kind: death, magic, sky, war; "" is not in play. */
  gods: string[];
  relics: string[];
  cards: number[];
  territory_cards: number;
  points: number;
}

export interface TurnState {
  raised: number;
  conquered: number;
  bought: number[];
  origin: number;
  target: number;
  declared: number;
  force: number;
  dice: number;
  attacked: number;
}

export interface Position extends View {
  mode: "godstorm" | "classic";
  epoch: number;
  turn: number;
  board: Record<string, [number, number]>;
  temples: string[];
  plague: string[];
  sunk: number;
  maelstrom: number;
  neutral: string;
  decks: number[];
  removed: string[];
  players: Player[];
  bids: number[];
  turn_state: TurnState;
  hand?: string[];
  territory_hand?: string[];
  known?: Record<string, string[]>;
  sets_traded?: number;
}

export const GODS = ["death", "magic", "sky", "war"] as const;
export type GodKind = (typeof GODS)[number];
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
export function godsAt(view: Position, place: string): { seat: number; kind: number }[] {
  return view.players.flatMap((player, seat) => player.gods.flatMap((where, kind) => (where === place ? [{ seat, kind }] : [])));
}

/** The members of a mask over the four kinds of gods. */
export function kindsIn(mask: number): GodKind[] {
  return GODS.filter((_, kind) => (mask >> kind) & 1);
}
