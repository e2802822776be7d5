/** How things look and sound: icons of cards and events, colours of Essences. */

import type { Topic } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { content, type Essence } from "./content";
import { isReaction } from "./view";

/** Seats keep their order of sitting, and so do their marks. */
export function look(seat: number): number {
  return seat + 1;
}

export const ESSENCE_ICON: Record<Essence, string> = { air: "whirlwind", earth: "stone-pile", fire: "flame", water: "wave-crest" };

/** Deep for fields with light writing on them, pale for whole cards; the same in both themes. */
export const DEEP: Record<Essence, string> = { air: "#6b5a9e", earth: "#4c6b2c", fire: "#a63a1c", water: "#23608f" };
export const PALE: Record<Essence, string> = { air: "#d9cdf6", earth: "#d5e6b4", fire: "#ffd2b4", water: "#c5e2f7" };

const TYPE_ICON = { attack: "crossed-swords", effect: "magic-swirl", location: "castle", power: "orb-wand" } as const;

export function typeIcon(card: string): string {
  const prayer = content.prayers.get(card);
  if (prayer === undefined) return "card-play";
  return isReaction(prayer) ? "shield-reflect" : TYPE_ICON[prayer.type];
}

export const PANTHEON_ICON: Record<string, string> = {
  greek: "ionic-column", babylonian: "winged-scepter", egyptian: "ankh", outer_gods: "third-eye",
  celtic: "triquetra", norse: "viking-helmet", slavic: "bear-head", great_old_ones: "tentacles-skull",
};

const SOURCE_ICON: Record<string, string> = {
  ares: "spears", athena: "owl", poseidon: "trident", marduk: "dragon-spiral", ishtar: "star-altar", tiamat: "hydra", ra: "sun", isis: "feathered-wing", set: "anubis",
  yog_sothoth: "bubbles", shub_niggurath: "goat", nyarlathotep: "pharoah", danu: "three-leaves", morrigan: "raven", cernunnos: "deer-head", odin: "one-eyed", thor: "thor-hammer",
  loki: "snake-tongue", perun: "lightning-tree", mokosh: "spinning-wheel", veles: "bull-horns", cthulhu: "squid-head", hastur: "hooded-figure", ithaqua: "ice-golem",
  pandoras_box: "open-treasure-chest", aegis: "eye-shield", golden_fleece: "sheep", trojan_horse: "trojan-horse", heracles: "lion", tower_of_babel: "stone-tower", tablets_of_destiny: "stone-tablet",
  hanging_gardens: "vine-leaf", lamassu: "bull", gilgamesh: "battle-axe", book_of_the_dead: "evil-book", great_pyramid: "great-pyramid", eye_of_horus: "eye-of-horus", scales_of_anubis: "scales",
  ramesses: "pschent-double-crown", necronomicon: "black-book", silver_key: "skeleton-key", dark_young: "evil-tree", court_of_azathoth: "pan-flute", wilbur_whateley: "interlaced-tentacles",
  gae_bolga: "barbed-spear", lia_fail: "stone-crafting", cauldron_of_the_dagda: "cauldron", sword_of_nuada: "sword-hilt", cu_chulainn: "hound", mjollnir: "thor-hammer", fenrir: "wolf-head",
  yggdrasil: "tree-roots", valhalla: "viking-longhouse", sigurd: "dragon-head", kupala_night: "campfire", fern_flower: "fern", baba_yagas_hut: "hut", zmey: "spiked-dragon-head",
  ilya_muromets: "mounted-knight", rlyeh: "ancient-ruins", yellow_sign: "triple-yin", deep_ones: "fish-monster", call_of_cthulhu: "kraken-tentacle", obed_marsh: "ship-wheel",
};

/** The picture of a god or of a Mythology card. */
export function sourceIcon(id: string): string {
  return SOURCE_ICON[id] ?? (content.myths.has(id) ? "amphora" : "hand-of-god");
}

const EVENT_ICON: Record<string, string> = {
  "hand-begins": "sunrise", round: "two-coins", battle: "crossed-swords", constellation: "star-swirl", revealed: "star-swirl", "essence-reshuffled": "star-swirl",
  raised: "upgrade", followed: "check-mark", passed: "hand-ok", folded: "poker-hand", "last-stand": "broken-shield", ante: "two-coins", harboured: "two-coins",
  played: "card-play", drew: "card-draw", discarded: "card-discard", "hand-discarded": "card-discard", reclaimed: "card-pick", looked: "eyeball", foresaw: "eyeball", picked: "card-pick",
  cancelled: "shield-reflect", averted: "shield-reflect", shielded: "shield-reflect", "hand-guarded": "shield-reflect", killed: "death-skull", "driven-back": "anticlockwise-rotation",
  settled: "castle", visited: "castle", damaged: "castle-ruins", destroyed: "castle-ruins", exchanged: "trade", traded: "trade", gained: "monk-face", stolen: "robber-hand",
  winners: "laurel-crown", power: "fist", "stake-lost": "two-coins", "stake-returned": "two-coins", demand: "polar-star", invoked: "hand-of-god", myth: "amphora", "myth-bought": "amphora",
  prayer: "prayer", "prayer-from-deck": "prayer", points: "laurel-crown", eliminated: "broken-shield", fallen: "broken-shield", "game-over": "laurel-crown",
};

export function eventIcon(event: GameEvent): string {
  return EVENT_ICON[event.kind] ?? "";
}

export function opens(event: GameEvent): boolean {
  return event.kind === "hand-begins" || event.kind === "round" || event.kind === "battle" || event.kind === "draft-round";
}

const BETS = new Set(["raised", "followed", "passed", "folded", "last-stand", "ante", "harboured", "exchanged", "winners", "stake-lost", "stake-returned", "power"]);
const CARDS = new Set(["played", "drew", "discarded", "hand-discarded", "reclaimed", "looked", "cancelled", "settled", "visited", "prayer", "prayer-from-deck", "track", "picked", "packet", "deck-built", "pack", "kept"]);

export function topic(event: GameEvent): Topic | null {
  if (BETS.has(event.kind)) return "bets";
  return CARDS.has(event.kind) ? "cards" : null;
}

const COINS = new Set(["raised", "followed", "ante", "last-stand", "gained", "stolen"]);

export function sound(event: GameEvent): Sound | null {
  if (event.kind === "game-over") return "horn";
  if (COINS.has(event.kind)) return "coin";
  return event.kind === "played" || event.kind === "revealed" ? "card" : null;
}

const OWN_ONLY = new Set(["packet", "picked", "deck-built"]);

/** What others do with hidden cards while all choose at once says nothing. */
export function hushes(event: GameEvent): boolean {
  return OWN_ONLY.has(event.kind) && event["card"] === undefined && event["cards"] === undefined;
}

const SMALL = new Set(["power", "ante", "drew", "hand-discarded", "kept", "exchanged", "picked", "constellation", "essence-reshuffled", "stake-returned", "harboured"]);

/** What is worth telling of others' turns: not what happens to everybody in every Hand. */
export function weight(event: GameEvent): "deed" | null {
  return eventIcon(event) !== "" && !SMALL.has(event.kind) ? "deed" : null;
}
