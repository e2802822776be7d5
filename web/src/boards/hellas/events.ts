/** What happens, as the log and the strip above the board show it: an icon, a heading, a sound. */

import type { GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";

const ICONS: Record<string, string> = {
  "hero-chosen": "swordman",
  "hero-placed": "swordman",
  "hero-moved": "walking-boot",
  "monster-placed": "beast-eye",
  "monster-moved": "paw-print",
  "monster-die": "paw-print",
  "region-attack": "claws",
  evolved: "beast-eye",
  "quest-placed": "scroll-unfurled",
  "quest-card-spent": "scroll-unfurled",
  drew: "card-draw",
  discarded: "card-draw",
  draft: "hand-of-god",
  "blessings-drawn": "hand-of-god",
  "blessing-taken": "hand-of-god",
  "artifact-gained": "amphora",
  "artifact-used": "amphora",
  "text-used": "hand-of-god",
  control: "flying-flag",
  usurped: "crown",
  recruited: "spartan-helmet",
  fortified: "castle",
  "hoplites-moved": "boot-prints",
  "hoplites-killed": "drop",
  withdrew: "boot-prints",
  "temple-built": "greek-temple",
  monument: "stone-bust",
  prayed: "prayer",
  "battle-begins": "crossed-swords",
  "battle-decided": "crossed-swords",
  "card-played": "card-play",
  injured: "drop",
  healed: "drop",
  "glory-taken": "laurels",
  "monster-slain": "laurels",
  "hunt-failed": "bow-arrow",
  "quest-boarded": "scroll-unfurled",
  "quest-advanced": "scroll-unfurled",
  "quest-completed": "scroll-unfurled",
  "kronos-placed": "crowned-skull",
  "kronos-moves": "crowned-skull",
  "kronos-passes": "hand-ok",
  "kronos-terror": "terror",
  terror: "terror",
  attitude: "laurels",
  "chain-broken": "breaking-chain",
  "chain-used": "breaking-chain",
  "chain-destroyed": "breaking-chain",
  "anger-recovered": "burning-skull",
  "temple-destroyed": "castle-ruins",
  "monument-crushed": "stone-pile",
  "titan-attribute": "burning-skull",
  "order-played": "tied-scroll",
  "side-won": "laurel-crown",
  "countdown-began": "stone-bust",
  won: "laurel-crown",
};

/** What is worth telling of another's turn. */
const DEEDS = new Set([
  ...["hero-moved", "hoplites-moved", "prayed", "recruited", "usurped", "temple-built", "monument", "artifact-used", "text-used", "draft", "glory-taken", "evolved"],
  ...["battle-decided", "hoplites-killed", "region-attack", "monster-moved", "monster-placed", "quest-placed", "countdown-began", "converted"],
  ...["monster-slain", "hunt-failed", "quest-boarded", "quest-completed", "kronos-moves", "kronos-passes", "kronos-terror", "terror", "chain-broken", "chain-used", "chain-destroyed"],
  ...["temple-destroyed", "monument-crushed", "order-played"],
]);

export function eventIcon(event: GameEvent): string {
  return ICONS[event.kind] ?? "";
}

export function weight(event: GameEvent): "deed" | "detail" | null {
  return DEEDS.has(event.kind) ? "deed" : event.kind === "control" ? "detail" : null;
}

/** Somebody else has taken the Region from the seat. */
export function loses(event: GameEvent, seat: number): boolean {
  return event.kind === "control" && event["loser"] === seat;
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

/** What befell the player, whoever did it. */
const SUFFERED = new Set(["hoplites-killed", "region-attack"]);

export function suffers(event: GameEvent): boolean {
  return SUFFERED.has(event.kind);
}
