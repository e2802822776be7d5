/** By which mark a seat is known, at the table and in the lobby. */
export const LOOKS: Record<string, number> = { norse: 1, babylonians: 2, egyptians: 3, celts: 4, greeks: 5 };
