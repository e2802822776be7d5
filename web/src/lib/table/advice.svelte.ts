/** What helps with the open question: what a bot would do, and the odds of what is about to be rolled. */

import type { Odds } from "../board";
import { t } from "../i18n.svelte";
import type { Hint } from "../protocol";
import type { TableStore } from "../table.svelte";

/** Who thinks for all is busy: odds are asked for again after so long, as long as they are wanted. */
const AGAIN = 2000;

export class Advice {
  /** Best first; empty until they are asked for. */
  hints: Hint[] = $state.raw([]);
  /** The second best are shown too. */
  all = $state(false);
  odds: Odds | null = $state.raw(null);
  /** The odds of the open question are on their way. */
  awaited = $state(false);

  constructor(private readonly table: TableStore) {}

  /** The best one; asked for once more, up to three. */
  get shown(): Hint[] {
    return this.all ? this.hints : this.hints.slice(0, 1);
  }

  get hint(): Hint | null {
    return this.hints[0] ?? null;
  }

  /** Another question is open. */
  clear(): void {
    this.hints = [];
    this.all = false;
    this.odds = null;
    this.awaited = false;
  }

  async askHint(): Promise<void> {
    const { table } = this;
    if (table.ask === null) return;
    if (this.hints.length > 0) return void (this.all = true);
    table.note = t("hint-thinking");
    const answer = await table.connection.send({ cmd: "hint" });
    table.note = "";
    if (answer.ok) this.hints = answer.hints ?? [];
    else table.note = t(`error-${answer.error?.key ?? "internal"}`);
  }

  /** Of what is about to be rolled; or of what a move would lead to, as long as it is the one that is picked. */
  async askOdds(move?: string): Promise<void> {
    const { table } = this;
    const { shown, choice } = table;
    if (move === undefined) this.awaited = true;
    else this.odds = null;
    const answer = await table.connection.send({ cmd: "odds", ...(move === undefined ? {} : { move }) });
    const wanted = () => table.shown === shown && (move === undefined || choice?.picked === move);
    if (answer.error?.key === "busy") return void setTimeout(() => wanted() && void this.askOdds(move), AGAIN);
    if (table.choice === choice) this.awaited = false;
    if (wanted() && answer.ok && answer.odds) this.odds = table.board.odds(answer.odds, shown!.view);
  }
}
