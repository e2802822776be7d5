/** By which mark a seat is known, at the table and in the lobby. */
export const HEROES = [6, 2, 4, 1]; // white, blue, green, orange (DF-010)
