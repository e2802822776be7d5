/** What happens, as the log shows it: an icon, a heading, a sound. */

import type { GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";

const ICONS: [RegExp, string][] = [
  [/battle|fought/, "crossed-swords"], [/hunt|wound|slain|attack/, "claws"], [/temple/, "greek-temple"], [/monument/, "stone-bust"], [/pray/, "prayer"],
  [/quest|boarded/, "scroll-unfurled"], [/control|captured/, "flying-flag"], [/recruit|hoplite/, "spartan-helmet"], [/drew|drawn|discard|card/, "card-draw"],
  [/artifact/, "amphora"], [/blessing|draft/, "hand-of-god"], [/injur|heal/, "drop"], [/monster|die|rolled/, "paw-print"], [/anger|terror/, "burning-skull"],
  [/chain/, "breaking-chain"], [/order/, "tied-scroll"], [/glory|won|over/, "laurels"], [/moved|travel|march/, "boot-prints"],
];

export function eventIcon(event: GameEvent): string {
  return ICONS.find(([kind]) => kind.test(event.kind))?.[1] ?? "";
}

/** A new turn is a heading of the log. */
export function opens(event: GameEvent): boolean {
  return event.kind === "turn-begins";
}

export function topic(event: GameEvent): "dice" | "cards" | null {
  if (event["face"] !== undefined) return "dice";
  return event["card"] !== undefined || event["cards"] !== undefined ? "cards" : null;
}

export function sound(event: GameEvent): Sound | null {
  const about = topic(event);
  return about === "dice" ? "dice" : about === "cards" ? "card" : null;
}
