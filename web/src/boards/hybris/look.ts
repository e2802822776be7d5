/** How the pieces of Hybris look: which mark belongs to which seat, which icon to which piece. */

import { content } from "./content";
import type { Position } from "./view";
import { MARK } from "./marks";

/** The mark of each Olympian; a seat without one yet is nobody's ring. */

export function look(view: Position, seat: number): number {
  return MARK[view.players[seat]?.olympian ?? ""] ?? 0;
}

export const GOODS_ICON: Record<string, string> = {
  vp: "laurel-crown", aegis: "eye-shield", follower: "monk-face", prayer: "prayer", kindness: "heart-inside", determination: "mailed-fist", greatness: "crown",
  spark: "spark-spirit", shackle: "handcuffs", temple: "greek-temple", hero: "spartan-helmet", prophet: "pope-crown", bonus_location: "polar-star",
};
export const LOCATION_ICON: Record<string, string> = {
  olympus: "mountaintop", forge: "anvil", oracle: "crystal-ball", moirai: "spinning-wheel", coliseum: "coliseum", underworld: "crypt-entrance", mortal_world: "village",
  bonus: "polar-star",
};
export const CITY_ICON: Record<string, string> = { sparta: "spartan", elis: "laurels", athens: "olive", lemnos: "volcano", argos: "horse-head" };
export const OLYMPIAN_ICON: Record<string, string> = {
  zeus: "lightning-trio", hades: "crowned-skull", athena: "owl", poseidon: "trident", hermes: "caduceus", apollo: "lyre", ares: "spears", aphrodite: "rose",
};
export const PILLAR_ICON: Record<string, string> = {
  pillar_ascension: "upgrade", pillar_truce: "dove", pillar_guidance: "lighthouse", pillar_ambition: "trophy-cup", pillar_symbolism: "eagle-emblem",
  pillar_indoctrination: "conversation",
};
export const ELEMENT_ICON: Record<string, string> = { fire: "flame", water: "wave-crest", earth: "stone-pile", air: "whirlwind" };
export const KIND_ICON: Record<string, string> = { military: "catapult", architecture: "ancient-columns", culture: "duality-mask", science: "gears", social: "shaking-hands" };
export const COMBO_ICON: Record<string, string> = { eagle: "eagle-head", lion: "lion", serpent: "snake", bull: "bull", sickle: "sickle", hourglass: "hourglass" };
export const PRIMORDIAL_ICON: Record<string, string> = {
  primordial_pontus: "big-wave", primordial_ourea: "mountains", primordial_hemera: "sunrise", primordial_aether: "sunbeams", primordial_erebus: "dust-cloud",
  primordial_thalassa: "jellyfish", primordial_nyx: "night-sky", primordial_tartarus: "cave-entrance", primordial_ouranos: "star-swirl",
};
export const QUEST_ICON: Record<string, string> = {
  quest_odyssey: "galley", quest_golden_fleece: "sheep", quest_labours: "bone-mace", quest_descent_of_orpheus: "lyre", quest_seven_against_thebes: "gate",
  quest_perseus_flight: "winged-sword", quest_founding_of_cadmus: "dragon-head", quest_theft_of_fire: "torch", quest_hunt_of_calydon: "boar", quest_iliad: "trojan-horse",
  quest_nemean_lion: "lion", quest_hydra: "hydra", quest_minotaur: "minotaur", quest_medusa: "medusa-head", quest_chimera: "fire-breath", quest_cerberus: "hound",
  quest_polyphemus: "cyclops", quest_sphinx: "greek-sphinx", quest_scylla: "sea-serpent", quest_typhon: "tornado",
};
export const CHAMPION_ICON: Record<string, string> = {
  hero_heracles: "bone-mace", hero_achilles: "achilles-heel", hero_atalanta: "bow-arrow", hero_theseus: "yarn", hero_jason: "sheep", hero_orpheus: "harp",
};
export const CONCEPT_ICON: Record<string, string> = {
  ananke: "spinning-wheel", anthropos: "three-friends", cosmos: "orbital", kratos: "fist", gonos: "plant-seed", temnein: "scythe",
};
export const AVATAR_ICON: Record<string, string> = { kronos: "scythe", kairos: "winged-leg", aeon: "snake-spiral" };
export const ACTION_ICON: Record<string, string> = {
  convert: "prayer", design: "gear-hammer", fabricate: "anvil-impact", produce: "gears", perceive: "third-eye", omen: "crystal-ball", undertake: "treasure-map",
  train: "swordman", fight: "crossed-swords", resurrect: "ghost", drain: "eye-shield", influence: "heart-inside", deploy: "gear-hammer",
};
const TYPE_ICON: Record<string, string> = { olympian: "polar-star", hero: "spartan-helmet", prophet: "pope-crown" };

const SECTION_ICON: Record<string, string> = {
  premonitions: "third-eye", upgrades: "upgrade", powers: "polar-star", concept_cards: "infinity", chronos_tiles: "hourglass", conflict_cards: "crossed-swords",
};

/** The glyph of a character: an Olympian's own, a Coliseum Hero's own, else the helmet or the crown. */
export function characterIcon(olympian: string, character: string): string {
  if (character === "olympian") return OLYMPIAN_ICON[olympian] ?? TYPE_ICON["olympian"]!;
  return CHAMPION_ICON[character] ?? TYPE_ICON[content.typeOf(olympian, character)]!;
}

/** The icon of anything that can be read. */
export function cardIcon(id: string): string {
  const own = OLYMPIAN_ICON[id] ?? PILLAR_ICON[id] ?? PRIMORDIAL_ICON[id] ?? QUEST_ICON[id] ?? CHAMPION_ICON[id] ?? CONCEPT_ICON[id] ?? AVATAR_ICON[id] ?? LOCATION_ICON[id] ?? CITY_ICON[id];
  const section = content.section(id);
  if (section === "technologies") return KIND_ICON[content.technology(id).kind] ?? "gear-hammer";
  return own ?? SECTION_ICON[section ?? ""] ?? "card-play";
}
