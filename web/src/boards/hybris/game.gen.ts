// Made by tools/web_types.py from theogony.games.hybris; do not change by hand.

import type { Speech } from "../../lib/filler";
import type { Seat, View } from "../../lib/view.gen";

/** "" is none. */
export type Location = string;

/** A slot, an illustration or a City; "" is none. */
export type Place = string;

export type City = string;

/** A kind of Location token. */
export type Token = string;

/** Of a seat. */
export type Character = string;

export type Olympian = string;

export type Upgrade = string;

export type Pillar = string;

/** "" is none. */
export type Technology = string;

export type Space = string;

/** A Conflict card by its design. */
export type Card = string;

export type Champion = string;

export type Premonition = string;

/** "" is none. */
export type Quest = string;

/** "" is none, or hidden. */
export type Primordial = string;

export type Rank = string;

export type Concept = string;

export type ConceptCard = string;

export type Avatar = string;

export type Tile = string;

/** A character that is in the game. */
export interface CharacterView {
  id: Character;
  /** "" is beside the board, or in the Underworld. */
  place: Place;
  /** A Hero in the Underworld, a wounded Olympian. */
  fallen: number;
  /** Cannot be activated any more in this Age. */
  spent: number;
  /** A Location token lies under it. */
  planned: number;
  /** In the reserve: in the Planning phase a Location token may go under it. */
  free: number;
}

/** An Upgrade of an Olympian board. */
export interface UpgradeView {
  id: Upgrade;
  unlocked: number;
  /** Still on it, by kind. */
  pieces: Record<string, number>;
}

/** The public side of a player. */
export interface Player {
  olympian: Olympian;
  vp: number;
  aegis: number;
  followers: number;
  prayers: number;
  kindness: number;
  determination: number;
  /** The space of the marker, from 1. */
  greatness: number;
  sparks: number;
  shackles: number;
  upgrades: UpgradeView[];
  temples: City[];
  stored: Technology[];
  deployed: Technology[];
  characters: CharacterView[];
  /** Location tokens in the reserve. */
  tokens: number;
  used: Token[];
  unavailable: Token[];
  pillars: Pillar[];
  /** Of these: resolved. */
  turned: Pillar[];
  passed: number;
  /** Conflict cards, those of the Coliseum included. */
  hand: number;
  /** Of these. */
  coliseum_cards: number;
  premonitions: number;
  deck: number;
  discards: Card[];
  omens: Card[];
  boost: number;
  /** By the Arrogance token. */
  marked: Pillar;
  /** Aegis that Drain would bring. */
  drain: number;
  /** Pays no malus beside the name of a Location. */
  exempt: number;
}

/** A City: Temples, Technologies. */
export interface CityView {
  id: City;
  /** Their owners, one for each Temple. */
  temples: Seat[];
  spaces: Record<Space, Technology>;
  blocked: number;
}

/** A zone of the Moirai board. */
export interface QuestView {
  id: Quest;
  /** Whose token; -1 is nobody's. */
  cantos: Seat[];
}

/** One summand of a Total Force. */
export interface ForceView {
  /** Base, revealed, element; card, combo, text; used, boost, power; enemy. */
  of: string;
  /** The card, image, Element or text; "" is none. */
  id: string;
  /** Of the card in its row, from 0; -1 is none. */
  place: number;
  n: number;
}

/** One side of a Combat. */
export interface SideView {
  /** -1 is the game. */
  seat: Seat;
  character: Character;
  cards: Card[];
  /** By card. */
  cancelled: number[];
  /** Their sum is the Force, unless it would be less than 0. */
  parts: ForceView[];
  force: number;
  /** Spent. */
  determination: number;
  /** Of Determination; -1 is none. */
  ceiling: number;
  /** Plays no more card. */
  stopped: number;
}

/** Something that follows the outcome of a Combat. */
export interface OutcomeView {
  what: string;
  /** Whom it concerns; -1 is Chronos. */
  seat: Seat;
  /** The character, Quest, Coliseum Hero, Primordial, Technology, City or Avatar. */
  id: string;
  n: number;
}

