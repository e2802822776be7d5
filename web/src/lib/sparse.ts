/** Where more happened than can be drawn: what is rare is drawn first, then what is not too near to it. */

export function sparse(found: readonly { kind: string; at: readonly number[] }[], gap: number): { kind: string; at: number }[] {
  const drawn: { kind: string; at: number }[] = [];
  for (const { kind, at } of found.toSorted((one, other) => one.at.length - other.at.length)) {
    for (const here of at) if (drawn.every((other) => Math.abs(other.at - here) >= gap)) drawn.push({ kind, at: here });
  }
  return drawn;
}
