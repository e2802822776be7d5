/** What happens, as the log and the strip above the board show it: an icon, a heading, a sound. */

import type { GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { speech, type Told } from "./game.gen";

type Kind = Told["kind"];

const ICONS: Record<Kind, string> = {
  "olympian-taken": "polar-star", "greatness-placed": "crown", "age-begins": "sundial", "age-ends": "sundial", "pillar-taken": "ionic-column", "pillar-marked": "ionic-column", "prayers-laid": "prayer",
  "upper-half": "ionic-column", "lower-half": "ionic-column", "focus-instead": "ionic-column", planned: "compass", passed: "hand-ok",
  gained: "trophy-cup", paid: "hand", lost: "broken-shield", boosted: "fist", "came-to-nothing": "hand-ok", action: "",
  greatness: "crown", "greatness-lost": "crown", "vp-for-greatness": "crown", "vp-lost-for-greatness": "crown", stolen: "hand", "text-used": "polar-star", generated: "well", "well-warns": "well",
  "well-overflows": "well", drew: "card-draw", "drew-coliseum": "card-draw", foresaw: "third-eye", discarded: "card-discard", recovered: "card-draw", shown: "card-play", "upgraded-card": "upgrade", "looked-at-hand": "third-eye", returned: "walking-boot",
  "deck-shuffled": "", "coliseum-shuffled": "", "premonitions-shuffled": "", "avatar-cards-shuffled": "", omen: "crystal-ball",
  "piece-taken": "upgrade", unlocked: "upgrade", joined: "spartan-helmet", "temple-built": "greek-temple", "temple-destroyed": "castle-ruins",
  activated: "hand", "token-revealed": "compass", went: "walking-boot", "city-taken": "village", converted: "prayer", designed: "gear-hammer", fabricated: "anvil-impact",
  produced: "gears", "technology-removed": "gear-hammer", influenced: "heart-inside", "premonition-played": "third-eye", resurrected: "ghost", "ally-won": "swordman",
  "quest-drawn": "treasure-map", "quest-tried": "treasure-map", "quest-failed": "treasure-map", "canto-done": "treasure-map", "quest-fulfilled": "laurels", "quest-gone": "treasure-map",
  deployed: "gear-hammer", contested: "crossed-swords", "combat-begins": "crossed-swords", "combat-between": "crossed-swords", "combat-decided": "crossed-swords",
  fought: "crossed-swords", stopped: "hand", cancelled: "card-discard", "reward-claimed": "laurels", "kindness-back": "heart-inside", "card-played": "card-play", "enemy-force": "card-play", defeated: "ghost", fled: "walking-boot",
  "chain-broken": "crossed-chains", "chain-added": "crossed-chains", "chronos-gained": "hourglass", "chronos-discarded": "crossed-chains", intensity: "hourglass", "tile-turned": "hourglass", "milled-coliseum": "card-discard", "milled-oracle": "card-discard",
  blocked: "padlock", "sent-home": "walking-boot", unblocked: "padlock", shackled: "handcuffs", unshackled: "handcuffs", "shackle-discarded": "handcuffs", "concept-revealed": "infinity", desolation: "infinity", income: "daemon-skull", damnation: "daemon-skull", fatality: "hourglass", "main-effect": "infinity", "main-effect-unpaid": "infinity",
  "conditions-fulfilled": "hourglass", condition: "hourglass", "all-above-chronos": "hourglass", "conditions-not-fulfilled": "hourglass", focus: "infinity", obliterated: "infinity", "avatar-moved": "daemon-skull", "avatar-row": "daemon-skull", "contest-cancelled": "daemon-skull", offered: "card-play", "avatar-contests": "daemon-skull", "ancient-gained": "ancient-ruins",
  "primordial-revealed": "unstable-orb", "wrath-ignored": "unstable-orb", "fight-declined": "unstable-orb", "looked-at-primordial": "unstable-orb", ascended: "laurel-crown", won: "laurel-crown", "side-won": "laurel-crown",
};

/** What is worth telling of another's turn. */
const DEEDS = new Set<Kind>([
  "olympian-taken", "pillar-taken", "upper-half", "passed", "went", "converted", "designed", "fabricated", "produced", "influenced", "premonition-played", "resurrected",
  "quest-tried", "canto-done", "quest-fulfilled", "quest-failed", "deployed", "contested", "combat-begins", "combat-between", "combat-decided", "defeated", "unlocked",
  "ally-won", "well-overflows", "primordial-revealed", "temple-built", "conditions-fulfilled", "conditions-not-fulfilled", "avatar-moved", "chain-broken", "tile-turned",
  "quest-gone", "quest-drawn", "income", "damnation", "fatality", "desolation", "main-effect",
]);

export function eventIcon(event: GameEvent): string {
  return ICONS[event.kind as Kind];
}

/** Of what the game calls a detail, that which has an icon is worth telling beside a deed. */
export function weight(event: GameEvent): "deed" | "detail" | null {
  if (DEEDS.has(event.kind as Kind)) return "deed";
  if (LOSSES.has(event.kind as Kind)) return "detail";
  return (speech.weights?.[event.kind] ?? 0) < 0 && eventIcon(event) !== "" ? "detail" : null;
}

/** What evil does, told with it. */
const LOSSES = new Set<Kind>(["vp-lost-for-greatness", "vp-for-greatness", "shackled", "unshackled", "discarded", "milled-coliseum", "milled-oracle", "intensity", "chain-added", "technology-removed", "temple-destroyed", "sent-home", "wrath-ignored", "fight-declined"]);

/** What makes others happen: they are told with it. */
const CAUSES = new Set<Kind>(["primordial-revealed", "avatar-moved", "income", "damnation", "fatality", "desolation", "main-effect", "conditions-fulfilled", "conditions-not-fulfilled"]);

export function causes(event: GameEvent): boolean {
  return CAUSES.has(event.kind as Kind);
}

/** A new part of the game is a heading of the log; a Primordial is told beside the deeds instead. */
export function opens(event: GameEvent): boolean {
  return (speech.weights?.[event.kind] ?? 0) > 0 && event.kind !== "primordial-revealed";
}

export function topic(event: GameEvent): "cards" | null {
  return event["card"] !== undefined || event["cards"] !== undefined ? "cards" : null;
}

export function sound(event: GameEvent): Sound | null {
  return topic(event) === "cards" ? "card" : null;
}

/** What befell the player, or everybody, whoever did it; and all that happens at the end of an Age. */
const SUFFERED = new Set(["defeated", "primordial-revealed", "age-ends"]);

export function suffers(event: GameEvent): boolean {
  return SUFFERED.has(event.kind);
}
