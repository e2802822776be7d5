/** Why something cannot be done now, and what can be done instead. */

import { t } from "../i18n.svelte";
import type { Option, Reason, Refusal } from "../protocol";
import { settings } from "../settings.svelte";
import type { TableStore } from "../table.svelte";

const INSTEAD = 4;

/** The open 'Why not?': for which place or move, what the rules say, and what can be done instead. */
export interface WhyNot {
  /** The place or the closed move it points to. */
  at: string | null;
  /** Null if the place can be reached, only not from nowhere: then `instead` says from where. */
  refusal: Refusal | null;
  more: Refusal[];
  instead: Option[];
}

type About = { place?: string; move?: string };

export class Why {
  open: WhyNot | null = $state.raw(null);

  constructor(private readonly table: TableStore) {}

  async ask(about: About): Promise<void> {
    const reasons = await this.reasons(about);
    if (reasons.length === 0) this.table.looked = about.place ?? null;
    else this.explain(about.place ?? about.move ?? null, reasons);
  }

  /** Open the 'Why not?' on what the rules say to these moves. */
  explain(at: string | null, reasons: Reason[]): void {
    const { board, choice, ask } = this.table;
    const refused = reasons.filter((reason) => reason.refusal !== null);
    const allowed = reasons.flatMap((reason) => (reason.refusal === null ? (choice?.option(reason.move) ?? []) : []));
    const refusals = allowed.length > 0 ? [] : distinct(refused.map((reason) => reason.refusal!));
    refusals.sort((one, other) => Number(other.params["place"] === at) - Number(one.params["place"] === at)); // what is said of this very place comes first
    const remedies = refused.flatMap((reason) => board.remedy(reason.refusal!, reason.move, ask?.options ?? []) ?? []);
    const instead = [...new Set([...allowed, ...remedies])].slice(0, INSTEAD);
    if (refusals.length === 0 && instead.length === 0) this.table.looked = at;
    else this.open = { at, refusal: refusals[0] ?? null, more: refusals.slice(1), instead };
  }

  close(): void {
    this.open = null;
  }

  refusalText(refusal: Refusal): string {
    const text = t(`refusal-${refusal.key}`, this.params(refusal));
    return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
  }

  remedyText(refusal: Refusal): string {
    return refusal.remedy ? t(`remedy-${refusal.remedy}`, this.params(refusal)) : "";
  }

  private params(refusal: Refusal) {
    return this.table.board.words.params(refusal.params, this.table.view);
  }

  /** What the rules say to this; from the chosen origin, if one is chosen. */
  private async reasons(about: About): Promise<Reason[]> {
    const { connection } = this.table;
    const all = (await connection.send({ cmd: "why", ...about })).reasons ?? [];
    const pair = about.place === undefined ? undefined : this.table.choice?.pairTo(about.place);
    const here = pair === undefined ? all : all.filter((reason) => reason.move === pair);
    if (here.length > 0 || pair === undefined) return here;
    const apart = await connection.send({ cmd: "why", move: pair }); // no such move: the game may still know why
    return [...(apart.reasons ?? []), ...all.filter((reason) => reason.refusal !== null)];
  }
}

function distinct(refusals: Refusal[]): Refusal[] {
  const seen = new Map(refusals.map((refusal) => [`${refusal.clause} ${refusal.key} ${JSON.stringify(refusal.params)}`, refusal]));
  return [...seen.values()];
}
