/** How the pieces of Godstorm look: which mark belongs to which pantheon, which icon to which piece. */

import type { GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { isNeutral, type Position } from "./view";
import { LOOKS } from "./marks";

export function look(view: Position, seat: number): number {
  const pantheon = isNeutral(seat) ? view.neutral : (view.players[seat]?.pantheon ?? "");
  return isNeutral(seat) ? 0 : (LOOKS[pantheon] ?? 0);
}

export function pantheonLook(pantheon: string): number {
  return LOOKS[pantheon] ?? 0;
}

export const GOD_ICON: Record<string, string> = {
  death: "death-skull",
  magic: "magic-swirl",
  sky: "heavy-lightning",
  war: "crossed-swords",
};

export const DECK_COLOUR: Record<string, string> = { war: "#c2512a", death: "#8b8196", sky: "#5b93d6", magic: "#a57bd0" };

export const PANTHEON_ICON: Record<string, string> = {
  babylonians: "winged-scepter",
  celts: "triquetra",
  egyptians: "ankh",
  greeks: "ionic-column",
  norse: "viking-helmet",
};

export const SPACE_ICON: Record<string, string> = {
  gate: "gate",
  crypt: "crypt-entrance",
  altar: "sword-altar",
  plain: "cave-entrance",
};

const RELIC_ICON: Record<string, string> = {
  the_golden_fleece: "sheep",
  arawns_cauldron_of_life: "cauldron",
  the_great_pyramids: "egyptian-pyramids",
  stonehenge: "stone-pile",
  the_wine_of_eternal_life: "chalice-drops",
  freyas_tears_of_gold: "gold-nuggets",
  pandoras_box: "open-treasure-chest",
  the_tablets_of_destiny: "stone-tablet",
  gungnir_spear_of_odin: "thrown-spear",
  excalibur: "sword-in-stone",
  mjolnir_hammer_of_thor: "thor-hammer",
  the_book_of_the_dead: "evil-book",
  the_tree_of_life: "tree-roots",
  aegis_shield_of_athena: "eye-shield",
  the_scales_of_osiris: "scales",
};

export function cardIcon(card: string, deck: string): string {
  return RELIC_ICON[card] ?? GOD_ICON[deck] ?? "card-play";
}

const EVENT_ICON: Record<string, string> = {
  "epoch-begins": "hourglass",
  "turn-begins": "flying-flag",
  "turn-ends": "hourglass",
  bids: "prayer",
  income: "spartan-helmet",
  placed: "spartan-helmet",
  "temple-built": "greek-temple",
  "temple-placed": "greek-temple",
  "temple-army": "greek-temple",
  plague: "rat",
  invasion: "crossed-swords",
  battle: "rolling-dices",
  "ones-rerolled": "rolling-dices",
  "three-equal": "rolling-dices",
  "rolled-off": "rolling-dices",
  "armies-came": "spartan-helmet",
  "moved-in": "spartan-helmet",
  godswar: "lightning-trio",
  captured: "flying-flag",
  fortified: "castle",
  embarked: "heaven-gate",
  "underworld-invasion": "crypt-entrance",
  drew: "card-draw",
  bought: "card-draw",
  "card-played": "card-play",
  "atlantis-sunk": "sinking-ship",
  maelstrom: "vortex",
  "game-over": "laurel-crown",
  scored: "laurel-crown",
};

/** A new turn or epoch is a heading of the log. */
export function opens(event: GameEvent): boolean {
  return event.kind === "turn-begins" || event.kind === "epoch-begins";
}

export function topic(event: GameEvent): "dice" | "cards" | null {
  if (Array.isArray(event["attack"]) || event["die"] !== undefined || event["dice"] !== undefined) return "dice";
  return event["card"] !== undefined || event["cards"] !== undefined || event["decks"] !== undefined ? "cards" : null;
}

const SOUND: Record<string, Sound> = { income: "coin", summoned: "coin", "temple-built": "coin", bids: "coin" };

export function sound(event: GameEvent): Sound | null {
  const about = topic(event);
  return SOUND[event.kind] ?? (about === "dice" ? "dice" : about === "cards" ? "card" : null);
}

export function eventIcon(event: GameEvent): string {
  return EVENT_ICON[event.kind] ?? "";
}

const DEEDS = new Set([
  ...["summoned", "banished", "temple-built", "temple-razed", "bought", "relic-entered", "card-played", "card-stolen", "captured", "entered", "eliminated", "hand-lost"],
  ...["atlantis-sunk", "plague", "maelstrom", "trojan-horse", "time-stands-still", "set-traded", "book-traded", "fortified"],
]);

/** What is worth telling of a turn: where a battle leads, not its dice; a plague that kills. */
export function weight(event: GameEvent): "deed" | null {
  return DEEDS.has(event.kind) && !(event.kind === "plague" && event["lost"] === 0) ? "deed" : null;
}

/** What befell the player, whoever did it; Pandora's Box plays its card of itself. */
const SUFFERED = new Set(["banished", "hand-lost", "eliminated"]);

export function suffers(event: GameEvent): boolean {
  return SUFFERED.has(event.kind) || event.clause === "GS-161";
}
