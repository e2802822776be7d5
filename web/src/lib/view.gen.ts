// Made by tools/web_types.py from theogony.kernel.view; do not change by hand.

/** From 0; -1 is nobody, or who only watches. */
export type Seat = number;

/** Who is asked what, as everybody sees it; nothing when the game is over. */
export interface Question {
  kind?: string;
  clause?: string;
  seat?: Seat;
  /** In place of the seat: all who answer in secret. */
  seal?: Seat[];
  /** What the question is about, where that is open. */
  fields?: Record<string, unknown>;
}

/** What the views of all games have in common. */
export interface View {
  game: string;
  seat: Seat;
  seats: number;
  prompt: Question;
  result: Record<string, unknown> | null;
  /** The own answer under a seal that is still closed. */
  sealed?: string;
}
