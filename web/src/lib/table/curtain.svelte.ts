/** Several people at one screen: what the next one may see stays covered until they say that they sit there. */

import type { StatePush } from "../protocol";
import type { Connection } from "./connection.svelte";

export class Curtain {
  /** Whose turn it is to sit down; null while nothing is covered. */
  seat: number | null = $state(null);
  private revealed: number | null = null;

  constructor(private readonly connection: Connection) {}

  draw(push: StatePush): void {
    if (push.seats.length < 2) return;
    const next = push.waiting.find((seat) => push.seats.includes(seat));
    if (next === undefined) return;
    this.seat = next === this.revealed && push.seat === next ? null : next; // also when a new connection looks through other eyes
  }

  async lift(shown: StatePush | null): Promise<void> {
    const seat = this.seat!;
    this.revealed = seat;
    if (shown?.seat === seat) this.seat = null;
    else await this.connection.send({ cmd: "seat", seat }); // the curtain goes up with that seat's picture, not before
  }
}
