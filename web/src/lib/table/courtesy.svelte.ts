/** What is answered for the player: the end of a gesture, and a question that can only be let pass. */

import type { Choice } from "../choice.svelte";
import { settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";

const PAUSE = [700, 1900] as const; // as long as somebody thinks who has a choice

export class Courtesy {
  /** An answer is about to be given for the player: nothing is asked meanwhile. */
  resting = $state(false);
  /** The stretch of the game for which the player does not want to be asked. */
  quiet: string | null = $state(null);

  private standing: { kind: string; move: string } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

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

  /** Answer the open question if it need not be asked. */
  answer(): void {
    this.stop();
    this.resting = false;
    const { choice, connection, curtain } = this.table;
    if (!connection.live || choice === null || choice.ask.sealed !== null || curtain.seat !== null) return;
    if (this.standing?.kind === choice.ask.kind) {
      const { move } = this.standing;
      this.standing = null;
      if (choice.option(move) !== undefined) void this.send(choice, move);
    } else if (this.letsPass(choice)) {
      this.resting = true;
      this.timer = setTimeout(() => void this.send(choice, choice.pass!.move), PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]));
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  /** Only what this seat may know decides, and the pause is drawn by lot: nobody learns anything from it. */
  private letsPass(choice: Choice): boolean {
    const { courtesy } = choice.gesture;
    if (courtesy === undefined || choice.pass === undefined) return false;
    return this.quiet === courtesy.stretch || (settings.answer && choice.ask.options.length === 1);
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
