/** What is answered for the player: the end of a gesture, and a question that he lets pass always or can only let pass. */

import type { Choice } from "../choice.svelte";
import { settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";

/**
 * Among people every answer to a question that has a topic leaves when it has been open for so long, whoever gave it and
 * however soon: nobody's pause tells what he holds. Bots do not watch the clock.
 */
const WINDOW = 1500;

export class Courtesy {
  /** An answer is about to be given for the player: nothing is asked meanwhile. */
  resting = $state(false);

  private standing: { kind: string; move: string } | null = null;
  private undoing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private open: { choice: Choice; since: number } | null = null;

  constructor(private readonly table: TableStore) {}

  /** These moves are about to be sent: what closes their gesture follows them, if the player likes that. */
  follow(choice: Choice, moves: string[]): void {
    const then = choice.gesture.afterwards;
    const follows = then !== undefined && settings.finish && then.after.includes(choice.option(moves[0]!)?.kind ?? "");
    this.standing = follows ? { kind: choice.ask.kind, move: then.move } : null;
  }

  /** They were refused. */
  forget(): void {
    this.standing = null;
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
    if (!connection.live || choice === null || curtain.seat !== null || this.table.interlude.staged !== null) return;
    if (choice.ask.sealed !== null) {
      const passed = choice.ask.sealed === choice.ask.passing && this.letsPass(choice);
      this.resting = passed || choice.ask.sealed === this.usual(choice); // nothing to change there
      return;
    }
    if (back && this.letsPass(choice)) {
      if (this.table.shown?.can_undo) void this.table.undo();
    } else if (this.standing?.kind === choice.ask.kind) {
      const { move } = this.standing;
      this.standing = null;
      if (choice.option(move) !== undefined) void this.send(choice, move);
    } else if (!back && this.unasked(choice) !== undefined) {
      void this.send(choice, this.unasked(choice)!);
    } else if (this.letsPass(choice)) {
      this.resting = true;
      this.timer = setTimeout(() => void this.send(choice, choice.ask.passing!), this.rest(choice));
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** An answer to this question may leave. */
  async window(choice: Choice): Promise<void> {
    const rest = this.rest(choice);
    if (rest > 0) await new Promise((leave) => setTimeout(leave, rest));
  }

  /** The answer that goes on with what the player has begun, or the usual one. */
  private unasked(choice: Choice): string | undefined {
    return (settings.onwards ? choice.gesture.onwards?.move : undefined) ?? this.usual(choice);
  }

  /** The usual answer, if the player leaves such questions to it. */
  private usual(choice: Choice): string | undefined {
    return settings.usual ? choice.gesture.usual : undefined;
  }

  private rest(choice: Choice): number {
    const among = this.table.info.seats.some((seat) => seat.kind !== "bot" && !seat.mine);
    if (!among || choice.ask.topic === "" || this.open?.choice !== choice) return 0;
    return Math.max(0, this.open.since + WINDOW - performance.now());
  }

  private letsPass({ ask }: Choice): boolean {
    if (ask.topic === "" || ask.passing === null || !ask.options.some((option) => option.move === ask.passing)) return false;
    return this.table.silence.has(ask.seat, ask.topic) || (settings.answer && ask.options.length === 1);
  }

  private async send(choice: Choice, move: string): Promise<void> {
    const { table } = this;
    if (table.choice !== choice) return;
    this.resting = true;
    choice.picked = move;
    await table.confirm();
    if (table.choice === choice && !table.sent) this.resting = false; // it could not be sent: now the player is asked
  }
}
