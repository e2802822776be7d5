/** What has happened at one table, as far back as this device knows it. */

import type { GameEvent, StatePush } from "../protocol";
import type { Connection } from "./connection.svelte";

const OLDER = 500;

export class Log {
  events: GameEvent[] = $state.raw([]);
  private start = $state(0);

  constructor(private readonly connection: Connection) {}

  /** The number of the event that comes next. */
  get end(): number {
    return this.start + this.events.length;
  }

  /** All events from this number on, as far back as they are known. */
  since(number: number): GameEvent[] {
    return this.events.slice(Math.max(0, number - this.start));
  }

  keep(push: StatePush): void {
    if (this.events.length === 0 || push.events_from < this.start) {
      this.start = push.events_from;
      this.events = push.events;
      if (push.events_from > 0) void this.fetch(push.events_from);
      return;
    }
    this.events = [...this.events.slice(0, push.events_from - this.start), ...push.events];
  }

  /** The history from before this page was opened. */
  private async fetch(upTo: number): Promise<void> {
    const first = Math.max(0, upTo - OLDER);
    const answer = await this.connection.send({ cmd: "log", first, count: upTo - first });
    if (!answer.ok || answer.events === undefined || this.start !== upTo) return;
    this.start = first;
    this.events = [...answer.events, ...this.events];
  }
}
