/** How the pieces of Hellas look: which mark belongs to which seat, which icon to which piece. */

import { content } from "./content";
import { titan, type Position } from "./view";
import { KRONOS } from "./marks";

/** Heroes in the order of their seats; the Titan is drawn in marble. */
export function look(view: Position, seat: number): number {
  if (seat < 0) return 0;
  const kronos = titan(view);
  if (seat === kronos) return KRONOS;
  return seat + (kronos >= 0 && kronos < seat ? 0 : 1);
}

export const LAND_ICON: Record<string, string> = { red: "mountains", yellow: "wheat", blue: "sailboat", green: "olive", brown: "palm-tree" };
export const GOD_ICON: Record<string, string> = { zeus: "lightning-trio", athena: "owl", hermes: "winged-leg" };
export const ATTRIBUTE_ICON: Record<string, string> = { leadership: "laurel-crown", strength: "biceps", speed: "wingfoot" };
export const TITAN_ICON: Record<string, string> = { might: "fist", anger: "burning-skull", authority: "crown" };
export const WAY_ICON: Record<string, string> = { lands: "flying-flag", temples: "greek-temple", monsters: "minotaur", king: "stone-bust" };
export const SYMBOL_ICON: Record<string, string> = {
  torch: "torch", bow: "pocket-bow", sword: "broadsword", mace: "flanged-mace", sickle: "sickle", shield: "round-shield", axe: "battle-axe", spear: "stone-spear",
};
export const MONSTER_ICON: Record<string, string> = {
  medusa: "medusa-head", sphinx: "greek-sphinx", cyclops: "cyclops", chimera: "lion", minotaur: "minotaur", hydra: "hydra", cerberus: "hound",
};
export const HERO_ICON: Record<string, string> = {
  achilles: "spears", heracles: "bone-mace", perseus: "winged-sword", helen: "queen-crown", hector: "trojan-horse", odysseus: "galley",
  cassandra: "third-eye", leonidas: "crested-helmet", cleito: "trident",
};
export const QUEST_ICON: Record<string, string> = {
  quest_aid_to_atlas: "earth-africa-europe", quest_amazon_queen: "swordwoman", quest_augean_stables: "horse-head", quest_saving_prometheus: "crossed-chains",
  quest_cretan_bull: "bull", quest_calydonian_hunt: "boar", quest_stymphalian_birds: "raven", quest_golden_fleece: "sheep", quest_cattle_of_geryon: "cow",
  omphalos: "stone-sphere", blessing_of_rhea: "lion", gates_of_tartarus: "gate",
};
export const ACTION_ICON: Record<string, string> = {
  use_artifacts: "amphora", prayer: "prayer", hero_movement: "walking-boot", hoplite_movement: "boot-prints", recruit: "spartan-helmet", march: "boot-stomp",
  build_temple: "greek-temple", prepare: "card-draw", usurp: "crown", hunt: "bow-arrow", build_monument: "stone-bust", monster_movement: "paw-print",
  region_attack: "claws", terror: "terror", destroy_temple: "castle-ruins", play_order: "card-play", pass: "hand-ok", kronos_movement: "boot-stomp",
  kronos_destroy_monument: "stone-pile", kronos_terror: "terror", monster_destroy_monument: "stone-pile",
};
export const CHAIN_ICON: Record<string, string> = {
  kronos_wrath: "burning-skull", earthquake: "earth-crack", flood: "big-wave", plague: "rat", famine: "wheat", eruption: "volcano", eclipse: "eclipse",
};
const ARTIFACT_ICON: Record<string, string> = {
  owl_of_athena: "owl", boots_of_hermes: "wingfoot", thunder_of_zeus: "lightning-trio", poison_arrows: "poison-gas", minotaurs_horn: "bull-horns",
  head_of_sphinx: "greek-sphinx", eye_of_cyclops: "eyeball", medusas_blood: "blood", chimeras_fire: "fire-breath", adamant_tethers: "crossed-chains",
  caduceus: "caduceus", apollos_arrow: "sun-spear", dragon_teeth: "fangs", harpe: "curvy-knife", horn_of_plenty: "cornucopia", ambrosia: "chalice-drops",
  aegis: "eye-shield", eye_of_graeae: "falling-eye", ariadnes_thread: "yarn", palladium: "colombian-statue", orpheus_lyre: "lyre",
  golden_goblet: "jeweled-chalice", fames_trumpet: "hunting-horn", pandoras_box: "open-treasure-chest", staff_of_tiresias: "wizard-staff",
};

const SECTION_ICON: Record<string, string> = {
  blessings: "hand-of-god", monster_attack_cards: "claws", kronos_orders: "tied-scroll", kronos_chains: "breaking-chain", temple_cards: "greek-temple", event_cards: "scroll-unfurled",
};

/** The icon of anything that can be read. */
export function cardIcon(id: string): string {
  const own = ARTIFACT_ICON[id] ?? MONSTER_ICON[id] ?? QUEST_ICON[id] ?? HERO_ICON[id] ?? CHAIN_ICON[id] ?? GOD_ICON[id];
  const combat = content.combat(id);
  return own ?? (combat === undefined ? (SECTION_ICON[content.section(id) ?? ""] ?? "card-play") : SYMBOL_ICON[combat.symbol]!);
}
