/** Which card is being read, wherever on the table it lies. */

export type Sheet = { card: string } | { seat: number };

export const reading: { now: Sheet | null } = $state({ now: null });

export function read(card: string): void {
  reading.now = { card };
}

export function readSeat(seat: number): void {
  reading.now = { seat };
}
