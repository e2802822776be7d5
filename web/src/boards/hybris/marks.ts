/** By which mark a seat is known, at the table and in the lobby. */
export const MARK: Record<string, number> = { ares: 1, athena: 2, zeus: 3, poseidon: 4, hades: 5, hermes: 6, aphrodite: 7, apollo: 8 };
