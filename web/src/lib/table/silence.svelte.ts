/** What the player's seats never want to be asked for: a private wish, kept on this device. The table sees passes only. */
export class Silence {
  private topics: Record<string, string[]> = $state({});
  private readonly key: string;

  constructor(table: string) {
    this.key = `theogony.silence.${table}`;
    try {
      this.topics = JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, string[]>;
    } catch {
      // storage may be closed to us: then the wish lasts as long as the page
    }
  }

  of(seat: number): string[] {
    return this.topics[seat] ?? [];
  }

  has(seat: number, topic: string): boolean {
    return this.of(seat).includes(topic);
  }

  /** Never ask the seat for this, or ask it again. */
  toggle(seat: number, topic: string): void {
    const now = this.of(seat);
    this.topics[seat] = now.includes(topic) ? now.filter((other) => other !== topic) : [...now, topic];
    try {
      localStorage.setItem(this.key, JSON.stringify(this.topics));
    } catch {
      // as above
    }
  }
}
