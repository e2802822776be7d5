/** By which mark a seat is known, at the table and in the lobby. */
export const KRONOS = 6; // the mark of marble
