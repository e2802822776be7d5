/** What has happened at one table, as far back as this device knows it. */

import type { GameEvent, StatePush } from "../protocol";
import type { Connection } from "./connection.svelte";

const OLDER = 500;

export class Log {
  events: GameEvent[] = $state.raw([]);
  private start = 0;

  constructor(private readonly connection: Connection) {}

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
