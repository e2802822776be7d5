/** What happened, told in a few beats: the deeds of one player after the other, each in few words. */

import type { BoardModule } from "./board";
import type { GameEvent, View } from "./protocol";

/** What one player did in one go, or what befell the table. */
export interface Beat {
  seat: number | undefined;
  text: string;
  icon: string;
  /** It was done to the reader, or brought him something. */
  mine: boolean;
  /** Where it happened; from where to where, if it went somewhere. */
  places: string[];
  way: [from: string, to: string] | null;
  /** What it is made of: the board turns to it, and draws it as arrows. */
  events: GameEvent[];
}

const PHRASES = 3; // as many fit into one breath

/** Whether an event is worth telling by itself, goes with what was told, or neither. */
export function weight(board: BoardModule, event: GameEvent): "deed" | "detail" | null {
  if (board.hushes?.(event) || board.opens(event)) return null;
  if (board.weight !== undefined) return board.weight(event);
  return board.eventIcon(event) !== "" && board.topic(event) !== "dice" ? "deed" : null;
}

/** What a move comes to: its last deed; else the last thing that has a sign of its own, as dice have; else the last. */
export function principal(events: GameEvent[], board: BoardModule): GameEvent | undefined {
  return (
    events.findLast((event) => weight(board, event) === "deed") ??
    events.findLast((event) => board.eventIcon(event) !== "" && !board.opens(event)) ??
    events.at(-1)
  );
}

/** Whether somebody on these seats did it; what befell him is another's deed, or nobody's. */
export function doneBy(board: BoardModule, event: GameEvent, seats: number[]): boolean {
  return event.seat !== undefined && seats.includes(event.seat) && board.suffers?.(event) !== true;
}

/** Of these events those that befell the table or their players: nobody's deeds, though a seat is named in them. */
export function befallen(events: GameEvent[], board: BoardModule): Set<GameEvent> {
  const found = new Set<GameEvent>();
  let [part, cause] = [false, false];
  for (const event of events) {
    const suffers = board.suffers?.(event) === true;
    if (board.opens(event)) [part, cause] = [suffers, false];
    else if (board.causes?.(event) === true) cause = true;
    else if (!suffers && event.seat !== undefined && weight(board, event) !== "detail") cause = false; // somebody acts
    if (part || cause || suffers) found.add(event);
  }
  return found;
}

/** The beats of these events for somebody on these seats: what he did himself is none. */
export function beats(events: GameEvent[], board: BoardModule, view: View, own: number[]): Beat[] {
  return grouped(events, board, own).map((group) => ({
    seat: group[0]!.seat,
    text: board.words.deed?.(group, view) ?? group.map((event) => board.words.event(event, view)).join(" "),
    icon: group.map((event) => board.eventIcon(event)).find((icon) => icon !== "") ?? "",
    mine: group.some((event) => board.words.concerns?.(event, own) ?? (event.seat !== undefined && own.includes(event.seat))),
    places: [...new Set(group.flatMap(placesOf))],
    way: group.flatMap(wayOf).at(-1) ?? null,
    events: group,
  }));
}

/**
 * Deeds of one player that follow each other belong together, up to a breath; what has a cause belongs to it, whomever it
 * befell; a detail never stands alone.
 */
function grouped(events: GameEvent[], board: BoardModule, own: number[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  const caused = befallen(events, board);
  let open: GameEvent[] | null = null;
  for (const event of events) {
    const heavy = weight(board, event);
    if (board.opens(event)) {
      open = null;
      if (board.suffers?.(event)) groups.push([event]); // under this heading stands what befell all
    } else if (doneBy(board, event, own) && !caused.has(event)) open = open !== null && board.causes?.(open[0]!) ? null : open;
    else if (heavy === null) continue;
    else if (open !== null && follows(event, open, caused, board)) open.push(event);
    else if (heavy === "deed") groups.push((open = [event]));
  }
  return groups;
}

function follows(event: GameEvent, open: GameEvent[], caused: Set<GameEvent>, board: BoardModule): boolean {
  if (board.causes?.(event)) return false;
  return board.causes?.(open[0]!) ? caused.has(event) : open[0]!.seat === event.seat && open.length < PHRASES;
}

/** Where an event happened: games call it a place, a region or a city. */
export function placeOf(event: GameEvent): string | undefined {
  const place = event.place ?? event["region"] ?? event["city"];
  return typeof place === "string" ? place : undefined;
}

/** All places that an event names. */
export function placesOf(event: GameEvent): string[] {
  return [event["origin"], event["source"], placeOf(event)].filter((place): place is string => typeof place === "string");
}

function wayOf(event: GameEvent): [string, string][] {
  const from = event["origin"];
  const to = placeOf(event);
  return typeof from === "string" && to !== undefined ? [[from, to]] : [];
}
