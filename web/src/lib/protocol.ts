/**
 * The messages of docs/protocol.md, as the client reads and writes them. Their shapes are generated from the server
 * (`npm run protocol`); here they only get the client's names, and the parts that every game's views and events share.
 */

import type * as wire from "./protocol.gen";
import type { View } from "./view.gen";

export type { Chapter, ChartPoint, ChatLine, GameInfo, Guest, GuidePart, Hint, NewSeat, NewTable, Reason, SeatInfo, TableInfo, TurnInfo, TableLists, UndoVote } from "./protocol.gen";
export type { View } from "./view.gen";

export type Lang = "en" | "fr";
export type Params = wire.ErrorInfo["params"];
export type Components = wire.Content["components"];
export type Strength = wire.PlayOn["bot"] & string;

// -- what a game says ---------------------------------------------------------------------------------------------

export type Ask = wire.Ask;
export type Option = wire.OptionMove;
export type ClosedMove = wire.ClosedMove;
export type GameOption = wire.OptionInfo;
export type Refusal = wire.RefusalInfo;
export type Failure = wire.ErrorInfo;

export interface GameEvent {
  kind: string;
  clause: string;
  seat?: number;
  place?: string;
  [part: string]: unknown;
}

/** A message with its game's parts told apart. */
type Told<T> = {
  [K in keyof T]: K extends "view" ? View : K extends "views" ? Record<string, View> | null : K extends "events" ? GameEvent[] : T[K];
};

export type ReplayStep = Told<wire.ReplayStep>;
export type Replay = Omit<wire.Replay, "steps"> & { steps: ReplayStep[] };

// -- socket -----------------------------------------------------------------------------------------------------------

/** The server leaves out what a command does not use; only the odds may be null. */
export type Answer = { [K in keyof wire.Answer]: K extends "re" | "odds" ? wire.Answer[K] : K extends "events" ? GameEvent[] : NonNullable<wire.Answer[K]> };

export type StatePush = Told<wire.StatePush>;
export type Push = Told<Exclude<wire.ServerFrame, wire.Answer>>;

type WithoutId<T> = T extends unknown ? Omit<T, "cmd_id"> : never;
export type Command = WithoutId<wire.ClientFrame>;
