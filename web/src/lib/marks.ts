/** Seat marks: colour, shape and pattern always come together. Look 0 is nobody's: the neutral ring. */

export const LOOKS = 9;

/** The shape of each look, drawn in a square of 24 units. */
export const SHAPES: readonly string[] = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18ZM12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z",
  "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z",
  "M4.6 3.6H19.4a1 1 0 0 1 1 1V19.4a1 1 0 0 1-1 1H4.6a1 1 0 0 1-1-1V4.6a1 1 0 0 1 1-1Z",
  "M12 2.2L22.2 20.4H1.8Z",
  "M12 1L23 12L12 23L1 12Z",
  "M12 1.8L21 6.9V17.1L12 22.2L3 17.1V6.9Z",
  "M12 .8L14.6 5.7L19.9 4.1L18.3 9.4L23.2 12L18.3 14.6L19.9 19.9L14.6 18.3L12 23.2L9.4 18.3L4.1 19.9L5.7 14.6L.8 12L5.7 9.4L4.1 4.1L9.4 5.7Z",
  "M12 1.2C15.6 6.4 19.6 10.2 19.6 15.2A7.6 7.6 0 0 1 4.4 15.2C4.4 10.2 8.4 6.4 12 1.2Z",
  "M8.2 2H15.8V8.2H22V15.8H15.8V22H8.2V15.8H2V8.2H8.2Z",
];

export function shape(look: number): string {
  return SHAPES[look] ?? SHAPES[0]!;
}

/** The custom property that holds the colour of a look; `part` is "", "-on" or "-text". */
export function colour(look: number, part: "" | "-on" | "-text" = ""): string {
  if (look === 0) return part === "-text" ? "var(--ink-3)" : `var(--seat-neutral${part})`;
  return `var(--seat-${look}${part})`;
}

/** Where the number stands in the shape: the centre of a triangle or a drop lies lower. */
export function numberDrop(look: number): number {
  return look === 3 ? 3.2 : look === 7 ? 2.2 : 0;
}
