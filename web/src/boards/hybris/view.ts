/** What a seat sees of a game of Hybris, and small questions about it. */

import type { Ask, View } from "../../lib/protocol";
import { content } from "./content";
import { place } from "./geometry";
import type { CharacterView, HybrisView, Player } from "./game.gen";

export type { CharacterView, Player } from "./game.gen";
export type Position = HybrisView;

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"] as const;
export const PHASES = ["divine_pillar", "planning", "action", "end_of_age"] as const;
export const RANKS = ["alpha", "beta", "gamma"] as const;
export const GREEK: Record<string, string> = { alpha: "α", beta: "β", gamma: "γ" };
export const PIECES = ["spark", "temple", "hero", "prophet"] as const;

export function position(view: View): Position {
  return view as Position;
}

/** A character on the board, and whose. */
export interface Standing {
  seat: number;
  character: CharacterView;
}

/** Who stands on a place, in the order of seats. */
export function standingOn(view: Position, id: string): Standing[] {
  return view.players.flatMap((player, seat) => player.characters.filter((one) => one.place === id).map((character) => ({ seat, character })));
}

/** Heroes and Olympians that lie in the Underworld. */
export function fallen(view: Position): Standing[] {
  return view.players.flatMap((player, seat) => player.characters.filter((one) => one.fallen > 0).map((character) => ({ seat, character })));
}

/** The Location a place belongs to: all Cities are in the Mortal World. */
export function locationOf(id: string): string {
  const found = place.get(id);
  return found?.group ?? (found?.kind === "city" ? "mortal_world" : "");
}

/** The name of a character of a seat. */
export function characterName(view: Position, seat: number, id: string): string {
  return content.character(view.players[seat]?.olympian ?? "", id);
}

/** What sort of character a seat sends: olympian, hero, prophet. */
export function typeOf(view: Position, seat: number, id: string): string {
  return content.typeOf(view.players[seat]?.olympian ?? "", id);
}

/** How many Upgrades a player has unlocked. */
export function unlocked(player: Player): number {
  return player.upgrades.filter((one) => one.unlocked > 0).length;
}

/** Seats in the order of Greatness. */
export function byGreatness(view: Position): number[] {
  return [...view.players.keys()].sort((a, b) => view.players[a]!.greatness - view.players[b]!.greatness);
}

/** Pillars are numbered from 1. */
export function pillarNumber(id: string): number {
  return content.all("pillars").findIndex((one) => one.id === id) + 1;
}

/** Avatars in a City. */
export function avatarsIn(view: Position, city: string): string[] {
  return Object.entries(view.chronos?.avatars ?? {}).flatMap(([avatar, where]) => (where === city ? [avatar] : []));
}

/** Own characters that a token can go under. */
export function available(view: Position, seat: number): string[] {
  return (view.players[seat]?.characters ?? []).filter((one) => one.free > 0).map((one) => one.id);
}

/** The character that a token is chosen for on the own desk; "" for none. */
export function sending(ask: Ask | null): string {
  const last = ask?.kind === "WhichToken" ? ask.draft.at(-1) : undefined;
  return last?.kind === "send" ? last.args[0]! : "";
}

/** How many Chains still hold Chronos, and of how many. */
export function chainsLeft(chronos: NonNullable<Position["chronos"]>): { left: number; of: number } {
  const chained = chronos.concepts.filter((one) => one.chains !== undefined);
  return { left: chained.reduce((sum, one) => sum + (one.chains ?? 0), 0), of: chained.length * content.number("chains") };
}

/** How a game was won. Against Chronos a clause knows two ways each: by the Chains or by points, by the Upgrades or by points. */
export function wayWon(view: Position, clause: string): "ascension" | "ages" | "upgrades" | "above" | "chains" | "equal" | "below" {
  if (view.chronos === null) return clause === "HY-304" ? "ascension" : "ages";
  if (clause === "HY-376") return view.players.every((player) => unlocked(player) === player.upgrades.length) ? "upgrades" : "above";
  if (clause === "HY-377") return "equal";
  return chainsLeft(view.chronos).left === 0 ? "chains" : "below";
}
