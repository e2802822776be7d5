/** The messages of docs/protocol.md, as the client reads and writes them. */

export type Lang = "en" | "fr";
export type Params = Record<string, string | number>;

// -- what a game says ---------------------------------------------------------------------------------------------

export interface Option {
  move: string;
  kind: string;
  args: string[];
  places: string[];
}

export interface Ask {
  prompt_id: string;
  seat: number;
  kind: string;
  clause: string;
  params: Record<string, unknown>;
  sealed: string | null;
  options: Option[];
}

export interface Refusal {
  clause: string;
  key: string;
  params: Params;
  remedy: string;
}

export interface GameEvent {
  kind: string;
  clause: string;
  seat?: number;
  place?: string;
  [part: string]: unknown;
}

/** What the views of all games have in common; the rest is the board's business. */
export interface View {
  game: string;
  seat: number;
  seats: number;
  prompt: { seat?: number; seal?: number[]; kind?: string; clause?: string };
  [part: string]: unknown;
}

export interface Result {
  ranks: number[];
  scores: number[];
  reason: string;
}

// -- tables -----------------------------------------------------------------------------------------------------------

export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot";
  name: string;
  bot: string | null;
  mine: boolean;
  stand_in: boolean;
  free: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  name: string;
  status: "lobby" | "playing" | "finished";
  public: boolean;
  hints: boolean;
  options: Record<string, string>;
  seats: SeatInfo[];
  owner: boolean;
  commitment: string;
  moves: number;
  waiting: number[];
  result: Result | null;
  created: string;
  updated: string;
  forked: { table: string; at: number } | null;
}

export interface TableLists {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

export interface GameOption {
  name: string;
  values: string[];
  default: string;
  help_key: string;
}

export interface GameInfo {
  id: string;
  title: string;
  players: [number, number];
  options: GameOption[];
  bots: string[];
}

export interface Clause {
  id: string;
  tags: string[];
  text: string;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

export type Components = Record<string, unknown>;

// -- replay ---------------------------------------------------------------------------------------------------------

export interface ReplayStep {
  at: number;
  by: number | null;
  move: string | null;
  events: GameEvent[];
  view: View;
  views?: View[];
}

export interface Replay {
  table: string;
  seat: string;
  moves: number;
  first: number;
  steps: ReplayStep[];
  chart: ChartPoint[] | null;
}

export interface ChartPoint {
  at: number;
  points: number[];
}

// -- socket -----------------------------------------------------------------------------------------------------------

export interface Failure {
  key: string;
  params?: Params;
}

export interface Hint {
  move: string;
  reasons: { key: string; params: Params }[];
}

export interface Reason {
  move: string;
  refusal: Refusal | null;
}

export interface Answer {
  re: string | null;
  ok: boolean;
  seq?: number;
  applied?: number;
  reasons?: Reason[];
  hints?: Hint[];
  odds?: Record<string, unknown> | null;
  first?: number;
  events?: GameEvent[];
  vote?: boolean;
  refusal?: Refusal;
  error?: Failure;
}

export interface StatePush {
  push: "state";
  seq: number;
  moves: number;
  seat: number;
  seats: number[];
  reason: string;
  events_from: number;
  events: GameEvent[];
  view: View;
  ask: Ask | null;
  waiting: number[];
  seal: boolean;
  can_undo: boolean;
  undo_vote: UndoVote | null;
  result: Result | null;
}

export interface UndoVote {
  by: number;
  back_to: number;
  yes: number[];
  asked: number[];
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export type Push =
  | StatePush
  | { push: "table"; table: TableInfo }
  | { push: "presence"; present: number[]; spectators: number }
  | { push: "chat"; lines: ChatLine[] }
  | { push: "undo_vote"; vote: UndoVote | null }
  | { push: "thinking"; seat: number; on: boolean }
  | { push: "bye" };

export type Command =
  | { cmd: "move"; prompt_id: string; moves: string[]; seat?: number }
  | { cmd: "why"; move?: string; place?: string }
  | { cmd: "hint" }
  | { cmd: "odds" }
  | { cmd: "undo" }
  | { cmd: "undo_vote"; yes: boolean }
  | { cmd: "chat"; text: string }
  | { cmd: "since"; seq: number }
  | { cmd: "log"; first: number; count: number }
  | { cmd: "seat"; seat: number };