/** A Combat under way. */
export interface CombatView {
  kind: string;
  /** The Quest, Coliseum Hero, Primordial, Avatar or City. */
  about: string;
  /** "" is none. */
  city: City;
  /** Of a Deploy that is contested. */
  technology: Technology;
  attacker: SideView;
  defender: SideView;
  revealed: Card[];
  round: number;
  /** Cards that may be played; -1 is any. */
  most: number;
  /** Elements that the cards played must show. */
  needed: string[];
  /** Attacker or defender: who wins if no more card is played. */
  leads: string;
  /** Who wins a tie. */
  ties: string;
  /** If the attacker wins, if the defender wins. */
  follows: OutcomeView[][];
}

/** What an own card would bring if it were turned up now. */
export interface ProspectView {
  force: number;
  against: number;
  combo: number;
  /** Spent then. */
  determination: number;
  /** Its text asks something before it counts. */
  asks: number;
  /** It would win. */
  wins: number;
}

/** A condition on the track of a Chained Concept. */
export interface ConditionView {
  what: string;
  /** With what was asked before of the same kind. */
  need: number;
  /** All players together. */
  have: number;
  /** There is enough. */
  met: number;
  /** Its Chain is. */
  broken: number;
  counts: number;
}

/** A Concept of the Chronos board; the rest is there for Chained ones only. */
export interface ConceptView {
  id: Concept;
  focus: Seat;
  chains?: number;
  resources?: number;
  conditions?: ConditionView[];
  /** All that counts is met. */
  holds?: number;
  /** What Chronos would gain here. */
  gain?: Record<string, number>;
  /** It has no room for it: a Chain would break instead. */
  breaks?: number;
  deck?: number;
  /** Face up. */
  card?: ConceptCard;
  gone?: ConceptCard[];
}

/** A Chronos Upgrade tile. */
export interface TileView {
  id: Tile;
  intensity: number;
  turned: number;
  /** Turned in the Combat under way: its power comes after it. */
  waiting: number;
}

/** The Chronos board. */
export interface ChronosView {
  vp: number;
  concepts: ConceptView[];
  tiles: TileView[];
  /** "" is his board. */
  avatars: Record<Avatar, City>;
  /** Of these: will fight who is in their City, in this order. */
  waiting_avatars: Avatar[];
  avatar_deck: number;
  avatar_discards: Card[];
  ancient: Technology[];
  weakened: number;
  /** Of each kind what counts most on any track. */
  together: ConditionView[];
  /** By seat: VP that are missing to be above Chronos; 0 is above. */
  lacking: number[];
  /** Who chooses for all players now. */
  decider: Seat;
  turn: Concept;
}

/** A number on the table that a move would change. */
export interface ChangeView {
  /** A good; greatness, the space; shackle; cards in the hand; chains, intensity; well, oracle, coliseum. */
  what: string;
  /** Whose; -1 is Chronos', or nobody's. */
  seat: Seat;
  /** Of Chains and Intensity; "" is none. */
  concept: Concept;
  before: number;
  after: number;
}

/** What an answer sets off beyond its words, as far as it is certain: told with the answer, in no view. */
export interface ForetoldView {
  /** By a card (a pass: after the lower half), an Avatar; of a Pillar on Chronos' board. */
  changes: ChangeView[];
  /** Not now: "age", at the end of the Age; "pillar", when a Pillar is resolved. */
  later?: string;
  /** Whose main effect it is. */
  card?: ConceptCard;
  /** Whose lower halves come before the card. */
  pillars?: Pillar[];
  /** The card may be left. */
  may?: number;
  /** That it asks for. */
  price?: Record<string, number>;
  /** It cannot be paid: the card stays. */
  unpaid?: number;
  /** By the upper half of a Pillar, before it asks anything. */
  upper?: ChangeView[];
  /** That the upper half could take out of the Upgrades. */
  pieces?: number;
}

