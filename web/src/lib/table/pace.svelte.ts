/** How fast the moves of others are shown: positions wait here for their turn. */

import { weight } from "../beats";
import { t } from "../i18n.svelte";
import type { StatePush } from "../protocol";
import { SPEED, hurry, reducedMotion, settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";

const BEAT = 500;
const DICE = 700;
/** A turn of somebody else is over in four seconds with what drawing takes, however much happens: what waits shares what is left. */
const TURN = 3600;
/** What would be seen for less than this is shown together with what follows. */
const GLIMPSE = 120;
/** At once, what comes in so short a time is one picture. */
const TOGETHER = 80;

export class Pace {
  /** How many positions wait. */
  held = $state(0);
  private readonly queue: StatePush[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastKind: string | undefined;
  /** Whose turn is on show, and since when. */
  private turn = -1;
  private since = 0;

  /** `show` is told whether nothing was left out before the position. */
  constructor(
    private readonly table: TableStore,
    private readonly show: (push: StatePush, next: boolean) => void,
  ) {}

  add(push: StatePush): void {
    this.queue.push(push);
    const replay = push.reason === "move" || push.reason === "start" || push.reason === "end";
    if (!replay) this.table.interlude.clear(); // what was staged may not have been
    if (!replay || document.hidden) this.flush();
    else if (this.speed === 0) this.gather(push);
    else if (settings.speed === "step") this.held = this.queue.length;
    else if (this.timer === undefined) this.pump();
    else this.held = this.queue.length;
    if (settings.speed === "step" && this.held === 1 && this.ownMove(push)) this.next();
  }

  /** Show what waits at the speed that is set now. */
  reset(): void {
    this.stop();
    if (this.queue.length === 0 || settings.speed === "step") return;
    if (this.speed === 0) this.flush();
    else this.pump();
  }

  /** The next move of the others, when they are shown step by step. */
  next(): void {
    const push = this.take();
    this.held = this.queue.length;
    if (push !== undefined) this.show(push, true);
  }

  /** Show everything that waits at once; false if nothing did. */
  skip(): boolean {
    const count = this.queue.length;
    if (count === 0) return false;
    this.flush();
    this.table.note = t("skipped", { n: count });
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private get speed(): number {
    return SPEED[settings.speed];
  }

  /** At once: own moves and questions now, what others do in one picture for a few of their moves. */
  private gather(push: StatePush): void {
    if (push.ask !== null || push.result !== null || this.ownMove(push)) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), TOGETHER);
  }

  /** Show the next position that waits, with those that there is no time for; pause after it as long as they deserve. */
  private pump(): void {
    let push = this.take();
    this.timer = undefined;
    this.held = this.queue.length;
    if (push === undefined) return;
    this.note(push);
    const wish = this.wish(push);
    const share = this.share(push, wish);
    let pause = wish * share;
    let alone = true;
    while (pause < GLIMPSE && share < 1 && push.ask === null && this.sameTurn(push, this.queue[0])) {
      const following = this.take();
      if (following === undefined) break;
      pause += this.wish(following) * share;
      push = together(push, following);
      alone = false;
    }
    this.held = this.queue.length;
    hurry.now = share > 0.75 ? 1 : share > 0.35 ? 0.5 : 0.25;
    this.show(push, alone);
    const travel = alone && this.table.before !== null && !reducedMotion() ? this.table.board.travel(this.table.before, push.view) : 0;
    this.timer = setTimeout(() => this.pump(), Math.max(pause, travel * this.speed * hurry.now));
  }

  private flush(): void {
    this.stop();
    hurry.now = 1;
    let last = this.take();
    let alone = true;
    for (let push = last === undefined ? last : this.take(); push !== undefined; push = this.take()) {
      this.table.log.keep(last!);
      last = push;
      alone = false;
    }
    this.held = this.queue.length;
    if (last !== undefined) this.show(last, alone);
  }

  /** The next position that waits, unless it has to wait for the player. */
  private take(): StatePush | undefined {
    const push = this.queue[0];
    if (push === undefined) return undefined;
    const held = this.table.interlude.holds(push);
    this.table.interlude.see(push);
    return held ? undefined : this.queue.shift();
  }

  /** A turn begins with its first position, and anew when the player has answered in it. */
  private note(push: StatePush): void {
    const turn = this.table.turn(push.view);
    if (turn === this.turn && (this.table.shown?.ask ?? null) === null) return;
    this.turn = turn;
    this.since = performance.now();
  }

  private sameTurn(push: StatePush, other: StatePush | undefined): boolean {
    return other !== undefined && this.table.turn(other.view) === this.table.turn(push.view);
  }

  /** How much of its time each position gets, so that a turn of somebody else ends when it should. */
  private share(push: StatePush, wish: number): number {
    if (this.table.mine.includes(this.table.turn(push.view))) return 1;
    const kind = this.lastKind;
    let wanted = wish;
    for (const other of this.queue) {
      if (!this.sameTurn(push, other)) break;
      wanted += this.wish(other);
    }
    this.lastKind = kind;
    const left = this.since + TURN * this.speed - performance.now();
    return wanted === 0 ? 1 : Math.max(0, Math.min(1, left / wanted));
  }

  /** How long a position would be looked at if there were time. */
  private wish(push: StatePush): number {
    const { board } = this.table;
    const rolls = board.rolls?.(push.events) ?? push.events.filter((event) => board.topic(event) === "dice").length;
    if (this.ownMove(push)) return rolls > 0 && !reducedMotion() ? DICE * this.speed : 0;
    const kind = push.events.at(-1)?.kind;
    const again = kind !== undefined && kind === this.lastKind; // placing army after army is one thing, and so is a battle
    this.lastKind = kind;
    if (push.events.length === 0) return 0;
    if (rolls > 0) return (again ? DICE / 2 : BEAT + rolls * DICE) * this.speed;
    const told = push.events.some((event) => weight(board, event) === "deed");
    return (again || !told ? BEAT / 4 : BEAT) * this.speed;
  }

  private ownMove(push: StatePush): boolean {
    return push.events.every((event) => event.seat === undefined || this.table.mine.includes(event.seat));
  }
}

/** Two positions, one after the other, as one: the later with all that has happened. */
function together(first: StatePush, then: StatePush): StatePush {
  return { ...then, events_from: first.events_from, events: [...first.events, ...then.events] };
}
