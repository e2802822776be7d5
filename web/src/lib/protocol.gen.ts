// Made by tools/web_types.py from theogony.server.protocol; do not change by hand.

/** One per command. The fields that a command does not use are left out. */
export interface Answer {
  re: string | null;
  ok: boolean;
  seq?: number | null;
  refusal?: RefusalInfo | null;
  error?: ErrorInfo | null;
  applied?: number | null;
  reasons?: Reason[] | null;
  hints?: Hint[] | null;
  odds?: Record<string, unknown> | null;
  vote?: boolean | null;
  first?: number | null;
  events?: Record<string, unknown>[] | null;
  text?: string | null;
}

export interface Ask {
  prompt_id: string;
  seat: number;
  kind: string;
  clause: string;
  params: Record<string, string | number | number[] | string[] | Record<string, number>>;
  sealed: string | null;
  draft: OptionMove[];
  topic: string;
  passing: string | null;
  unseen: boolean;
  options: OptionMove[];
  ways: Record<string, OptionMove[]>;
  closed: ClosedMove[];
  cautions: CautionInfo[];
  oracle: Record<string, string | number | number[] | string[] | Record<string, number>>;
}

/** One of the best moves, with the reasons for it and, where it leads to dice, their odds. */
export interface BoardBest {
  move: string;
  chance: number;
  error: number;
  reasons: ReviewReason[];
  odds: Record<string, unknown> | null;
}

/** The board as a seat sees it that is asked there, with its question and the odds of dice about to be rolled. */
export interface BoardFace {
  seat: number;
  view: Record<string, unknown>;
  ask: Ask;
  odds: Record<string, unknown> | null;
}

/** A position of a finished game with a line of further moves, through the eyes of ``seat`` (-1: everybody's). */
export interface BoardInfo {
  table: string;
  of: number;
  at: number;
  seat: number;
  open: boolean;
  deal: number;
  moves: string;
  line: LineMove[];
  refused: LineRefused | null;
  asked: number[];
  view: Record<string, unknown>;
  faces: BoardFace[];
  seal: boolean;
  result: ResultInfo | null;
}

/** The chance of every side to win, and the best moves of ``mover``, best first; ``secret``: under a seal. */
export interface BoardWorth {
  chances: number[];
  errors: number[];
  mover: number;
  secret: boolean;
  best: BoardBest[];
}

export interface ByePush {
  push: "bye";
}

/** What an allowed move costs that is easily overlooked. */
export interface CautionInfo {
  move: string;
  clause: string;
  key: string;
  params: Record<string, string | number>;
}

export interface Chapter {
  title: string;
  clauses: ClauseInfo[];
}

export interface ChartPoint {
  at: number;
  points: number[];
}

export interface ChatCommand {
  cmd_id: string;
  cmd: "chat";
  text: string;
}

