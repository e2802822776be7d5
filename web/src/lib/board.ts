/** What a game's folder under `boards/` gives to the table. Nothing else in the client knows a game. */

import type { Component } from "svelte";
import type { Ask, Components, GameEvent, Option, Params, Refusal, View } from "./protocol";
import type { Sound } from "./sound";
import type { TableStore } from "./table.svelte";
import type { Staged } from "./table/interlude.svelte";

/** One link of the chain in the prompt bar. */
export interface Link {
  label: string;
  state: "done" | "now" | "later";
}

/** Toggles whose answer is sent together with the answer of the open prompt. */
export interface FollowUp {
  kind: string;
  members: { id: string; label: string; detail: string; icon: string }[];
}

/** A move that closes the gesture, sent by itself when its time has come and it is still possible. */
export interface Afterwards {
  move: string;
  /** Kinds of answers it may follow. */
  after: string[];
  label: string;
  detail: string;
  /** The words of the button when it follows. */
  primary: (label: string) => string;
}

/** A gesture of several rounds that goes on by itself, if the player likes that. */
export interface Onwards {
  label: string;
  detail: string;
  /** The answer that goes on here; none where the player decides: before it has begun, or when it goes badly. */
  move?: string;
  /** Answers that go on once the player has given them himself, each as long as what stands beside it has not changed. */
  as?: Record<string, string>;
}

/** A question that a seat may answer once and for all. */
export interface Standing {
  /** What it is about: the key of a text, and the name of a thing if there are several of that kind. */
  topic: string;
  /** The answers that may be given always, with the move that each of them is now. */
  answers: { id: string; label: string; move: string }[];
}

/** A question that comes again until it is ended: what is wanted is chosen at once, each with what it asks in turn. */
export interface Plan {
  /** The kinds of moves that can be planned; each move with its `topic`, for those who want the same every time. */
  kinds: string[];
  topic: (option: Option) => string;
  /** The move that ends it. */
  end: string;
  /** The kind of question that comes again, if it is another than the first one. */
  then?: string;
  /** What a planned move asks in turn, where the page knows it by itself; it is shown when the move is planned. */
  ways?: (option: Option) => Option[];
  /** What is chosen with them, said over them. */
  asks?: string;
  /** What several of them are, on the button; cards that are used, if nothing is said. */
  these?: (options: Option[]) => string;
  /** It is nothing that one wants the same every time. */
  once?: boolean;
  /** Only one of them is to be had: another choice takes its place. */
  single?: boolean;
}

/** Something that can be done at a prompt of many kinds of moves: it is chosen first, then how. */
export interface Deed {
  id: string;
  /** The kinds of moves that do it. */
  kinds: string[];
  label: string;
  detail: string;
  icon: string;
  group?: string;
  /** Drawn as a tile, four in a row, or over two places of it; or as a row of half the width. */
  tile?: "one" | "two" | "half";
  /** The mark of the seat that has done it and cannot again for now. */
  covered?: number;
  /** Where it cannot be done: a move whose refusal says why. */
  closed?: string;
}