/** What a seat, or a spectator, sees. */
export interface HybrisView extends View {
  mode: string;
  age: number;
  phase: string;
  turn: Seat;
  /** Of turns, by Pillars or Concepts; before they are taken that of Greatness. */
  order: Seat[];
  players: Player[];
  cities: CityView[];
  /** Pairs of spaces whose Technologies are connected. */
  connected: Space[][];
  blocked: Place[];
  well: number;
  /** In the supply. */
  bonus_locations: number;
  prayers_on: Pillar[];
  olympus: Technology[];
  /** A, B, C. */
  workshop: Technology[];
  /** 1, 2, 3. */
  factory: Technology[];
  owners: Record<Technology, Seat>;
  /** -1 is nobody's ally. */
  champions: Record<Champion, Seat>;
  quests: QuestView[];
  quest_deck: number;
  coliseum_deck: number;
  coliseum_discards: Card[];
  premonition_deck: number;
  premonition_discards: Premonition[];
  /** Revealed ones. */
  primordials: Record<Rank, Primordial>;
  /** "" is Chronos. */
  underworld: Primordial;
  underworld_value: number;
  combat: CombatView | null;
  chronos: ChronosView | null;
  hand?: Card[];
  own_premonitions?: Premonition[];
  /** In the reserve. */
  own_tokens?: Token[];
  /** Under its characters, or on its desk. */
  plan?: Record<Character, Token>;
  /** With open hands. */
  mates_plans?: Record<string, Record<Character, Token>>;
  known_hands?: Record<string, Card[]>;
  known_premonitions?: Record<string, Premonition[]>;
  known_primordials?: Record<Rank, Primordial>;
  /** In an own Combat. */
  prospects?: Record<Card, ProspectView>;
}

export type Goods = string;
export type Piece = string;
export type Action = string;
export type Row = string;
export type Element = string;
export type Reward = string;
export type Combat = string;
export type Part = string;
export type Asked = string;
export type Source = string;
export type OwnText = string;

