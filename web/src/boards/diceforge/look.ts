/** How the pieces of Dice Forge look: marks of the heroes, icons, colours of what is gained, events in the log. */

import type { Topic } from "../../lib/board";
import type { GameEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import type { Resource } from "./content";
import { HEROES } from "./marks";

export function look(seat: number): number {
  return HEROES[seat] ?? 0;
}

export const RESOURCE_ICON: Record<Resource, string> = {
  gold: "two-coins",
  sun: "sun",
  moon: "moon",
  glory: "laurel-crown",
  ancient: "crystal-cluster",
  loyalty: "shaking-hands",
};

/** Ground and ink of a resource; the same on both themes, since a die is a thing and not a page. */
export const PAINT: Record<Resource, readonly [ground: string, ink: string]> = {
  gold: ["#e9b93a", "#2a1c02"],
  sun: ["#c53d17", "#fff6ea"],
  moon: ["#3a68b8", "#ffffff"],
  glory: ["#2f7a3c", "#ffffff"],
  ancient: ["#8a2f7a", "#ffffff"],
  loyalty: ["#1c6b70", "#ffffff"],
};

export const COLOUR: Record<string, string> = { red: "#c53d17", blue: "#3a68b8", yellow: "#e9b93a", green: "#2f7a3c" };

const FEAT_ICON: Record<string, string> = {
  blacksmiths_hammer: "flat-hammer",
  blacksmiths_chest: "chest",
  silver_hind: "deer",
  satyrs: "pan-flute",
  ferryman: "hooded-figure",
  helmet_of_invisibility: "crested-helmet",
  cancer: "crab",
  hydra: "hydra",
  elder: "beard",
  wild_spirits: "three-leaves",
  guardians_owl: "owl",
  minotaur: "minotaur",
  gorgon: "medusa-head",
  mirror_of_the_abyss: "mirror-mirror",
  sphinx: "greek-sphinx",
  great_bear: "bear-head",
  tenacious_boar: "boar",
  cerberus: "hound",
  sentinel: "watchtower",
  typhon: "tornado",
  celestial_ship: "galley",
  guardians_shield: "round-shield",
  triton: "triton-head",
  cyclops: "cyclops",
  twins: "duality-mask",
  blacksmiths_scepter: "winged-scepter",
  companion: "fox",
  celestial_die_card: "dice-fire",
  mists: "dust-cloud",
  right_hand: "hand",
  wind: "windy-stripes",
  ancestor: "stone-bust",
  eternal_night: "night-sky",
  tree: "tree-face",
  wood_nymph: "fairy",
  merchant: "trade",
  light: "sunbeams",
  goldsmith: "ring",
  omniscient: "all-seeing-eye",
  abyssal_trident: "trident",
  eternal_fire: "celebration-fire",
  left_hand: "black-hand-shield",
  first_titan: "mountaintop",
  goddess_card: "star-pupil",
  moon_golem: "ice-golem",
  great_golem: "rock-golem",
  sun_golem: "golem-head",
  time_golem: "metal-golem-head",
  memory: "brain",
  oracle: "crystal-ball",
  chaos: "unstable-orb",
  dogged: "wolf-trap",
  guardian: "guards",
  mirror_of_misfortune: "broken-heart",
};

export function featIcon(feat: string): string {
  return FEAT_ICON[feat] ?? "laurel-crown";
}

export const EFFECT_ICON: Record<string, string> = {
  instant: "power-lightning",
  reinforcement: "big-gear",
  automatic: "hourglass",
  ongoing: "infinity",
  token: "plain-circle",
};

export const SPACE_ICON: Record<string, string> = {
  start: "flying-flag",
  choice: "star-formation",
  exchange: "trade",
  forge: "anvil",
  gain_per_forged: "anvil-impact",
  steal: "robber-hand",
  treasure: "open-treasure-chest",
  celestial: "dice-fire",
  goddess: "star-pupil",
};

export const CELESTIAL_ICON: Record<string, string> = {
  celestial_choice: "star-formation",
  celestial_mirror: "mirror-mirror",
  celestial_any_face: "dice-six-faces-five",
  celestial_upgrade: "upgrade",
};

export const ISLAND_ICON: Record<string, string> = {
  island_1: "volcano",
  island_2: "pine-tree",
  island_3: "skull-mask",
  island_4: "desert-skull",
  island_5: "wave-crest",
  island_6: "ancient-ruins",
  island_7: "tree-door",
};

// -- events -----------------------------------------------------------------------------------------------------------

const EVENT_ICON: Record<string, string> = {
  "game-begins": "flying-flag",
  "turn-begins": "hourglass",
  rolled: "rolling-dices",
  "die-rolled": "rolling-dices",
  "celestial-rolled": "dice-fire",
  "face-shown": "dice-six-faces-five",
  repeated: "hound",
  copied: "mirror-mirror",
  gained: "knapsack",
  refused: "laurel-crown",
  "gold-stored": "flat-hammer",
  "hammer-filled": "flat-hammer",
  bought: "greek-temple",
  forged: "anvil-impact",
  imposed: "anvil",
  "feat-performed": "laurels",
  ousted: "chess-pawn",
  reinforced: "big-gear",
  "extra-action": "sun",
  "golem-moved": "golem-head",
  "treasure-found": "open-treasure-chest",
  "allegiance-moved": "shaking-hands",
  "memory-placed": "brain",
  scored: "laurel-crown",
  "game-over": "laurel-crown",
};

export function eventIcon(event: GameEvent): string {
  return EVENT_ICON[event.kind] ?? "";
}

/** A new turn is a heading of the log. */
export function opens(event: GameEvent): boolean {
  return event.kind === "turn-begins";
}

const ROLLS = new Set(["rolled", "die-rolled", "celestial-rolled"]);
const CARDS = new Set(["feat-performed", "reinforced", "set-chosen", "companion-advanced", "companion-cashed", "memory-placed"]);

export function isRoll(event: GameEvent): boolean {
  return ROLLS.has(event.kind);
}

export function topic(event: GameEvent): Topic | null {
  if (isRoll(event) || event.kind === "face-shown") return "dice";
  return CARDS.has(event.kind) ? "cards" : null;
}

const SOUND: Record<string, Sound> = { bought: "coin", "gold-paid": "coin", forged: "coin" };

export function sound(event: GameEvent): Sound | null {
  const about = topic(event);
  return SOUND[event.kind] ?? (isRoll(event) ? "dice" : about === "cards" ? "card" : null);
}

const DEEDS = new Set(["feat-performed", "bought", "ousted", "imposed", "misfortune-used", "treasure-found", "companion-cashed", "extra-action", "memory-placed", "allegiance-moved", "golem-moved"]);
const DETAILS = new Set(["hammer-filled", "gained", "lost", "refused"]);

/** What is worth telling of a turn: what was bought and performed, and what that brought. */
export function weight(event: GameEvent): "deed" | "detail" | null {
  return DEEDS.has(event.kind) ? "deed" : DETAILS.has(event.kind) ? "detail" : null;
}
