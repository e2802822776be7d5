/** The pictures of the cards of the game on the table. They come after the board; until then, and without them, cards do very well. */

import { settings } from "./settings.svelte";

export interface Picture {
  /** The one added colour: `art.css` has a pigment for each. */
  tone: string;
  /** The inside of an svg of 160 by 100, drawn by us at build time (`plugins/pictures.ts`), never by a player. */
  body: string;
}

class Gallery {
  private pictures: Record<string, Picture> = $state.raw({});

  of(card: string): Picture | undefined {
    return settings.pictures === "off" ? undefined : this.pictures[card];
  }

  async hang(address: string | undefined): Promise<void> {
    this.pictures = {};
    if (address === undefined) return;
    try {
      this.pictures = (await (await fetch(address)).json()) as Record<string, Picture>;
    } catch {
      this.pictures = {}; // a picture that does not come is no fault
    }
  }
}

export const gallery = new Gallery();
