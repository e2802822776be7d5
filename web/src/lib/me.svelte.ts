import { api } from "./api";
import type { Guest } from "./protocol";

/** Who plays on this device. */
class Me {
  guest: Guest | null = $state.raw(null);
  asked = $state(false);

  async load(): Promise<void> {
    this.guest = await api.me();
    this.asked = true;
  }

  async introduce(name: string): Promise<void> {
    this.guest = await api.introduce(name);
  }

  async recover(token: string): Promise<void> {
    this.guest = await api.recover(token);
  }

  /** A guest of some name: nobody has to introduce themselves before they play. */
  async ensure(fallback: string): Promise<Guest> {
    if (this.guest === null) await this.introduce(fallback);
    return this.guest!;
  }
}

export const me = new Me();