/** What happens, as a seat is told of it: parts that it may not know are missing. */
export type Told =
  | { kind: "greatness-placed"; clause: string; order: Seat[] }
  | { kind: "olympian-taken"; clause: string; seat: Seat; olympian: Olympian }
  | { kind: "age-begins"; clause: string; age: number }
  | { kind: "age-ends"; clause: string; age: number }
  | { kind: "pillar-taken"; clause: string; seat: Seat; pillar: Pillar }
  | { kind: "pillar-marked"; clause: string; seat: Seat; pillar: Pillar }
  | { kind: "prayers-laid"; clause: string; pillars: Pillar[] }
  | { kind: "upper-half"; clause: string; seat: Seat; pillar: Pillar }
  | { kind: "lower-half"; clause: string; seat: Seat; pillar: Pillar }
  | { kind: "focus-instead"; clause: string; seat: Seat; pillar: Pillar; concept: Concept }
  | { kind: "planned"; clause: string; seat: Seat; characters: Character[] }
  | { kind: "passed"; clause: string; seat: Seat }
  | { kind: "gained"; clause: string; seat: Seat; amounts: Record<Goods, number> }
  | { kind: "paid"; clause: string; seat: Seat; amounts: Record<Goods, number> }
  | { kind: "lost"; clause: string; seat: Seat; amounts: Record<Goods, number>; source: Source }
  | { kind: "stolen"; clause: string; seat: Seat; other: Seat; amounts: Record<Goods, number> }
  | { kind: "greatness"; clause: string; seat: Seat; number: number }
  | { kind: "greatness-lost"; clause: string; seat: Seat; number: number; source: Source }
  | { kind: "vp-for-greatness"; clause: string; seat: Seat }
  | { kind: "vp-lost-for-greatness"; clause: string; seat: Seat; number: number; source: Source }
  | { kind: "boosted"; clause: string; seat: Seat; number: number }
  | { kind: "text-used"; clause: string; seat: Seat; source: Source }
  | { kind: "generated"; clause: string; seat: Seat; number: number; well: number }
  | { kind: "well-warns"; clause: string; seat: Seat }
  | { kind: "well-overflows"; clause: string; well: number }
  | { kind: "drew"; clause: string; seat: Seat; number: number; cards?: Card[] }
  | { kind: "drew-coliseum"; clause: string; seat: Seat; number: number; cards?: Card[] }
  | { kind: "foresaw"; clause: string; seat: Seat; number: number; premonitions?: Premonition[] }
  | { kind: "discarded"; clause: string; seat: Seat; cards: Card[] }
  | { kind: "recovered"; clause: string; seat: Seat; card: Card }
  | { kind: "shown"; clause: string; seat: Seat; cards: Card[] }
  | { kind: "upgraded-card"; clause: string; seat: Seat; card: Card }
  | { kind: "looked-at-hand"; clause: string; seat: Seat; other: Seat; cards?: Card[] }
  | { kind: "deck-shuffled"; clause: string; seat: Seat }
  | { kind: "coliseum-shuffled"; clause: string }
  | { kind: "premonitions-shuffled"; clause: string }
  | { kind: "piece-taken"; clause: string; seat: Seat; piece: Piece; upgrade: Upgrade }
  | { kind: "unlocked"; clause: string; seat: Seat; upgrade: Upgrade }
  | { kind: "joined"; clause: string; seat: Seat; character: Character }
  | { kind: "temple-built"; clause: string; seat: Seat; city: City }
  | { kind: "temple-destroyed"; clause: string; seat: Seat; city: City }
  | { kind: "activated"; clause: string; seat: Seat; character: Character }
  | { kind: "came-to-nothing"; clause: string; seat: Seat; character: Character }
  | { kind: "token-revealed"; clause: string; seat: Seat; character: Character; token: Token }
  | { kind: "went"; clause: string; seat: Seat; character: Character; place: Place }
  | { kind: "action"; clause: string; seat: Seat; action: Action }
  | { kind: "city-taken"; clause: string; seat: Seat; city: City }
  | { kind: "converted"; clause: string; seat: Seat; row: Row }
  | { kind: "designed"; clause: string; seat: Seat; technology: Technology }
  | { kind: "fabricated"; clause: string; seat: Seat; technology: Technology }
  | { kind: "produced"; clause: string; seat: Seat; technology: Technology }
  | { kind: "technology-removed"; clause: string; seat: Seat; technology: Technology }
  | { kind: "omen"; clause: string; seat: Seat; card: Card }
  | { kind: "looked-at-primordial"; clause: string; seat: Seat; rank: Rank; primordial?: Primordial }
  | { kind: "influenced"; clause: string; seat: Seat; city: City }
  | { kind: "premonition-played"; clause: string; seat: Seat; premonition: Premonition }
  | { kind: "resurrected"; clause: string; seat: Seat; character: Character }
  | { kind: "ally-won"; clause: string; seat: Seat; champion: Champion }
  | { kind: "quest-drawn"; clause: string; quest: Quest }
  | { kind: "quest-tried"; clause: string; seat: Seat; quest: Quest }
  | { kind: "quest-failed"; clause: string; seat: Seat }
  | { kind: "canto-done"; clause: string; seat: Seat; quest: Quest; number: number }
  | { kind: "quest-fulfilled"; clause: string; seat: Seat; quest: Quest }
  | { kind: "quest-gone"; clause: string; quest: Quest }
  | { kind: "returned"; clause: string; seat: Seat; character: Character }
  | { kind: "deployed"; clause: string; seat: Seat; technology: Technology; city: City }
  | { kind: "contested"; clause: string; seat: Seat; character: Character }
  | { kind: "reward-claimed"; clause: string; seat: Seat; reward: Reward }
  | { kind: "kindness-back"; clause: string; seat: Seat }
  | { kind: "combat-begins"; clause: string; seat: Seat; combat: Combat; about: Source }
  | { kind: "combat-between"; clause: string; seat: Seat; other: Seat; combat: Combat; about: Source }
  | { kind: "enemy-force"; clause: string; cards: Card[]; force: number }
  | { kind: "card-played"; clause: string; seat: Seat; card: Card }
  | { kind: "stopped"; clause: string; seat: Seat }
  | { kind: "cancelled"; clause: string; seat: Seat }
  | { kind: "fought"; clause: string; seat: Seat; character: Character; source: Source; cards: Card[]; parts: Record<Part, number>; less: number; force: number }
  | { kind: "combat-decided"; clause: string; winner: Seat; force: number; against: number }
  | { kind: "defeated"; clause: string; seat: Seat; character: Character }
  | { kind: "fled"; clause: string; seat: Seat; character: Character }
  | { kind: "chain-broken"; clause: string; concept: Concept; number: number }
  | { kind: "chain-added"; clause: string; concept: Concept; number: number }
  | { kind: "chronos-gained"; clause: string; amounts: Record<Goods, number> }
  | { kind: "chronos-discarded"; clause: string; amounts: Record<Goods, number> }
  | { kind: "intensity"; clause: string; concept: Concept; number: number }
  | { kind: "tile-turned"; clause: string; tile: Tile }
  | { kind: "milled-coliseum"; clause: string; cards: Card[] }
  | { kind: "milled-oracle"; clause: string; premonitions: Premonition[] }
  | { kind: "blocked"; clause: string; place: Place }
  | { kind: "sent-home"; clause: string; seat: Seat; character: Character }
  | { kind: "unblocked"; clause: string; place: Place }
  | { kind: "shackled"; clause: string; seat: Seat; number: number }
  | { kind: "unshackled"; clause: string; seat: Seat; number: number }
  | { kind: "shackle-discarded"; clause: string; seat: Seat; piece: Piece }
  | { kind: "concept-revealed"; clause: string; concept_card: ConceptCard }
  | { kind: "desolation"; clause: string; concept_card: ConceptCard }
  | { kind: "income"; clause: string; avatar: Avatar }
  | { kind: "damnation"; clause: string; avatar: Avatar }
  | { kind: "fatality"; clause: string; tile: Tile }
  | { kind: "main-effect"; clause: string; concept_card: ConceptCard }
  | { kind: "main-effect-unpaid"; clause: string; seat: Seat; concept_card: ConceptCard }
  | { kind: "obliterated"; clause: string; concept_card: ConceptCard }
  | { kind: "focus"; clause: string; seat: Seat; concept: Concept }
  | { kind: "conditions-fulfilled"; clause: string; concept: Concept }
  | { kind: "conditions-not-fulfilled"; clause: string; concept: Concept }
  | { kind: "condition"; clause: string; asked: Asked; number: number; needed: number }
  | { kind: "all-above-chronos"; clause: string; number: number }
  | { kind: "avatar-moved"; clause: string; avatar: Avatar; city: City }
  | { kind: "avatar-row"; clause: string; avatar: Avatar; cards: Card[] }
  | { kind: "avatar-cards-shuffled"; clause: string }
  | { kind: "avatar-contests"; clause: string; avatar: Avatar }
  | { kind: "offered"; clause: string; seat: Seat; card: Card }
  | { kind: "contest-cancelled"; clause: string; avatar: Avatar }
  | { kind: "ancient-gained"; clause: string; seat: Seat; technology: Technology }
  | { kind: "side-won"; clause: string; side: string }
  | { kind: "primordial-revealed"; clause: string; primordial: Primordial; rank: Rank }
  | { kind: "wrath-ignored"; clause: string; seat: Seat }
  | { kind: "fight-declined"; clause: string; seat: Seat }
  | { kind: "ascended"; clause: string; seat: Seat }
  | { kind: "won"; clause: string; seat: Seat };

