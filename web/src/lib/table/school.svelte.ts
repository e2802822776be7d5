/** A lesson at the table: the goal the guide has set, what is behind the learner, and the way to other chapters. */

import { api } from "../api";
import { find, t } from "../i18n.svelte";
import { me } from "../me.svelte";
import { router } from "../router.svelte";
import { tableOf } from "../setup";
import type { TableStore } from "../table.svelte";

const SLIPS_SHOWN = 3; // after so many wrong moves at one goal the guide shows what is asked for

export class School {
  private slips = { goal: -1, count: 0 };
  /** The scene was read: where there is little room it gives way to the board. */
  read = $state(false);

  constructor(private readonly table: TableStore) {}

  /** The chapter that is given here; null at all other tables. */
  get lesson() {
    return this.table.shown?.guide ? this.table.info.lesson : null;
  }

  get reached(): number {
    return this.table.shown?.guide?.reached ?? 0;
  }

  get over(): boolean {
    return this.lesson !== null && this.reached >= this.lesson.goals.length;
  }

  /** Whether another chapter follows. */
  get more(): boolean {
    return this.lesson !== null && this.lesson.chapter + 1 < this.lesson.chapters.length;
  }

  /** The moves that the guide asks for now; null where there is none. */
  get lit(): readonly string[] | null {
    return this.lesson === null ? null : this.table.shown!.guide!.lit;
  }

  /** The key of a chapter, of the lesson's own if none is named, and of one of its goals. */
  key(chapter?: string, goal?: string): string {
    return ["lesson", this.lesson?.id, chapter, goal].filter(Boolean).join("-");
  }

  get title(): string {
    return t(this.key(this.lesson!.chapters[this.lesson!.chapter]));
  }

  goalKey(at: number): string {
    return this.key(this.lesson!.chapters[this.lesson!.chapter], this.lesson!.goals[at]?.id);
  }

  /** What the guide asks for, or says when the chapter is over. */
  get sentence(): string {
    if (!this.over) return t(this.goalKey(this.reached));
    return t(this.more ? "lesson-chapter-done" : "lesson-done");
  }

  /** Where the chapter begins: what lies there, and what its new words mean. */
  get scene(): string {
    return find(`${this.key(this.lesson!.chapters[this.lesson!.chapter])}.scene`) ?? "";
  }

  /** What was good about the goal that was reached last. */
  get praise(): string {
    return this.reached === 0 ? "" : (find(`${this.goalKey(this.reached - 1)}.done`) ?? "");
  }

  /** Something else was tried: after the third time the guide shows the way. */
  slip(): void {
    this.slips = { goal: this.reached, count: this.slips.goal === this.reached ? this.slips.count + 1 : 1 };
    if (this.slips.count >= SLIPS_SHOWN) void this.table.advice.askHint();
  }

  /** A first game of what was learned: the same set-up and seat, with the gentlest bots. */
  async playFirst(): Promise<void> {
    const { game, options, seats } = this.table.info;
    const table = await api.open({
      game,
      name: tableOf(me.guest?.name ?? ""),
      options,
      seats: seats.map((seat) => (seat.mine ? { kind: "me" } : { kind: "bot", bot: "novice" })),
      public: false,
      hints: true,
    });
    router.go(`/t/${table.id}`);
  }

  /** To another chapter, or to this one from its start. */
  async open(chapter: number, again = false): Promise<void> {
    const table = await api.learn(this.lesson!.id, chapter, again);
    router.go(`/t/${table.id}`);
  }
}
