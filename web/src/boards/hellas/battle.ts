/** Battles as they stand and as they would end, as the table says it. */

import type { Ask } from "../../lib/protocol";
import type { Outcome, Side, Worth } from "./game.gen";
import { content } from "./content";
import { regionOf, type Position } from "./view";

/** Both sides of the Battle under way; who looks stands first, else the defender. */
export function sides(view: Position): [Side, Side] {
  const { attacker, defender } = view.battle!;
  return attacker.seat === view.seat ? [attacker, defender] : [defender, attacker];
}

/** What a card of the own hand would add to the own Army Strength now; what is printed, if nobody says. */
export function worthOf(view: Position, card: string): Pick<Worth, "strength" | "casualties"> {
  const printed = content.combat(card);
  return view.worth?.[card] ?? { strength: printed?.value ?? 0, casualties: printed?.casualties ?? 0 };
}

/** How the Battle would end if nobody played another card; `card`: after this one of the own hand. */
export function outcome(view: Position, card?: string): Outcome | null {
  return (card === undefined ? view.battle!.outcome : view.worth?.[card]?.outcome) ?? null;
}

// -- before it begins ---------------------------------------------------------------------------------------------------

/** A way of Hoplites that leads into a Battle. */
export interface Coming {
  from: string;
  to: string;
  foes: number[];
  /** Army Strengths before any card; the own one for `hoplites` that go. */
  hoplites: number;
  strength: number;
  against: number;
}

/** Hoplites of one's own go from one Region to another: what would come of it; nothing if nobody stands against them. */
export function coming(view: Position, from: string, to: string, hoplites: number): Coming | null {
  const there = regionOf(view, to);
  const foes = (view.players[view.seat]?.enemies ?? []).filter((seat) => (there.hoplites[seat] ?? 0) > 0);
  if (foes.length === 0) return null;
  const against = Math.max(...foes.map((seat) => there.defence[seat] ?? 0));
  return { from, to, foes, hoplites, strength: hoplites + (there.attack[view.seat] ?? 0), against };
}

const GOING = new Set(["march", "step"]);

/** The way that the choice so far means: an option that is picked, or the question how many go. */
export function wayOf(ask: Ask | null, picked: { kind: string; args: string[] } | undefined): { from: string; to: string; n: number | null } | null {
  const { origin, target } = (ask?.params ?? {}) as { origin?: string; target?: string };
  if (ask?.kind === "ArmySize" && origin && target) return { from: origin, to: target, n: picked === undefined ? null : Number(picked.args[0]) };
  if (picked === undefined || !GOING.has(picked.kind)) return null;
  return { from: picked.args[0]!, to: picked.args[1]!, n: picked.kind === "step" ? 1 : null };
}
