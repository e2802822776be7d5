/** Why something cannot be done now, and what can be done instead. */

import type { Choice } from "../choice.svelte";
import { find, t } from "../i18n.svelte";
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
    const all = allowed.length > 0 ? [] : distinct(refused.map((reason) => reason.refusal!));
    const here = all.filter((one) => one.params["place"] === at || one.params["origin"] === at);
    const refusals = here.length > 0 ? here : all; // what is said of this very place, and not what stops moves between others
    const remedies = refused.flatMap((reason) => board.remedy(reason.refusal!, reason.move, ask?.options ?? []) ?? []);
    const shown = this.table.school.lit?.slice(0, 1).flatMap((move) => choice?.option(move) ?? []) ?? []; // a guide shows what is right
    const instead = [...new Set([...allowed, ...remedies, ...shown])].slice(0, INSTEAD);
    if (refusals.length === 0 && instead.length === 0) this.table.looked = at;
    else this.open = { at, refusal: refusals[0] ?? null, more: refusals.slice(1), instead };
  }

  close(): void {
    this.open = null;
  }

  /** The reason why a place is closed from the origin that is chosen, in a few words; fetched when it is first wanted. */
  short(place: string): string {
    const { choice } = this.table;
    const pair = choice?.pairTo(place);
    if (choice === null || pair === undefined) return t("why-ask");
    const known = this.shorts[`${choice.ask.prompt_id} ${pair}`];
    if (known === undefined) queueMicrotask(() => void this.fetch(choice, pair));
    return known ?? t("why-ask");
  }

  private shorts: Record<string, string> = $state({});

  private async fetch(choice: Choice, pair: string): Promise<void> {
    const key = `${choice.ask.prompt_id} ${pair}`;
    if (this.shorts[key] !== undefined || this.table.choice !== choice) return;
    this.shorts[key] = t("why-ask");
    const answer = await this.table.connection.send({ cmd: "why", move: pair });
    const refusal = answer.reasons?.[0]?.refusal;
    if (refusal) this.shorts[key] = this.shortly(refusal);
  }

  /** A refusal in a few words, if the game has such; else the invitation to ask. */
  shortly(refusal: Refusal): string {
    const params = this.params(refusal);
    return find(`short-${refusal.key}`, params) ?? find(`short-${refusal.remedy}`, params) ?? t("why-ask");
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
    const apart = (await connection.send({ cmd: "why", move: pair })).reasons ?? []; // no such move: the game may still know why
    return apart.length > 0 ? apart : all.filter((reason) => reason.refusal !== null);
  }
}

function distinct(refusals: Refusal[]): Refusal[] {
  const seen = new Map(refusals.map((refusal) => [`${refusal.clause} ${refusal.key} ${JSON.stringify(refusal.params)}`, refusal]));
  return [...seen.values()];
}
