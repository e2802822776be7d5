/** What a seat sees of a game of Dice Forge, and small questions about it. Nothing in it is hidden (DF-011). */

import type { View } from "../../lib/protocol";

export interface Die {
  faces: string[];
  /** The side on top. */
  up: number;
  /** The recorded result of a roll while it is applied; "" if there is none. */
  record: string;
}

export interface Player {
  dice: [Die, Die];
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  ancient: number;
  /** Most gold, sun and moon that the reserves hold. */
  limits: [number, number, number];
  removed: string[];
  feats: Record<string, number>;
  boars: string[];
  memories: string[];
  misfortunes: string[];
  hammer: number;
  scepters: number[];
  /** The space of each Companion; below 0 once it is cashed in. */
  companions: number[];
  cerberus: number;
  triton: number;
  /** The island the hero stands on; "" is the own portal. */
  island: string;
  golem: string;
  allegiance: string;
  points: number;
  points_of: [track: number, feats: number, allegiance: number];
}

export interface Memory {
  seat: number;
  colour: string;
  island: string;
  side: string;
}

export interface Position extends View {
  setup: string;
  module: "none" | "goddess" | "titans";
  round: number;
  rounds: number;
  first: number;
  turn: number;
  slots: Record<string, { feat: string; cards: number }>;
  pools: Record<string, [face: string, left: number][]>;
  out: string[];
  players: Player[];
  celestial: string;
  treasures: Record<string, string>;
  memories: Memory[];
  used: Record<string, number>;
  prompt: View["prompt"] & { fields?: Record<string, number | number[]> };
}

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
