/** What the events of Dice Forge are drawn as: who did it, and what it was done with. */

import { seatAt } from "../../lib/aims";
import type { Aim } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";

/** Whoever is driven off his portal has done nothing. */
export function suffers(event: GameEvent): boolean {
  return event.kind === "ousted";
}

/** The parts of an event that lie on a board, each as the place it is drawn at. */
const PLACES = ["space", "allegiance", "island"] as const;

export function aim(event: GameEvent): Aim | null {
  const { seat } = event;
  if (seat === undefined) return null;
  const [by, on, of] = [event["by"], event["on"], event["of"]];
  if (typeof by === "number") return { from: seatAt(by), to: [`[data-hero="${seat}"]`, ...seatAt(seat)] };
  if (typeof on === "number") return { from: seatAt(seat), to: seatAt(on) };
  if (typeof of === "number") return { from: seatAt(seat), to: seatAt(of) };
  if (event.kind === "bought") return { from: [`[data-face="${String(event["face"])}"]`], to: seatAt(seat) };
  if (event.kind === "feat-performed") return { from: seatAt(seat), to: [`[data-feat="${String(event["feat"])}"]`] };
  const place = PLACES.map((name) => event[name]).find((one) => typeof one === "string");
  return place === undefined ? { from: [], to: seatAt(seat) } : { from: seatAt(seat), to: [`#place-${String(place)}`] };
}