export const speech: Speech = {
  kinds: {
    "seat": {},
    "goods": {"key": "goods", "counted": "counted"},
    "location": {"sections": ["locations"]},
    "place": {"key": "place"},
    "city": {"sections": ["cities"]},
    "token": {"key": "token"},
    "character": {"key": "character"},
    "olympian": {"sections": ["olympians"]},
    "upgrade": {"sections": ["upgrades"]},
    "piece": {"key": "piece"},
    "pillar": {"sections": ["pillars"]},
    "action": {"key": "action"},
    "row": {"sections": ["conversions"]},
    "technology": {"sections": ["technologies"]},
    "space": {"key": "space"},
    "card": {"sections": ["conflict_cards"]},
    "element": {"sections": ["elements"]},
    "champion": {"sections": ["coliseum_heroes"]},
    "premonition": {"sections": ["premonitions"]},
    "quest": {"sections": ["quests"]},
    "primordial": {"sections": ["primordials"]},
    "rank": {"key": "rank"},
    "reward": {"key": "reward"},
    "combat": {"key": "combat"},
    "part": {"key": "part", "counted": "force-from"},
    "concept": {"sections": ["concepts"]},
    "concept_card": {"sections": ["concept_cards"]},
    "avatar": {"sections": ["avatars"]},
    "tile": {"sections": ["chronos_tiles"]},
    "asked": {"key": "asked"},
    "source": {"sections": ["powers", "upgrades", "technologies", "coliseum_heroes", "pillars", "slots", "cities", "conversions", "kindness_track", "spark_track", "conflict_cards", "premonitions", "quests", "primordials", "concept_cards", "chronos_tiles", "avatars"]},
    "own_text": {"sections": ["powers", "upgrades", "technologies", "coliseum_heroes"]},
    "number": {},
    "text": {},
  },
  parameters: {
    "seat": ["seat", "one"],
    "other": ["seat", "one"],
    "winner": ["seat", "one"],
    "giver": ["seat", "one"],
    "goods": ["goods", "one"],
    "amounts": ["goods", "amounts"],
    "location": ["location", "one"],
    "place": ["place", "one"],
    "city": ["city", "one"],
    "token": ["token", "one"],
    "character": ["character", "one"],
    "characters": ["character", "many"],
    "olympian": ["olympian", "one"],
    "upgrade": ["upgrade", "one"],
    "piece": ["piece", "one"],
    "pieces": ["piece", "many"],
    "pillar": ["pillar", "one"],
    "pillars": ["pillar", "many"],
    "action": ["action", "one"],
    "row": ["row", "one"],
    "technology": ["technology", "one"],
    "space": ["space", "one"],
    "card": ["card", "one"],
    "cards": ["card", "many"],
    "elements": ["element", "many"],
    "champion": ["champion", "one"],
    "premonition": ["premonition", "one"],
    "premonitions": ["premonition", "many"],
    "quest": ["quest", "one"],
    "primordial": ["primordial", "one"],
    "rank": ["rank", "one"],
    "reward": ["reward", "one"],
    "combat": ["combat", "one"],
    "parts": ["part", "amounts"],
    "concept": ["concept", "one"],
    "concept_card": ["concept_card", "one"],
    "avatar": ["avatar", "one"],
    "tile": ["tile", "one"],
    "asked": ["asked", "one"],
    "source": ["source", "one"],
    "about": ["source", "one"],
    "text": ["own_text", "one"],
    "number": ["number", "one"],
    "aegis": ["number", "one"],
    "against": ["number", "one"],
    "age": ["number", "one"],
    "discards": ["number", "one"],
    "followers": ["number", "one"],
    "force": ["number", "one"],
    "less": ["number", "one"],
    "needed": ["number", "one"],
    "prayers": ["number", "one"],
    "slot": ["number", "one"],
    "spared": ["number", "one"],
    "well": ["number", "one"],
    "order": ["seat", "many"],
    "side": ["text", "one"],
  },
  hidden: {
    "drew": ["cards"],
    "drew-coliseum": ["cards"],
    "foresaw": ["premonitions"],
    "looked-at-hand": ["cards"],
    "looked-at-primordial": ["primordial"],
  },
  moves: {
    "olympian": ["olympian"],
    "choice": ["number"],
    "player": ["seat"],
    "city": ["city"],
    "temple": ["city"],
    "destroy": ["city"],
    "card": ["card"],
    "omen": ["card"],
    "play": ["card"],
    "use": ["text"],
    "character": ["character"],
    "send": ["character"],
    "activate": ["character"],
    "resurrect": ["character"],
    "contest": ["character"],
    "fighter": ["character"],
    "spare": ["goods"],
    "pillar": ["pillar"],
    "focus": ["concept"],
    "chain": ["concept"],
    "token": ["token"],
    "go": ["place"],
    "block": ["place"],
    "unblock": ["place"],
    "act": ["action"],
    "convert": ["row"],
    "design": ["technology"],
    "fabricate": ["technology"],
    "remove-technology": ["technology"],
    "deploy": ["technology"],
    "ancient": ["technology"],
    "take-out": ["piece", "slot"],
    "premonition": ["premonition"],
    "quest": ["quest"],
    "challenge": ["champion"],
    "space": ["space"],
    "reward": ["reward"],
    "avatar": ["avatar"],
  },
  weights: {
    "age-begins": 1,
    "age-ends": 1,
    "gained": -1,
    "lost": -1,
    "greatness": -1,
    "greatness-lost": -1,
    "generated": -1,
    "deck-shuffled": -1,
    "coliseum-shuffled": -1,
    "premonitions-shuffled": -1,
    "action": -1,
    "city-taken": -1,
    "chronos-gained": -1,
    "blocked": -1,
    "main-effect": -1,
    "condition": -1,
    "all-above-chronos": -1,
    "avatar-cards-shuffled": -1,
    "side-won": 1,
    "primordial-revealed": 1,
    "ascended": 1,
    "won": 1,
  },
};
