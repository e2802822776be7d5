/** What the events of Theomachy are drawn as: who did it, to whom, with which card. */

import { seatAt } from "../../lib/aims";
import type { Aim } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

const SUFFERED = new Set([
  ...["cancelled", "shielded", "hand-guarded", "killed", "driven-back", "limited", "discarded", "quenched", "damaged", "destroyed"],
  ...["demand", "stake-lost", "stake-returned", "hero-died", "fallen", "points", "eliminated"],
]);

/** It happened to the player, by a card or at the end of the Hand. */
export function suffers(event: GameEvent): boolean {
  return SUFFERED.has(event.kind);
}

/** A player's Stake; where the cup is out of sight, the player. */
function stakeAt(seat: number): string[] {
  return [`[data-stake="${seat}"]`, ...seatAt(seat)];
}

/** A card where it lies before the player, else his Stake. */
function cardAt(seat: number, card: unknown): string[] {
  return [...(typeof card === "string" ? [`[data-stake="${seat}"] [data-mini="${card}"]`] : []), ...stakeAt(seat)];
}

export function aim(event: GameEvent): Aim | null {
  const { seat } = event;
  if (event.kind === "winners") return { from: ["#constellation"], to: stakeAt((event["seats"] as number[])[0] ?? 0) };
  if (event.kind === "revealed") return { from: [], to: [`#constellation > :nth-child(${Number(event["slot"])})`] };
  if (seat === undefined) return null;
  if (event.kind === "prayer") return { from: [`[data-track="${Number(event["place"])}"]`], to: seatAt(seat) };
  if (event.kind === "replaced") return { from: seatAt(seat), to: [`#constellation > :nth-child(${Number(event["slot"])})`, ...seatAt(seat)] };
  if (typeof event["victim"] === "number") return { from: stakeAt(event["victim"]), to: stakeAt(seat) };
  if (typeof event["target"] === "number") return { from: seatAt(seat), to: stakeAt(event["target"]) };
  return { from: suffers(event) ? [] : seatAt(seat), to: cardAt(seat, event["card"] ?? event["myth"]) };
}