/** How a prompt is best played: everything in it is a comfort, the list of options suffices. */
export interface Gesture {
  links?: Link[];
  deeds?: Deed[];
  /** Places the gesture has already fixed. */
  origin?: string;
  target?: string;
  /** The question is a link of a gesture that only its player sees: stepping back takes the last answer back. */
  within?: boolean;
  /** The same prompt comes this many times: placing armies is one gesture. */
  repeat?: number;
  /** Where `repeat` is only the next batch: so many are to be placed in all. */
  total?: number;
  /** Kinds whose choice is sent at once, because it only leads on to the next link. */
  atOnce?: string[];
  /** The number a stepper starts with; the highest if nothing is said. */
  start?: "low" | "high";
  followUps?: FollowUp[];
  /** Where dice are about to decide, the odds are asked for. */
  odds?: boolean;
  /** Kinds of moves that lead to dice: when one is picked, its odds are asked for before it is sent. */
  oddsOf?: string[];
  /** What is asked next is answered with everything one has, if the player likes that. */
  whole?: { label: string; detail: string };
  icon?: string;
  title?: string;
  /** The words of the button that sends a choice which has something to choose. */
  primary?: string | ((option: Option) => string);
  /** The same for a gesture with `repeat`: so many are placed. */
  placing?: (n: number) => string;
  /** Closed places worth listing beside the open ones, so that their reason is one key away. */
  closed?: (origin: string | null) => string[];
  numberLabel?: string;
  numberNote?: string;
  /** What the question is about, where its sentence only names it: the text of the card that is played. */
  note?: string;
  /** Kinds of moves in the order of the list; what is not named keeps its place after them. */
  order?: string[];
  /** Kinds whose numbers name things: they are listed, not counted with a stepper. */
  listed?: string[];
  afterwards?: Afterwards;
  onwards?: Onwards;
  standing?: Standing;
  plan?: Plan;
  /** The kinds of which the first possible one is proposed at once. */
  propose?: string[];
  /** The answer to a small question, given for a player who does not want to be asked for such things. */
  usual?: string;
  /** The kind of move that lets a question pass, "pass" if nothing is said; null if passing is a move like any other. */
  letPass?: string | null;
}

/** Sentences of a game: keys and parameters become words here. */
export interface Words {
  place(id: string): string;
  prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, view: View): string;
  waiting(view: View, name: string): string;
  option(option: Option, view: View): { label: string; detail: string; cost?: string; look?: number };
  origin(place: string, options: Option[], view: View): { label: string; detail: string };
  /** A whole move in words: "attack Rus from Thule". */
  move(option: Option, view: View): string;
  /** The heading over rows of this sort, where the kind of move alone does not sort them. */
  group?(option: Option, view: View): string;
  member(kind: string, member: string, view: View): string;
  event(event: GameEvent, view: View): string;
  /** Several deeds of one player as one sentence: "Bot 2 performs Satyrs, gains 2 moon". */
  deed?(events: GameEvent[], view: View): string;
  /** Whether an event is about one of these seats, whoever did it. */
  concerns?(event: GameEvent, seats: number[]): boolean;
  /** Who does what to the one who is asked, in a turn that is not his. Without it, what was done last is told. */
  against?(ask: Ask, view: View): string | undefined;
  /** The words of a text that ask for an explanation, each with one, in lines; "" for none. */
  explains?(text: string): string;
  params(params: Params, view: View): Params;
  step(view: View): string;
  /** What is left to say once a deed or an origin is chosen: how it is done, or how many go. Without it, where to from there. */
  part?(ask: Ask, chosen: { deed: string | null; origin: string | null }, view: View): string | undefined;
  /** Above the question, in place of whose turn it is. */
  head?(view: View): string | undefined;
}

export interface Odds {
  title: string;
  clause: string;
  bars: { label: string; chance: number }[];
  note: string;
}

export type Topic = "dice" | "cards" | "bets";

/** A part of the game whose end is staged over the board and stays until one goes on. */
export interface Interlude {
  /** Its outcome is known, and concerns one of these seats, the looker's own: it is shown. */
  begins(event: GameEvent, own: number[]): boolean;
  /** Something that belongs to the outcome and is shown even to who has gone on. */
  tells(event: GameEvent): boolean;
  /** Whether the position still belongs to it. */
  during(view: View): boolean;
  View: Component<{ table: TableStore; staged: Staged }>;
}

/** A card as it is read: what it is, and its texts, each under a heading or none. */
export interface SheetText {
  icon: string;
  kind: string;
  /** Of the bar beside its kind; without it, the game's. */
  colour?: string;
  lines: { head: string; text: string }[];
}

export interface SeatCard {
  look: number;
  faction: string;
  points: number | null;
  /** How the seat stands, in place of points: on the chip of a small screen. */
  brief?: { icon: string; text: string; said: string };
}

