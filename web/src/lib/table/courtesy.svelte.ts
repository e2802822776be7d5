/** What is answered for the player: the end of a gesture, what he has planned or ordered, and what he can only let pass. */

import type { Choice } from "../choice.svelte";
import type { Ask } from "../protocol";
import { settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";
import { NEVER } from "./orders.svelte";

/**
 * Among people every answer to a question that has a topic leaves when it has been open for so long, whoever gave it and
 * however soon: nobody's pause tells what he holds. Bots do not watch the clock.
 */
const WINDOW = 1500;
const THEN = " / "; // between the moves of an order

export class Courtesy {
  /** An answer is about to be given for the player: nothing is asked meanwhile. */
  resting = $state(false);

  private standing: { kind: string; move: string } | null = null;
  /** What is left of a plan for a question that comes again, and the moves that the player has left out of it. */
  private plan: { kind: string; steps: string[][]; end: string; out: string[] } | null = null;
  /** As long as this is so, the player's last answer is given again. */
  private going: string | null = null;
  private undoing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open: { choice: Choice; since: number } | null = null;

  constructor(private readonly table: TableStore) {}

  /** These moves are about to be sent: what closes their gesture follows them, if the player likes that. */
  follow(choice: Choice, moves: string[]): void {
    const then = choice.gesture.afterwards;
    const follows = then !== undefined && settings.finish && then.after.includes(choice.option(moves[0]!)?.kind ?? "");
    this.standing = follows ? { kind: choice.ask.kind, move: then.move } : null;
    if (this.resting) return;
    const { onwards } = choice.gesture;
    if (onwards !== undefined) this.going = onwards.as?.[moves[0]!] ?? null;
    this.keep(choice);
  }

  /** A plan is begun: the rest of it follows, and the end; or it is what is done every time. */
  private keep(choice: Choice): void {
    const { ask, gesture, planned, steps } = choice;
    if (gesture.plan === undefined) return;
    const { kinds, topic, end, then } = gesture.plan;
    const out = choice.leftOut.map(({ move }) => move);
    this.plan = choice.whole && settings.confirm === "propose" ? { kind: then ?? ask.kind, steps: steps.slice(1), end, out } : null;
    if (!choice.always) return;
    for (const option of ask.options.filter(({ kind }) => kinds.includes(kind))) {
      const at = planned.findIndex(({ move }) => move === option.move);
      this.table.orders.give(ask.seat, topic(option), at < 0 ? NEVER : steps[at]!.join(THEN));
    }
  }

  /** Another part of the game begins: what was planned for the last one is done with. */
  drop(): void {
    this.plan = null;
  }

  /** They were refused. */
  forget(): void {
    this.standing = null;
    this.plan = null;
    this.going = null;
  }

  /** The player goes back: to something that he has chosen, not to what was answered for him. */
  goBack(): void {
    this.forget();
    this.undoing = true;
  }

  /** Nothing was taken back. */
  stay(): void {
    this.undoing = false;
  }

  /** Answer the open question if it need not be asked; one that the player has come back to (`undone`) is asked. */
  answer(undone = false): void {
    this.stop();
    this.resting = false;
    const back = undone && this.undoing;
    this.undoing = false;
    const { choice, connection, curtain } = this.table;
    if (choice !== null && this.open?.choice !== choice) this.open = { choice, since: performance.now() };
    if (!connection.live || choice === null || curtain.seat !== null) return;
    if (this.table.interlude.staged !== null && !this.letsPass(choice.ask)) return; // what is on the stage is read first
    if (this.table.school.lesson !== null) return void this.close(choice); // a learner does all else himself
    if (choice.ask.sealed !== null) {
      const passed = choice.ask.sealed === choice.ask.passing && this.letsPass(choice.ask);
      this.resting = passed || choice.ask.sealed === this.usual(choice)?.[0]; // nothing to change there
      return;
    }
    if (back && this.letsPass(choice.ask)) {
      if (this.table.shown?.can_undo) void this.table.undo();
      return;
    }
    if (this.close(choice)) return;
    const unasked = back ? undefined : this.unasked(choice);
    if (unasked !== undefined) void this.send(choice, unasked);
    else if (this.letsPass(choice.ask)) {
      this.resting = true;
      this.timer = setTimeout(() => void this.send(choice, [this.passing(choice.ask)!]), this.rest(choice));
    }
  }

  /** The end of a gesture that the player has begun; in a lesson only where the guide asks for it. */
  private close(choice: Choice): boolean {
    if (this.standing?.kind !== choice.ask.kind) return false;
    const end = choice.option(this.standing.move);
    this.standing = null;
    if (end !== undefined && choice.shines(end)) void this.send(choice, [end.move]);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** An answer to this question may leave. */
  async window(choice: Choice): Promise<void> {
    const rest = this.rest(choice);
    if (rest > 0) await new Promise((leave) => setTimeout(leave, rest));
  }

  /** The answer that goes on with what the player has begun or planned, the one that he gives always, or the usual one. */
  private unasked(choice: Choice): string[] | undefined {
    const { move, as = {} } = choice.gesture.onwards ?? {};
    const again = move ?? Object.keys(as).find((one) => as[one] === this.going);
    return (settings.onwards && again !== undefined ? [again] : undefined) ?? this.next(choice) ?? this.ordered(choice) ?? this.usual(choice);
  }

  /** The next part of a plan that is still possible, or its end; what he has not left out, because it came later, is asked. */
  private next(choice: Choice): string[] | undefined {
    if (this.plan === null || this.plan.kind !== choice.ask.kind) return undefined;
    const { steps, end, out } = this.plan;
    while (steps.length > 0) {
      const step = steps.shift()!;
      if (choice.option(step[0]!) !== undefined) return step;
    }
    this.plan = null;
    const more = choice.ask.options.some(({ move }) => choice.plans(move) && !out.includes(move));
    return more || choice.option(end) === undefined ? undefined : [end];
  }

  /** What the seat answers always. Where several things are planned at once, it has said so of every one of them. */
  private ordered({ ask, gesture }: Choice): string[] | undefined {
    const { orders } = this.table;
    if (gesture.standing !== undefined) {
      const order = orders.on(ask.seat, gesture.standing.topic);
      const answer = gesture.standing.answers.find(({ id }) => id === order);
      return answer === undefined ? undefined : [answer.move];
    }
    if (gesture.plan === undefined) return undefined;
    const { kinds, topic, end } = gesture.plan;
    const given = ask.options.filter(({ kind }) => kinds.includes(kind)).map((option) => orders.on(ask.seat, topic(option)));
    if (given.length === 0 || given.includes(undefined)) return undefined;
    return given.find((order) => order !== NEVER)?.split(THEN) ?? [end];
  }

  /** The usual answer, if the player leaves such questions to it. */
  private usual(choice: Choice): string[] | undefined {
    return settings.usual && choice.gesture.usual !== undefined ? [choice.gesture.usual] : undefined;
  }

  private rest(choice: Choice): number {
    const among = this.table.info.seats.some((seat) => seat.kind !== "bot" && !seat.mine);
    if (!among || (choice.ask.topic === "" && !this.only(choice.ask)) || this.open?.choice !== choice) return 0;
    return Math.max(0, this.open.since + WINDOW - performance.now());
  }

  private letsPass(ask: Ask): boolean {
    return this.passing(ask) !== undefined;
  }

  /** The answer to what need not be asked: it is let pass always, or there is no other. */
  private passing(ask: Ask): string | undefined {
    if (this.only(ask)) return ask.options[0]!.move;
    if (ask.topic === "" || ask.passing === null || this.table.orders.on(ask.seat, ask.topic) === undefined) return undefined;
    return ask.options.find(({ move }) => move === ask.passing)?.move;
  }

  /** A question is asked so that nobody sees that it has one answer only. */
  private only(ask: Ask): boolean {
    return settings.answer && ask.options.length === 1;
  }

  private async send(choice: Choice, moves: string[]): Promise<void> {
    const { table } = this;
    if (table.choice !== choice) return;
    this.resting = true;
    choice.picked = moves[0]!;
    await table.confirm(moves);
    if (table.choice === choice && !table.sent) this.resting = false; // it could not be sent: now the player is asked
  }
}
