/** What has happened since one's last turn: told while the others play, and once more when one is asked again. */

import { beats, befallen, doneBy, placeOf, weight, type Beat } from "../beats";
import type { GameEvent, StatePush } from "../protocol";
import type { TableStore } from "../table.svelte";

export class Messenger {
  /** The number of the first event that is news, by person: several may sit at one screen. */
  private marks: Record<number, number> = $state({});
  /** The number of the first event after one's last answer in one's turn. */
  private answers: Record<number, number> = $state({});
  /** The beat that is pointed at: the board shows where it happened. */
  pointed: Beat | null = $state.raw(null);

  constructor(private readonly table: TableStore) {}

  /** A position is shown, after it has gone into the log. */
  see(push: StatePush, before: StatePush | null): void {
    const person = this.table.person(push.seat);
    this.pointed = null;
    if (this.marks[person] === undefined || push.reason === "first") this.mark(person, this.lastOwn(push));
    else if (push.reason === "undo") this.mark(person, push.events_from, Math.min);
    else if (this.own(before) && !this.befalling(this.newsOf(push.seat, push.events_from))) {
      const since = push.events_from + this.leading(push); // what one has just done is no news
      if (this.acted(push)) this.mark(person, since);
      else this.answers[person] = since;
    }
  }

  /** The events that are news to the person of a seat, up to one of a number. */
  private newsOf(seat: number, upTo?: number): GameEvent[] {
    const { log } = this.table;
    const from = this.marks[this.table.person(seat)] ?? log.end;
    return log.since(from).slice(0, upTo === undefined ? undefined : Math.max(0, upTo - from));
  }

  private befalls(event: GameEvent): boolean {
    return this.table.board.opens(event) && this.table.board.suffers?.(event) === true;
  }

  /** Whether a part of the game that befalls everybody is under way after these events: what is answered in it is a part of it. */
  private befalling(events: GameEvent[]): boolean {
    const opened = events.findLast((event) => this.table.board.opens(event));
    return opened !== undefined && this.befalls(opened);
  }

  private mark(person: number, at: number, of: (old: number, at: number) => number = (_, now) => now): void {
    this.marks[person] = of(this.marks[person] ?? at, at);
    this.answers[person] = of(this.answers[person] ?? at, at);
  }

  /** What is news to whoever looks at the table: what he did himself is none. */
  get news(): Beat[] {
    const { shown, board, own } = this.table;
    if (shown === null) return [];
    return beats(this.newsOf(shown.seat), board, shown.view, own);
  }

  /** Whether what befell everybody is among the news: it is told in its order, whomever it concerns. */
  get whole(): boolean {
    return this.table.shown !== null && this.newsOf(this.table.shown.seat).some((event) => this.befalls(event));
  }

  /** What was done last, while one waits. */
  get now(): Beat | undefined {
    return this.news.at(-1);
  }

  /** Places that one has lost since: they stay outlined until one's first move. */
  get lost(): string[] {
    const { shown, log, board } = this.table;
    if (shown === null || board.loses === undefined) return [];
    const events = log.since(this.answers[this.table.person(shown.seat)] ?? log.end);
    return events.flatMap((event) => (this.table.own.some((seat) => board.loses!(event, seat)) && placeOf(event) !== undefined ? [placeOf(event)!] : []));
  }

  /** Whether the reader was asked in a turn of his own. */
  private own(push: StatePush | null): boolean {
    if (push?.ask === null || push?.ask === undefined) return false;
    const turn = this.table.turn(push.view, push.ask);
    return turn < 0 || turn === push.ask.seat;
  }

  /** Whether the reader's answer was a deed, or the last of his turn: a small question before it leaves the news standing. */
  private acted(push: StatePush): boolean {
    const { board } = this.table;
    const deed = push.events.slice(0, this.leading(push)).some((event) => weight(board, event) === "deed");
    return deed || !push.seats.includes(this.table.turn(push.view));
  }

  /** How many events of the position are what the reader has done himself: up to another's, or to what befalls the table. */
  private leading(push: StatePush): number {
    const suffered = befallen(push.events, this.table.board);
    const other = push.events.findIndex((event) => (event.seat === undefined ? suffered.has(event) : !push.seats.includes(event.seat)));
    return other < 0 ? push.events.length : other;
  }

  /** A page that was just opened knows the past only by the log: what one did in turns of one's own before the one that runs. */
  private lastOwn(push: StatePush): number {
    const { board } = this.table;
    const opened = push.events.findLastIndex((event) => board.opens(event));
    const suffered = befallen(push.events, board);
    let [turn, last]: [number | undefined, number] = [undefined, -1];
    push.events.slice(0, Math.max(0, opened)).forEach((event, at) => {
      if (board.opens(event)) turn = event.seat;
      const own = turn === undefined || push.seats.includes(turn);
      if (own && !suffered.has(event) && doneBy(board, event, push.seats) && weight(board, event) === "deed") last = at;
    });
    return push.events_from + last + 1;
  }
}