export interface BoardModule {
  /** Called once when the board's folder is loaded. */
  prepare(components: Components): void;
  Stage: Component<{ table: TableStore }>;
  Rail: Component<{ table: TableStore }>;
  Tray: Component<{ table: TableStore }>;
  Tracker: Component<{ view: View; short?: boolean }>;
  Finale: Component<{ table: TableStore }>;
  /** Cards to be read, large; opened by `table.reading`, also from a line of the log that names cards. A game without cards has none. */
  Sheet?: Component<{ table: TableStore; cards: string[]; onclose: () => void }>;
  /** The clauses of the rulebook that a card belongs to: `Clauses` shows them on its sheet. */
  clauses(card: string): string[];
  /** What an option costs, drawn at the end of its row. */
  Cost?: Component<{ option: Option; view: View }>;
  /** What the choice so far would change, below the list. */
  Preview?: Component<{ table: TableStore }>;
  seat(view: View, seat: number): SeatCard;
  /** Whose turn it is; without it, of whoever is asked. -1 if everybody's or nobody's. What is asked may tell more than what all see. */
  turn?(view: View, ask?: Ask | null): number;
  /** Whether a seat is out of the game before its end; without it nobody ever is. */
  out?(view: View, seat: number): boolean;
  gesture(ask: Ask, view: View): Gesture;
  /** The open option that the remedy of a refused move names, if it names one. */
  remedy(refusal: Refusal, move: string, options: Option[]): Option | undefined;
  odds(odds: Record<string, unknown>, view: View): Odds | null;
  /** How many cards or the like a seat's tray holds: the badge on the phone. */
  trayCount(view: View): number;
  words: Words;
  /** Icon of an event in the log; "" for none. */
  eventIcon(event: GameEvent): string;
  /** Whether an event is not worth a line of the log. */
  hushes?(event: GameEvent): boolean;
  /** What is told of others' turns: deeds, and details that go with a deed; without it, what has an icon and is no roll. */
  weight?(event: GameEvent): "deed" | "detail" | null;
  /** Kinds of events that decide, the weightiest first: a turning point is told by them before what came along with them. */
  decisive?: readonly string[];
  /** Whether an event befell its seat: it is no deed of that player. If it opens a part of the game, all of that part does. */
  suffers?(event: GameEvent): boolean;
  /** Whether an event names the cause of those that follow it: they befall whom they name, and are told with it. */
  causes?(event: GameEvent): boolean;
  /** From what to what an event went, where it is not from its player to its place. */
  aim?(event: GameEvent): Aim | null;
  /** Whether the seat has lost the place of the event: it stays outlined until the seat's next move. */
  loses?(event: GameEvent, seat: number): boolean;
  /** Whether an event opens a part of the game: a heading in the log, a stop of the replay. */
  opens(event: GameEvent): boolean;
  course?: Course;
  /** The log's filters, and what they know an event by. Dice also get time to be seen. */
  topics: readonly Topic[];
  topic(event: GameEvent): Topic | null;
  /** How many rolls are seen one after the other; without it, one for each event about dice. */
  rolls?(events: GameEvent[]): number;
  /** Left out where no part of the game has an end worth a halt. */
  interlude?: Interlude;
  /** Keys of the board, with the names of their texts. */
  keys: readonly (readonly [string, string])[];
  /** How long the pieces that moved between two positions travel, in milliseconds at natural speed; 0 if none did. */
  travel(before: View, now: View): number;
  /** What an event sounds like, for those who want to hear it. */
  sound(event: GameEvent): Sound | null;
}

/** What the timeline of a replay shows beside the turns: where the parts of the game begin, and what happened when. */
export interface Course {
  /** The kind of event that begins a part. */
  part?: string;
  /** Kinds of events, each with the key of its name; they are shown by their icons. */
  marks: readonly { kind: string; text: string }[];
}

/** Things that are drawn, by selectors: of each list the first one that is in sight. */
export interface Aim {
  from: string[];
  to: string[];
}

/** The face of a game in the lobby; small, loaded at once. */
export interface Face {
  id: string;
  length: string;
  /** Its place among the games. */
  place: number;
  /** The mark of a seat, by what it goes by on the board; without it, by its number. */
  look?: (sign: string, seat: number, options: Record<string, string>) => number;
  tondo: { icon: string; x: number; y: number; scale: number; opacity?: number }[];
  icons: Record<string, string>;
  texts: Record<"en" | "fr", string>;
}
