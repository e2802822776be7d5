/**
 * The end of a part of the game, staged over the board: what it came to and what that brought, until one goes on.
 * Positions that lead away from it wait, and so does what is asked; what they tell of it is on the stage already.
 */

import type { GameEvent, StatePush, View } from "../protocol";
import { settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";

const BRIEF = 2500;
const SHOWN = new Set(["move", "start", "end"]);

/**
 * What is on the stage: the position before it began, the one in which its outcome was known, the newest, and all that has happened.
 * Where what it brought came in the same breath, the outcome is looked at before it.
 */
export interface Staged {
  start: View;
  outcome: View;
  now: View;
  events: GameEvent[];
}

export class Interlude {
  staged: Staged | null = $state.raw(null);
  private part: Staged | null = null;
  private last: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableStore) {}

  /** Whether this position has to wait for the one who looks. */
  holds(push: StatePush): boolean {
    const { interlude } = this.table.board;
    if (this.staged === null || interlude === undefined || !SHOWN.has(push.reason)) return false;
    return push.result !== null || !interlude.during(push.view);
  }

  /** A position is next, whether it is shown, left out or has to wait. */
  see(push: StatePush): void {
    const { interlude } = this.table.board;
    const before = this.last;
    this.last = push.view;
    if (interlude === undefined || settings.results === "off" || !SHOWN.has(push.reason) || !this.table.connection.live) return this.clear();
    if (before === null) return;
    const begins = push.events.some((event) => interlude.begins(event, this.table.own));
    if (this.part === null && !begins) return;
    const tells = push.events.some((event) => interlude.tells(event));
    const { start, outcome, events } = this.part ?? { start: before, outcome: tells ? before : push.view, events: [] };
    this.part = { start, outcome, now: push.view, events: [...events, ...push.events] };
    if (begins || tells || this.staged !== null) this.show(this.part);
    if (push.result !== null || !interlude.during(push.view)) this.part = null; // it is over, and what was shown of it stays
  }

  /** On with the game. */
  goOn(): void {
    clearTimeout(this.timer);
    if (this.staged === null) return;
    this.staged = null;
    this.table.pace.reset();
    this.table.courtesy.answer();
  }

  clear(): void {
    clearTimeout(this.timer);
    this.staged = null;
    this.part = null;
  }

  private show(part: Staged): void {
    this.staged = part;
    clearTimeout(this.timer);
    if (settings.results === "brief" || this.watched(part)) this.timer = setTimeout(() => this.goOn(), BRIEF);
  }

  /** Whoever only looks on has no part in it: it goes on by itself. */
  private watched({ start }: Staged): boolean {
    return this.table.mine.every((seat) => this.table.board.out?.(start, seat) ?? false);
  }
}
