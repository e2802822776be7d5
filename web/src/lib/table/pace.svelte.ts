/** How fast the moves of others are shown: positions wait here for their turn. */

import { weight } from "../beats";
import { t } from "../i18n.svelte";
import type { StatePush } from "../protocol";
import { SPEED, reducedMotion, settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";

const BEAT = 500;
const DICE = 700;

export class Pace {
  /** How many positions wait. */
  held = $state(0);
  private readonly queue: StatePush[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastKind: string | undefined;

  /** `show` is told whether nothing was left out before the position. */
  constructor(
    private readonly table: TableStore,
    private readonly show: (push: StatePush, next: boolean) => void,
  ) {}

  add(push: StatePush): void {
    this.queue.push(push);
    const replay = push.reason === "move" || push.reason === "start" || push.reason === "end";
    if (!replay) this.table.interlude.clear(); // what was staged may not have been
    if (!replay || this.speed === 0 || document.hidden) this.flush();
    else if (this.timer === undefined && settings.speed !== "step") this.pump();
    this.held = this.queue.length;
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
  next(): StatePush | undefined {
    const push = this.take();
    this.held = this.queue.length;
    if (push !== undefined) this.show(push, true);
    return push;
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

  /** Show the next position that waits; pause after it as long as its events deserve. */
  private pump(): void {
    const push = this.next();
    this.timer = push === undefined ? undefined : setTimeout(() => this.pump(), this.pause(push));
  }

  private flush(): void {
    this.stop();
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
    if (this.queue.length === 0 || this.table.interlude.holds(this.queue[0]!)) return undefined;
    const push = this.queue.shift()!;
    this.table.interlude.see(push);
    return push;
  }

  private pause(push: StatePush): number {
    const { board, before } = this.table;
    const rolls = board.rolls?.(push.events) ?? push.events.filter((event) => board.topic(event) === "dice").length;
    const travel = before === null || reducedMotion() ? 0 : board.travel(before, push.view);
    return Math.max(this.beat(push, rolls), travel * this.speed);
  }

  private beat(push: StatePush, rolls: number): number {
    if (this.ownMove(push)) return rolls > 0 && !reducedMotion() ? DICE * this.speed : 0;
    const kind = push.events.at(-1)?.kind;
    const again = kind !== undefined && kind === this.lastKind; // placing army after army is one thing
    this.lastKind = kind;
    if (rolls > 0) return (BEAT + rolls * DICE) * this.speed;
    const told = push.events.some((event) => weight(this.table.board, event) === "deed");
    return push.events.length === 0 ? 0 : (again || !told ? BEAT / 4 : BEAT) * this.speed;
  }

  private ownMove(push: StatePush): boolean {
    return push.events.every((event) => event.seat === undefined || this.table.mine.includes(event.seat));
  }
}
