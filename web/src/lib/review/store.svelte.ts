/** A finished game under review: how far it is, what was found, where one looks, and the exercise one is at. */

import { api, ApiError } from "../api";
import { t } from "../i18n.svelte";
import type { Option, ReplayStep, View } from "../protocol";
import type { ReviewAnswer, ReviewInfo, ReviewMistake, ReviewStory } from "../protocol.gen";
import { asOption, type ReplayStore } from "../replay.svelte";

const BEAT = 1500; // milliseconds between two looks at a review that is under way
const TRIES = 3;

/** What is said of a place of the game: what was played and what was better there, or what happened. */
export interface Said {
  what: string;
  better: string;
}

/** An exercise under way: the answers that were given, and what each was worth. */
export interface Task {
  at: number;
  options: Option[];
  given: { move: string; answer: ReviewAnswer }[];
  /** Found, or shown after three tries: the answer may be told. */
  over: boolean;
}

export class ReviewStore {
  info: ReviewInfo | null = $state.raw(null);
  open = $state(false);
  problem = $state("");
  task: Task | null = $state.raw(null);
  judging = $state(false);
  /** In words, by the place of a mistake or, from one move later on, of a turning point: `m12`, `t40`. */
  said: Readonly<Record<string, Said>> = $state.raw({});
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: ReplayStore,
    readonly seat: number,
  ) {}

  get id(): string {
    return this.replay.info.id;
  }

  get story(): ReviewStory | null {
    return this.info?.story ?? null;
  }

  get mistakes(): ReviewMistake[] {
    return this.story?.mistakes ?? [];
  }

  /** The mistake that was made at the position on show. */
  get mistake(): ReviewMistake | null {
    return this.mistakes.find((one) => one.at === this.replay.at) ?? null;
  }

  get side(): number {
    return this.replay.info.seats.find((one) => one.seat === this.seat)?.side ?? 0;
  }

  /** Look at how it stands; what nobody has begun begins now. */
  async load(): Promise<void> {
    clearTimeout(this.timer);
    await this.ask(async () => {
      const found = await api.review(this.id, this.seat, this.open);
      return found.status === "none" ? api.beginReview(this.id, this.seat, this.open) : found;
    });
  }

  goOn(): Promise<void> {
    return this.ask(() => api.beginReview(this.id, this.seat, this.open));
  }

  stop(): Promise<void> {
    return this.ask(() => api.stopReview(this.id, this.seat, this.open));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** What the reviewer knows: what the seat knew, or all cards. */
  async know(open: boolean): Promise<void> {
    if (open === this.open) return;
    this.open = open;
    this.info = null;
    this.task = null;
    this.said = {};
    await Promise.all([this.load(), this.replay.look(open ? "open" : String(this.seat))]);
  }

  private async ask(question: () => Promise<ReviewInfo>): Promise<void> {
    const open = this.open;
    try {
      const found = await question();
      if (open !== this.open) return;
      this.info = found;
      this.problem = "";
    } catch (error) {
      this.problem = t(`error-${error instanceof ApiError ? error.failure.key : "lost"}`);
    }
    void this.tell();
    clearTimeout(this.timer);
    if (this.info?.status === "running" || this.problem !== "") this.timer = setTimeout(() => void this.look(), BEAT);
  }

  /** Mistakes and turning points in words: each as its own position reads, which lies anywhere in the game. */
  private async tell(): Promise<void> {
    const { open, story } = this;
    for (const one of story?.mistakes ?? []) await this.say(`m${one.at}`, one.at, open, (step) => ({ what: this.words(one.move, step.view), better: this.words(one.better, step.view) }));
    for (const one of story?.turning_points ?? []) await this.say(`t${one.at}`, one.at + 1, open, (step) => ({ what: this.replay.deed(step), better: "" }));
  }

  private async say(key: string, at: number, open: boolean, words: (step: ReplayStep) => Said): Promise<void> {
    if (key in this.said) return;
    const step = await this.replay.step(at);
    if (step !== undefined && open === this.open) this.said = { ...this.said, [key]: words(step) };
  }

  private words(move: string, view: View): string {
    const words = this.replay.table.board.words.move(asOption(move), view);
    return words.charAt(0).toUpperCase() + words.slice(1);
  }

  private look(): Promise<void> {
    return this.ask(() => api.review(this.id, this.seat, this.open));
  }

  /** To the next mistake, or the one before. */
  async next(way: 1 | -1): Promise<void> {
    const places = this.mistakes.map((one) => one.at);
    const there = way > 0 ? places.find((at) => at > this.replay.at) : places.findLast((at) => at < this.replay.at);
    if (there !== undefined) await this.go(there);
  }

  async go(at: number): Promise<void> {
    this.task = null;
    await this.replay.seek(at);
    history.replaceState(null, "", `#${this.replay.at}`);
  }

  move(text: string): string {
    return this.replay.table.board.words.move(asOption(text), this.replay.table.view);
  }

  // -- exercises -----------------------------------------------------------------------------------------------------

  /** The mistake on show as an exercise: its answer is hidden until it is found. */
  async practise(): Promise<void> {
    const at = this.mistake?.at;
    if (at === undefined) return;
    try {
      const options = await api.choices(this.id, this.seat, this.open, at);
      this.task = { at, options, given: [], over: false };
    } catch (error) {
      this.problem = t(`error-${error instanceof ApiError ? error.failure.key : "lost"}`);
    }
  }

  async answer(move: string): Promise<void> {
    const { task } = this;
    if (task === null || this.judging || task.over) return;
    this.judging = true;
    try {
      const answer = await api.tryMove(this.id, this.seat, this.open, task.at, move);
      const given = [...task.given, { move, answer }];
      if (this.task === task) this.task = { ...task, given, over: answer.kind === "good" || given.length >= TRIES };
    } catch (error) {
      this.problem = t(`error-${error instanceof ApiError ? error.failure.key : "lost"}`);
    } finally {
      this.judging = false;
    }
  }

  giveUp(): void {
    if (this.task !== null) this.task = { ...this.task, over: true };
  }
}

/** The key of what a mistake is called. */
export function called(label: ReviewMistake["label"]): string {
  return label === "mistake" ? "review-mistake-label" : `review-${label}`;
}

/** A share of 1 as points, rounded to whole ones. */
export function points(share: number): number {
  return Math.round(100 * share);
}

/** By how much a share may be off; nothing where that is less than a point. */
export function off(error: number): string {
  return points(error) === 0 ? "" : `± ${points(error)}`;
}

export function signed(value: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `−${-rounded}` : `+${rounded}`;
}
