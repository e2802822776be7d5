/** What is said at one table, and how much of it is new. */

import type { ChatLine } from "../protocol";
import { settings } from "../settings.svelte";
import type { Connection } from "./connection.svelte";

export class Chat {
  lines: ChatLine[] = $state.raw([]);
  unread = $state(0);
  private known = false;

  constructor(private readonly connection: Connection) {}

  hear(lines: ChatLine[]): void {
    const heard = new Set(this.lines.map((line) => line.id));
    const fresh = lines.filter((line) => !heard.has(line.id));
    if (this.known) this.unread += fresh.filter((line) => !settings.mute.includes(line.name)).length;
    this.known = true; // the first lines are history, not news
    this.lines = [...this.lines, ...fresh];
  }

  async say(text: string): Promise<void> {
    await this.connection.send({ cmd: "chat", text });
  }
}
