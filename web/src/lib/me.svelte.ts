import { api } from "./api";
import type { Guest } from "./protocol";

/** Who plays on this device. */
class Me {
  guest: Guest | null = $state.raw(null);
  asked = $state(false);

  private loading: Promise<void> | null = null;

  /** Learn from the server who this device is; asked once. */
  load(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  private async ask(): Promise<void> {
    try {
      this.guest = await api.me();
    } catch (failure) {
      this.loading = null; // the next one may ask again
      throw failure;
    } finally {
      this.asked = true;
    }
  }

  async introduce(name: string): Promise<void> {
    this.guest = await api.introduce(name);
  }

  async recover(token: string): Promise<void> {
    await this.load().catch(() => undefined); // its answer must not come after this one
    this.guest = await api.recover(token);
  }

  /** A guest of some name: nobody has to introduce themselves before they play. */
  async ensure(fallback: string): Promise<Guest> {
    await this.load(); // a name that is not known yet must not be replaced
    if (this.guest === null) await this.introduce(fallback);
    return this.guest!;
  }
}

export const me = new Me();
