/**
 * Several seats at one screen. What the next person may see stays covered until they say that they sit there; one person
 * on several seats needs no curtain: the table looks through the seat that is asked.
 */

import type { StatePush } from "../protocol";
import type { Connection } from "./connection.svelte";

export class Curtain {
  /** Whose turn it is to sit down; null while nothing is covered. */
  seat: number | null = $state(null);
  private revealed: number | null = null; // the person who looks at the screen

  constructor(
    private readonly connection: Connection,
    private readonly person: (seat: number) => number,
  ) {}

  draw(push: StatePush): void {
    const asked = push.waiting.filter((seat) => push.seats.includes(seat));
    if (push.seats.length < 2 || asked.length === 0) return;
    const next = this.person(asked[0]!);
    const alone = push.seats.every((seat) => this.person(seat) === next);
    if (!alone && (next !== this.revealed || this.person(push.seat) !== next)) {
      this.seat = asked[0]!; // also when a new connection looks through other eyes
      return;
    }
    this.seat = null;
    const chosen = push.reason === "seat"; // who wants to look through another own seat may
    if (!chosen && !asked.includes(push.seat)) void this.connection.send({ cmd: "seat", seat: asked[0]! });
  }

  async lift(shown: StatePush | null): Promise<void> {
    const seat = this.seat!;
    this.revealed = this.person(seat);
    if (shown?.seat === seat) this.seat = null;
    else await this.connection.send({ cmd: "seat", seat }); // the curtain goes up with that seat's picture, not before
  }
}
