/** What a seat sees of a game of Lords of Hellas, and small questions about it. */

import type { View } from "../../lib/protocol";
import type { HellasView, MonsterView, RegionView, Wound } from "./game.gen";

export type { Player } from "./game.gen";
export type Position = HellasView;

export const LANDS = ["red", "yellow", "blue", "green", "brown"] as const;
export const ATTRIBUTES = ["leadership", "strength", "speed"] as const;

export function position(view: View): Position {
  return view as Position;
}

export function regionOf(view: Position, id: string): RegionView {
  return view.regions.find((one) => one.id === id)!;
}

/** Monsters on the map. */
export function monstersOut(view: Position): MonsterView[] {
  return view.monsters.filter((one) => one.region !== "");
}

export function covered(wounds: Wound[]): number {
  return wounds.filter((one) => one.covered > 0).length;
}

/** The seat that Kronos plays on; -1 in the base game. */
export function titan(view: Position): number {
  return view.kronos === null ? -1 : 0;
}

/** Hoplites of a seat on the map. */
export function hoplites(view: Position, seat: number): number {
  return view.regions.reduce((sum, one) => sum + (one.hoplites[seat] ?? 0), 0);
}

export function gloryOf(view: Position, land: string): number {
  return view.lands.find((one) => one.id === land)?.glory ?? -1;
}

/** The seats in turn order from the one who began; Kronos first, and then each Hero keeps its place, whoever has the token. */
export function seatOrder(view: Position): number[] {
  const kronos = titan(view);
  const place = (seat: number) => (kronos >= 0 ? (seat === kronos ? -1 : seat) : (seat - Math.max(0, view.first) + view.seats) % view.seats);
  return [...view.players.keys()].sort((a, b) => place(a) - place(b));
}