export interface ChatLine {
  id: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface ChatPush {
  push: "chat";
  lines: ChatLine[];
}

export interface ClauseInfo {
  id: string;
  tags: string[];
  text: string;
}

export type ClientFrame = MoveCommand | WhyCommand | HintCommand | OddsCommand | UndoCommand | UndoVoteCommand | ChatCommand | SinceCommand | LogCommand | SeatCommand | EchoCommand;

/** A move that one may well think of, and why it is not allowed now. */
export interface ClosedMove {
  move: string;
  kind: string;
  args: string[];
  places: string[];
  foretold?: Record<string, unknown> | null;
  refusal: RefusalInfo;
}

export interface Content {
  components: Record<string, unknown>;
  map: Record<string, unknown>;
}

export interface Drawing {
  file: string;
  said: string;
}

export interface EchoCommand {
  cmd_id: string;
  cmd: "echo";
  text: string;
}

export interface ErrorAnswer {
  error: ErrorInfo;
}

export interface ErrorInfo {
  key: string;
  params: Record<string, string | number>;
}

/** What the table goes on from: a position of another, or all of it, with the same people once more. */
export interface Forked {
  table: string;
  at: number | null;
}

export interface GameInfo {
  id: string;
  title: string;
  players: [number, number];
  modes: Record<string, ModeInfo>;
  ruleset: string;
  options: OptionInfo[];
  bots: ("novice" | "mortal" | "hero" | "olympian" | "fate")[];
  lessons: LessonInfo[];
}

export interface Games {
  games: GameInfo[];
}

export interface GoalInfo {
  id: string;
  clause: string;
}

export interface Guest {
  id: string;
  name: string;
}

export interface Guide {
  reached: number;
  lit: string[];
}

export interface GuidePart {
  title: string;
  paragraphs: string[];
  drawings: Drawing[];
}

export interface Health {
  status: "ok";
  version: string;
}

export interface Hint {
  move: string;
  reasons: HintReason[];
}

export interface HintCommand {
  cmd_id: string;
  cmd: "hint";
  seat?: number | null;
}

export interface HintReason {
  key: string;
  params: Record<string, string | number>;
}

export interface Invitation {
  table: string;
  code: string;
}

export interface Join {
  seat?: number | null;
  invite?: string | null;
}

export interface LessonInfo {
  id: string;
  mode: string;
  chapters: number;
  minutes: number;
}

/** A move of a line: who made it, which roll it met, whether dice or draws were in it, and what happened. */
export interface LineMove {
  seat: number;
  move: OptionMove;
  roll: number;
  chance: boolean;
  events: Record<string, unknown>[];
}

/** The move of a line, counted from 1, that is not allowed there: the board shows the position before it. */
export interface LineRefused {
  number: number;
  text: string;
  refusal: RefusalInfo;
}

export interface LogCommand {
  cmd_id: string;
  cmd: "log";
  first: number;
  count?: number;
}

export interface Me {
  guest: Guest | null;
}

export interface ModeInfo {
  players: [number, number];
  sides: Record<string, SidesInfo>;
}

export interface MoveCommand {
  cmd_id: string;
  cmd: "move";
  prompt_id: string;
  moves: string[];
  seat?: number | null;
}

export interface NewGuest {
  name: string;
}

export interface NewSeat {
  kind: "me" | "hotseat" | "human" | "open" | "bot";
  name?: string;
  bot?: "novice" | "mortal" | "hero" | "olympian" | "fate" | null;
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  name?: string;
  seats: NewSeat[];
  public?: boolean;
  hints?: boolean;
}

export interface NewToken {
  token: string;
  expires: string;
}

export interface OddsCommand {
  cmd_id: string;
  cmd: "odds";
  move?: string | null;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  help_key: string;
  rare: boolean;
  needs: string;
  brings: [string, string][];
}

/** A move; of an open question with what it would set off, in a shape of the game's own, where that is foretold. */
export interface OptionMove {
  move: string;
  kind: string;
  args: string[];
  places: string[];
  foretold?: Record<string, unknown> | null;
}

/** From the position after ``at`` moves, or after further ones that a line of the analysis board makes there. */
export interface PlayOn {
  at: number;
  seat: number;
  bot?: "novice" | "mortal" | "hero" | "olympian" | "fate";
  moves?: string;
}

export interface PresencePush {
  push: "presence";
  present: number[];
  spectators: number;
}

export interface Reason {
  move: string;
  refusal: RefusalInfo | null;
}

export interface Recover {
  token: string;
}

export interface RefusalInfo {
  clause: string;
  key: string;
  params: Record<string, string | number>;
  remedy: string;
}

export interface Replay {
  table: string;
  seat: string;
  moves: number;
  first: number;
  steps: ReplayStep[];
  chart: ChartPoint[] | null;
  turns: TurnInfo[] | null;
  happened: Record<string, number[]> | null;
}

export interface ReplayStep {
  at: number;
  by: number | null;
  move: string | null;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  views?: Record<string, Record<string, unknown>> | null;
}

/** Ranks and scores are by side, seat scores by seat. */
export interface ResultInfo {
  ranks: number[];
  scores: number[];
  seat_scores: number[];
  reason: string;
}

/** What an answer is worth: as good as the best one, better than the one played, or no better. */
export interface ReviewAnswer {
  kind: "good" | "better" | "worse";
  chance: number;
  error: number;
  loss: number;
  reasons: ReviewReason[];
}

export interface ReviewChoices {
  at: number;
  options: OptionMove[];
}

/** How a review stands, and its story as far as it is told. */
export interface ReviewInfo {
  table: string;
  seat: number;
  open: boolean;
  status: "none" | "running" | "stopped" | "done";
  done: number;
  total: number;
  story: ReviewStory | null;
}

/** A decision that cost something; ``tried``: the best moves and, last, the one played. */
export interface ReviewMistake {
  at: number;
  seat: number;
  label: "inaccuracy" | "mistake" | "blunder";
  move: string;
  better: string;
  loss: number;
  error: number;
  tried: TriedMove[];
  reasons: ReviewReason[];
  secret?: boolean;
}

/** How the chance at the start became the result, in points: by own mistakes, by luck and by all other moves. */
export interface ReviewParts {
  start: number;
  end: number;
  mistakes: number;
  luck: number;
  rest: number;
}

/** The chances of all sides after so many moves, and half of the range that hidden cards leave open in 80 of 100. ``by``: who moves there, -1 at the end. ``luck``: what chance gave each side with that move. */
export interface ReviewPoint {
  at: number;
  by: number;
  luck?: number[] | null;
  chances: number[];
  errors: number[];
}

export interface ReviewReason {
  key: string;
  params: Record<string, string | number>;
}

export interface ReviewStory {
  game: string;
  moves: number;
  sides: string[];
  eyes: number;
  chart: ReviewPoint[];
  mistakes: ReviewMistake[];
  turning_points: ReviewTurn[];
  parts: ReviewParts | null;
  luck: Record<string, number>;
  luck_spread: Record<string, number>;
  exercises: number[];
}

/** An answer to the exercise that the decision ``at`` makes. */
export interface ReviewTry {
  at: number;
  move: string;
  seat?: number | null;
  open?: boolean;
}

export interface ReviewTurn {
  at: number;
  seat: number;
  change: number;
  cause: "own" | "luck" | "others" | "mistakes";
}

/** Through whose eyes: the own first seat if none is named. With ``open`` all cards are seen. */
export interface ReviewWanted {
  seat?: number | null;
  open?: boolean;
}

/** ``guide`` says in two pages how the game is played; empty where nobody has written it. */
export interface Rules {
  lang: string;
  guide: GuidePart[];
  chapters: Chapter[];
}

export interface SeatCommand {
  cmd_id: string;
  cmd: "seat";
  seat: number;
}

/** ``person`` is the first seat of whoever sits there: seats of one person have the same. */
export interface SeatInfo {
  seat: number;
  side: number;
  person: number;
  kind: "human" | "open" | "bot";
  name: string;
  bot: "novice" | "mortal" | "hero" | "olympian" | "fate" | null;
  mine: boolean;
  stand_in: boolean;
  free: boolean;
}

export type ServerFrame = Answer | StatePush | TablePush | PresencePush | ChatPush | UndoVotePush | ThinkingPush | ByePush;

/** The side of each seat, and the sides by name; "" is a side of one seat, called as its player. */
export interface SidesInfo {
  of: number[];
  names: string[];
}

export interface SinceCommand {
  cmd_id: string;
  cmd: "since";
  seq: number;
}

export interface Start {
  fill?: "novice" | "mortal" | "hero" | "olympian" | "fate" | null;
}

export interface StatePush {
  push: "state";
  seq: number;
  moves: number;
  seat: number;
  seats: number[];
  reason: "first" | "move" | "undo" | "since" | "seat" | "start" | "end";
  events_from: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  ask: Ask | null;
  waiting: number[];
  seal: boolean;
  can_undo: boolean;
  undo_vote: UndoVote | null;
  guide: Guide | null;
  result: ResultInfo | null;
}

export interface TableInfo {
  id: string;
  game: string;
  ruleset: string;
  name: string;
  status: "lobby" | "playing" | "finished";
  public: boolean;
  hints: boolean;
  options: Record<string, string>;
  seats: SeatInfo[];
  sides: string[];
  owner: boolean;
  commitment: string;
  moves: number;
  waiting: number[];
  asks: string;
  signs: string[];
  result: ResultInfo | null;
  created: string;
  updated: string;
  forked: Forked | null;
  lesson: Taught | null;
}

export interface TableLists {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}

export interface TablePush {
  push: "table";
  table: TableInfo;
}

export interface Taught {
  id: string;
  chapter: number;
  chapters: string[];
  goals: GoalInfo[];
  minutes: number;
}

export interface ThinkingPush {
  push: "thinking";
  seat: number;
  on: boolean;
}

export interface TriedMove {
  move: string;
  chance: number;
  error: number;
}

/** From this move on it was this seat's turn; -1 if everybody's. */
export interface TurnInfo {
  at: number;
  seat: number;
}

export interface UndoCommand {
  cmd_id: string;
  cmd: "undo";
}

export interface UndoVote {
  by: number;
  yes: number[];
  asked: number[];
}

export interface UndoVoteCommand {
  cmd_id: string;
  cmd: "undo_vote";
  yes: boolean;
}

export interface UndoVotePush {
  push: "undo_vote";
  vote: UndoVote | null;
}

export interface WhyCommand {
  cmd_id: string;
  cmd: "why";
  move?: string | null;
  place?: string | null;
  seat?: number | null;
}
