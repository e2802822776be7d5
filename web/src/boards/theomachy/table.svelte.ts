/** What the parts of the table share: the card that is being read, wherever it lies, and the followers on their way. */

import type { Tokens } from "./view";

export type Sheet = { card: string } | { seat: number };

export const reading: { now: Sheet | null } = $state({ now: null });

/** Followers that have not yet arrived in the Stake of a seat. */
export const flying: { now: Record<number, Tokens> } = $state({ now: {} });

export function read(card: string): void {
  reading.now = { card };
}

export function readSeat(seat: number): void {
  reading.now = { seat };
}
