/**
 * Standing orders of the player's seats: what is never asked, or always answered so, by topic. A private wish, kept on
 * this device; the table sees answers like any other.
 */

/** The answer to what is let pass always. */
export const NEVER = "never";

export class Orders {
  private given: Record<string, Record<string, string>> = $state({});
  private readonly key: string;

  constructor(table: string) {
    this.key = `theogony.orders.${table}`;
    try {
      this.given = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, Record<string, string>>;
    } catch {
      // storage may be closed to us: then the orders last as long as the page
    }
  }

  /** The topics on which the seat has given an order. */
  of(seat: number): string[] {
    return Object.keys(this.given[seat] ?? {});
  }

  /** The seat's order on this topic; undefined if it wants to be asked. */
  on(seat: number, topic: string): string | undefined {
    return this.given[seat]?.[topic];
  }

  /** Always answer so from now on; without an answer, ask again. */
  give(seat: number, topic: string, answer?: string): void {
    const now = { ...this.given[seat] };
    if (answer === undefined) delete now[topic];
    else now[topic] = answer;
    this.given[seat] = now;
    try {
      localStorage.setItem(this.key, JSON.stringify(this.given));
    } catch {
      // as above
    }
  }
}
