// Made by tools/web_types.py from theogony.games.hellas; do not change by hand.

import type { Speech } from "../../lib/filler";
import type { Seat, View } from "../../lib/view.gen";

/** "" is no Region: a Hero on a Quest, a Monster off the map. */
export type Region = string;

export type Land = string;

export type Hero = string;

/** "kronos" where Kronos is hunted. */
export type Monster = string;

/** By its God. */
export type Monument = string;

export type Quest = string;

/** A Combat card by its design; "" is hidden, or none. */
export type Card = string;

/** A Monster Attack card. */
export type Attack = string;

export type Blessing = string;

export type Artifact = string;

export type Order = string;

export type Chain = string;

export type Symbol = string;

export type Attribute = string;

/** A Special Action, or an Action of Kronos. */
export type Action = string;

export type Attitude = string;

/** What stands in a Region. Regions come in the order of the content. */
export interface RegionView {
  id: Region;
  /** Whose Control Token; -1 is neutral. */
  control: Seat;
  /** By seat. */
  hoplites: number[];
  /** 1: one Hoplite of the controller is Fortified. */
  fortified: number;
  /** A Temple, or the Oracle in Phocis. */
  temple: number;
  /** Population Strength, by seat: Local Support lowers it. */
  population: number[];
  /** By seat: what its Hoplites here would count, were they attackers, before any card. */
  attack: number[];
  /** By seat: what they would count, were they attacked. */
  defence: number[];
}

/** A Wound symbol of a tray, of a hardened Monster, of Kronos' sheet or of a Broken Chain. */
export interface Wound {
  symbol: Symbol;
  /** "none", "priest", "artifact". */
  mark: string;
  covered: number;
  /** "tray", "hardening", "sheet", or the Chain. */
  source: string;
}

/** A Monster: on the map, waiting beside it, or slain. */
export interface MonsterView {
  id: Monster;
  region: Region;
  /** Out of the game. */
  slain: number;
  /** Who has the figure; -1 is nobody. */
  slayer: Seat;
  /** Of the tray and, if hardened, of that card. */
  wounds: Wound[];
  /** "text", "hardening". */
  evolved: string[];
}

/** A Monument and who prays at it. */
export interface MonumentView {
  id: Monument;
  region: Region;
  /** 0 is destroyed. */
  level: number;
  /** Of a Prayer now: cards, Hoplites or Regions. */
  power: number;
  /** By seat. */
  priests: number[];
  /** Free ones. */
  spots: number;
}

/** A Quest in a slot. */
export interface QuestView {
  id: Quest;
  region: Region;
  /** By seat: the Step where its Hero is, 0 elsewhere. */
  heroes: number[];
  /** By Step, then by seat: 1 if it has now what the Step asks for (LH-137). */
  meets: number[][];
}

/** A Land: its Glory Token, and in Kronos mode the Attitude of its people. */
export interface LandView {
  id: Land;
  /** Who holds the token; -1 is nobody. */
  glory: Seat;
  /** Who controls every Region; -1 is nobody. */
  control: Seat;
  /** "" in base mode. */
  attitude: Attitude;
  /** 1: for the Warlord of Hellas; 0 where it does not at this table (LH-153). */
  counts: number;
  /** By seat. */
  regions_held: number[];
  /** Of all players: the price of Terror goes by them. */
  hoplites: number;
}

/** An Attribute of a Hero. */
export interface AttributeView {
  /** As it counts now: 1 while it is injured. */
  value: number;
  real: number;
  injured: number;
}

/** How far a player is on a way to win (LH-153 to LH-156), or one of the two sides (LH-164 to LH-168). */
export interface Closest {
  /** "lands", "temples", "monsters", "king"; against Kronos "hostile", "monuments", "lands", "kronos". */
  way: string;
  have: number;
  /** 0: this way does not exist at this table. */
  need: number;
}

/** The public side of a player with a Hero. Kronos' seat has one too, with no Hero. */
export interface Player {
  hero: Hero;
  region: Region;
  quest: Quest;
  /** On the Quest, 1 to 3. */
  step: number;
  attributes: Record<Attribute, AttributeView>;
  /** In the supply. */
  hoplites_left: number;
  /** In the Pool. */
  priests: number;
  praying: number;
  /** In the supply. */
  priests_left: number;
  /** Control Tokens. */
  tokens_left: number;
  hand: number;
  hand_limit: number;
  blessings: Blessing[];
  artifacts: Artifact[];
  charged: Artifact[];
  /** Covered Special Actions. */
  used: Action[];
  /** Exhausted Fight carries a token. */
  tired: number;
  glory: Land[];
  trophies: Monster[];
  /** Whose card is kept: Atlas, the Stables. */
  kept_quests: Quest[];
  /** Controlled. */
  regions: number;
  /** In base mode. */
  closest: Closest[];
  /** Whose Hoplites it would fight (LH-287). */
  enemies: Seat[];
  /** No Hero Movement in the next turn (Gaze of Stone). */
  petrified: number;
}

/** What counts for an Army Strength (LH-105). */
export interface Part {
  /** "hoplites", "fortified", "cards", "tactics", or the text that adds it. */
  source: string;
  number: number;
}

/** One side of a Battle. */
export interface Side {
  seat: Seat;
  hoplites: number;
  /** Played, in order. */
  cards: Card[];
  /** As it would be compared now. */
  strength: number;
  /** Their sum is the strength. */
  parts: Part[];
  /** Symbols that count. */
  casualties: number;
  /** Hoplites that the other side loses more if this one wins. */
  beats: number;
  passed: number;
  /** Blessings, Artifacts and abilities used in this Battle. */
  used: string[];
}

/** How the Battle would end if no more cards were played and no texts used. */
export interface Outcome {
  winner: Seat;
  /** Of the winner. */
  strength: number;
  against: number;
  /** Hoplites that fall: the attacker's, the defender's. */
  losses: number[];
  /** 1: somebody is left who can go. */
  withdraws: number;
  /** Who controls the Region then; -1 is nobody. */
  holds: Seat;
}

/** What a Combat card would add to the own side of a Battle as soon as it is played. */
export interface Worth {
  /** Its value, and what its text adds. */
  strength: number;
  casualties: number;
  /** What the other side would then lose more if this one won. */
  beats: number;
  /** If this were the last card. */
  outcome: Outcome;
}

/** The Battle under way (chapter 9). */
export interface BattleView {
  region: Region;
  /** Where the attackers have come from; none if they were recruited into it. */
  origins: Region[];
  attacker: Side;
  defender: Side;
  /** Who plays or passes now. */
  turn: Seat;
  /** "before", "cards", "after", "losses", "withdrawal". */
  stage: string;
  /** As it stands; none once Hoplites have fallen. */
  outcome: Outcome | null;
}

/** The Hunt under way (chapter 10). */
export interface HuntView {
  hunter: Seat;
  monster: Monster;
  region: Region;
  /** "start", "attack", "choice", "defence". */
  stage: string;
  /** All that can be covered, in the order of the moves. */
  wounds: Wound[];
  /** Wounds in this step. */
  dealt: number;
  /** Of symbols covered in this Hunt. */
  marks: string[];
  /** Who plays the Monster Attack cards. */
  chooser: Seat;
  /** The one just played; "" if none lies open. */
  card: Attack;
  /** Of that attack now. */
  value: number;
  /** Values put against it so far. */
  defence: number;
  exchanges: number;
}

/** A Chain beside the sheet; an Intact one shows nothing to the Heroes. */
export interface ChainView {
  /** "" is face down. */
  id: Chain;
  broken: number;
  /** Its active part is used. */
  turned: number;
  wounds: Wound[];
}

/** The Titan's sheet (chapters 15 to 21). */
export interface KronosView {
  region: Region;
  /** Anger Points. */
  anger: number;
  /** What a Pass would bring them to. */
  recovery: number;
  might: number;
  anger_value: number;
  authority: number;
  /** Of the sheet. */
  wounds: Wound[];
  /** Intact, Broken; not those that have left the game. */
  chains: ChainView[];
  /** Destroyed by Heroes. */
  chains_gone: Chain[];
  /** The Final Actions. */
  unlocked: number;
  /** The ways to win of both sides. */
  closest: Closest[];
  /** Cards in hand. */
  orders: number;
  order_deck: number;
  order_discards: Order[];
  orders_gone: Order[];
  /** Of each Action now; -1 is locked. Of Region Attack and Terror: see the two lists below. */
  costs: Record<Action, number>;
  /** Price for each Monster on the map. */
  region_attack: Record<Monster, number>;
  terror: Record<Monster, number>;
  /** Still active: their powers hold. */
  quests: Quest[];
}

/** The position as a seat knows it; the last parts are its own secrets. */
export interface HellasView extends View {
  /** "base", "kronos". */
  mode: string;
  turn: Seat;
  /** So far. */
  turns: number;
  /** Regular Actions done in this turn. */
  acted: string[];
  /** The Special Actions that exist (LH-280). */
  specials: Action[];
  /** Who began; in Kronos mode the Hero with the Current Player token. */
  first: Seat;
  regions: RegionView[];
  lands: LandView[];
  monsters: MonsterView[];
  monuments: MonumentView[];
  quests: QuestView[];
  players: Player[];
  /** "" in Kronos mode. */
  temple_card: string;
  /** On the card. */
  temples_left: number;
  /** 1: the next Temple causes a Blessing Draft. */
  next_draft: number;
  /** Tokens on the Monument Activation card; -1 before it is taken. */
  countdown: number;
  /** Who took it. */
  king: Seat;
  king_monument: Monument;
  combat_deck: number;
  combat_discards: Card[];
  attack_deck: number;
  /** Played; those discarded unplayed are face down. */
  attack_discards: Attack[];
  attack_unplayed: number;
  event_deck: number;
  event_discards: string[];
  blessing_deck: number;
  blessing_discards: Blessing[];
  /** Neutral Artifacts. */
  artifact_deck: number;
  /** Blessings or Artifacts of which somebody chooses now: all see them (LH-382). */
  offered: string[];
  battle: BattleView | null;
  hunt: HuntView | null;
  kronos: KronosView | null;
  hand?: Card[];
  /** Just drawn: of these some are kept. */
  fresh?: Card[];
  /** In an own Battle: what each card of the hand would add now. */
  worth?: Record<Card, Worth>;
  /** By seat: shown ones, and those of allies (LH-378, LH-383). */
  known_hands?: Record<string, Card[]>;
  /** Monster Attack cards to choose from. */
  drawn?: Attack[];
  /** Those this seat put face down. */
  known_unplayed?: Attack[];
  /** The Order hand: Kronos alone. */
  orders?: Order[];
  /** "top" and "bottom" of the deck: Cassandra (LH-378). */
  known_orders?: Record<string, Order[]>;
  /** Intact ones: Kronos alone. */
  chains?: Chain[];
  /** Those he did not choose. */
  boxed_chains?: Chain[];
}

export type Source = string;
export type Regular = string;
export type Temples = string;
export type Face = string;
export type Evolution = string;
export type Titan = string;
export type Payment = string;

/** What happens, as a seat is told of it: parts that it may not know are missing. */
export type Told =
  | { kind: "temple-card"; clause: string; temples: Temples }
  | { kind: "first-to-choose"; clause: string; seat: Seat }
  | { kind: "hero-chosen"; clause: string; seat: Seat; hero: Hero }
  | { kind: "hero-placed"; clause: string; seat: Seat; region: Region }
  | { kind: "monster-placed"; clause: string; monster: Monster; region: Region }
  | { kind: "quest-placed"; clause: string; quest: Quest; region: Region }
  | { kind: "turn-begins"; clause: string; seat: Seat }
  | { kind: "special-action"; clause: string; seat: Seat; action: Action }
  | { kind: "repeated"; clause: string; seat: Seat; action: Action }
  | { kind: "action-cleared"; clause: string; seat: Seat; action: Action }
  | { kind: "actions-cleared"; clause: string; seat: Seat }
  | { kind: "text-used"; clause: string; seat: Seat; source: Source }
  | { kind: "quest-card-spent"; clause: string; seat: Seat; quest: Quest }
  | { kind: "drew"; clause: string; seat: Seat; number: number; cards?: Card[] }
  | { kind: "discarded"; clause: string; seat: Seat; cards: Card[] }
  | { kind: "combat-deck-shuffled"; clause: string }
  | { kind: "blessings-drawn"; clause: string; seat: Seat; blessings: Blessing[] }
  | { kind: "blessing-taken"; clause: string; seat: Seat; blessing: Blessing }
  | { kind: "blessing-discarded"; clause: string; seat: Seat; blessing: Blessing }
  | { kind: "draft"; clause: string; seat: Seat; blessings: Blessing[] }
  | { kind: "artifacts-drawn"; clause: string; seat: Seat; artifacts: Artifact[] }
  | { kind: "artifact-gained"; clause: string; seat: Seat; artifact: Artifact }
  | { kind: "artifact-back"; clause: string; artifact: Artifact }
  | { kind: "artifact-used"; clause: string; seat: Seat; artifact: Artifact }
  | { kind: "control"; clause: string; seat: Seat; region: Region; loser: Seat }
  | { kind: "recruited"; clause: string; seat: Seat; region: Region; number: number }
  | { kind: "fortified"; clause: string; seat: Seat; region: Region }
  | { kind: "hoplites-moved"; clause: string; seat: Seat; origin: Region; region: Region; number: number }
  | { kind: "hoplites-killed"; clause: string; seat: Seat; region: Region; number: number }
  | { kind: "hoplites-saved"; clause: string; seat: Seat; region: Region; number: number }
  | { kind: "chimera-burns"; clause: string; seat: Seat; region: Region }
  | { kind: "march-nobody"; clause: string; seat: Seat }
  | { kind: "usurped"; clause: string; seat: Seat; region: Region }
  | { kind: "temple-built"; clause: string; seat: Seat; region: Region }
  | { kind: "monument"; clause: string; seat: Seat; monument: Monument; number: number }
  | { kind: "reset"; clause: string }
  | { kind: "battle-begins"; clause: string; seat: Seat; other: Seat; region: Region }
  | { kind: "no-battle"; clause: string; region: Region }
  | { kind: "card-played"; clause: string; seat: Seat; card: Card }
  | { kind: "battle-passed"; clause: string; seat: Seat }
  | { kind: "battle-decided"; clause: string; winner: Seat; loser: Seat; region: Region; strength: number; against: number }
  | { kind: "gave-up"; clause: string; seat: Seat; region: Region }
  | { kind: "converted"; clause: string; seat: Seat; other: Seat; region: Region }
  | { kind: "withdrew"; clause: string; seat: Seat; origin: Region; region: Region; number: number }
  | { kind: "hunt-begins"; clause: string; seat: Seat; monster: Monster; region: Region }
  | { kind: "wounded"; clause: string; seat: Seat; monster: Monster; symbol: Symbol }
  | { kind: "wound-gone"; clause: string; monster: Monster }
  | { kind: "monster-attacks"; clause: string; seat: Seat; attack: Attack; value: number }
  | { kind: "attack-suffered"; clause: string; seat: Seat; attack: Attack }
  | { kind: "attack-defended"; clause: string; seat: Seat; attack: Attack; value: number }
  | { kind: "symbol-named"; clause: string; seat: Seat; symbol: Symbol }
  | { kind: "hunt-failed"; clause: string; seat: Seat; monster: Monster }
  | { kind: "monster-slain"; clause: string; seat: Seat; monster: Monster }
  | { kind: "quest-boarded"; clause: string; seat: Seat; quest: Quest; step: number }
  | { kind: "quest-advanced"; clause: string; seat: Seat; quest: Quest; step: number }
  | { kind: "quest-completed"; clause: string; seat: Seat; quest: Quest; region: Region }
  | { kind: "hero-moved"; clause: string; seat: Seat; origin: Region; region: Region }
  | { kind: "prayed"; clause: string; seat: Seat; monument: Monument; attribute: Attribute; number: number }
  | { kind: "attribute"; clause: string; seat: Seat; attribute: Attribute; number: number }
  | { kind: "attribute-lent"; clause: string; seat: Seat; attribute: Attribute }
  | { kind: "injured"; clause: string; seat: Seat; attribute: Attribute }
  | { kind: "injury-ignored"; clause: string; seat: Seat }
  | { kind: "healed"; clause: string; seat: Seat; attribute: Attribute }
  | { kind: "priests-gained"; clause: string; seat: Seat; number: number }
  | { kind: "priests-sacrificed"; clause: string; seat: Seat; number: number }
  | { kind: "glory-taken"; clause: string; seat: Seat; land: Land; loser: Seat }
  | { kind: "glory-returned"; clause: string; seat: Seat; land: Land }
  | { kind: "monster-die"; clause: string; seat: Seat; monster: Monster; face: Face }
  | { kind: "region-attack"; clause: string; seat: Seat; monster: Monster; region: Region }
  | { kind: "monster-moved"; clause: string; monster: Monster; region: Region }
  | { kind: "evolved"; clause: string; monster: Monster; evolution: Evolution }
  | { kind: "event-of-slain"; clause: string; monster: Monster }
  | { kind: "quest-ignored"; clause: string; quest: Quest }
  | { kind: "kronos-placed"; clause: string; region: Region }
  | { kind: "chains-chosen"; clause: string; number: number }
  | { kind: "chain-broken"; clause: string; chain: Chain }
  | { kind: "chain-used"; clause: string; chain: Chain }
  | { kind: "chain-destroyed"; clause: string; chain: Chain }
  | { kind: "chains-restored"; clause: string }
  | { kind: "final-actions"; clause: string }
  | { kind: "anger-spent"; clause: string; number: number; left: number }
  | { kind: "anger-recovered"; clause: string; number: number }
  | { kind: "anger-gone"; clause: string }
  | { kind: "kronos-passes"; clause: string }
  | { kind: "attitude"; clause: string; land: Land; attitude: Attitude }
  | { kind: "glory-lost"; clause: string; seat: Seat; land: Land }
  | { kind: "terror"; clause: string; monster: Monster; region: Region }
  | { kind: "temple-destroyed"; clause: string; region: Region }
  | { kind: "titan-attribute"; clause: string; titan: Titan; number: number }
  | { kind: "attacks-seen"; clause: string; seat: Seat; attacks?: Attack[] }
  | { kind: "orders-drawn"; clause: string; number: number; orders?: Order[] }
  | { kind: "order-played"; clause: string; order: Order }
  | { kind: "order-discarded"; clause: string; order: Order }
  | { kind: "order-gone"; clause: string; order: Order }
  | { kind: "orders-looked-at"; clause: string; seat: Seat; number: number; orders?: Order[] }
  | { kind: "order-at-the-bottom"; clause: string; seat: Seat }
  | { kind: "kronos-moves"; clause: string; region: Region }
  | { kind: "kronos-terror"; clause: string; region: Region }
  | { kind: "monument-crushed"; clause: string; monument: Monument; number: number }
  | { kind: "petrified"; clause: string; seat: Seat }
  | { kind: "hand-shown"; clause: string; seat: Seat; cards: Card[] }
  | { kind: "countdown-began"; clause: string; seat: Seat; number: number }
  | { kind: "countdown"; clause: string; seat: Seat; number: number }
  | { kind: "won"; clause: string; seat: Seat }
  | { kind: "side-won"; clause: string; side: string }
  | { kind: "stopped"; clause: string; turns: number };

export const speech: Speech = {
  kinds: {
    "seat": {},
    "region": {"sections": ["regions"]},
    "land": {"sections": ["lands"]},
    "hero": {"sections": ["heroes"]},
    "attribute": {"sections": ["attributes"]},
    "monument": {"sections": ["monuments"]},
    "monster": {"sections": ["monsters"], "key": "monster"},
    "card": {"sections": ["combat_cards"]},
    "symbol": {"sections": ["combat_symbols"]},
    "attack": {"sections": ["monster_attack_cards"]},
    "blessing": {"sections": ["blessings"]},
    "artifact": {"sections": ["artifacts"]},
    "source": {"sections": ["combat_cards", "monster_attack_cards", "monsters", "artifacts", "blessings", "heroes", "quests", "kronos_quests", "temple_cards", "kronos_chains", "kronos_orders"]},
    "quest": {"sections": ["quests", "kronos_quests"]},
    "action": {"sections": ["special_actions", "kronos_actions"]},
    "regular": {"sections": ["regular_actions"]},
    "temples": {"sections": ["temple_cards"]},
    "face": {"key": "monster-die"},
    "evolution": {"key": "evolution"},
    "order": {"sections": ["kronos_orders"]},
    "chain": {"sections": ["kronos_chains"]},
    "titan": {"sections": ["kronos.attributes"]},
    "attitude": {"sections": ["attitudes"]},
    "payment": {"key": "payment"},
    "number": {},
    "text": {},
  },
  parameters: {
    "seat": ["seat", "one"],
    "loser": ["seat", "one"],
    "other": ["seat", "one"],
    "winner": ["seat", "one"],
    "region": ["region", "one"],
    "origin": ["region", "one"],
    "target": ["region", "one"],
    "land": ["land", "one"],
    "hero": ["hero", "one"],
    "attribute": ["attribute", "one"],
    "monument": ["monument", "one"],
    "monster": ["monster", "one"],
    "card": ["card", "one"],
    "cards": ["card", "many"],
    "symbol": ["symbol", "one"],
    "attack": ["attack", "one"],
    "attacks": ["attack", "many"],
    "blessing": ["blessing", "one"],
    "blessings": ["blessing", "many"],
    "artifact": ["artifact", "one"],
    "artifacts": ["artifact", "many"],
    "source": ["source", "one"],
    "quest": ["quest", "one"],
    "action": ["action", "one"],
    "regular": ["regular", "one"],
    "temples": ["temples", "one"],
    "face": ["face", "one"],
    "evolution": ["evolution", "one"],
    "order": ["order", "one"],
    "orders": ["order", "many"],
    "chain": ["chain", "one"],
    "titan": ["titan", "one"],
    "attitude": ["attitude", "one"],
    "payment": ["payment", "one"],
    "against": ["number", "one"],
    "distance": ["number", "one"],
    "either": ["number", "one"],
    "event": ["number", "one"],
    "keep": ["number", "one"],
    "left": ["number", "one"],
    "most": ["number", "one"],
    "number": ["number", "one"],
    "open_to": ["number", "one"],
    "price": ["number", "one"],
    "step": ["number", "one"],
    "strength": ["number", "one"],
    "turns": ["number", "one"],
    "value": ["number", "one"],
    "what": ["number", "one"],
    "side": ["text", "one"],
    "trophy": ["text", "one"],
    "way": ["text", "one"],
  },
  hidden: {
    "drew": ["cards"],
    "attacks-seen": ["attacks"],
    "orders-drawn": ["orders"],
    "orders-looked-at": ["orders"],
  },
  moves: {
    "hero": ["hero"],
    "start": ["region"],
    "region": ["region"],
    "travel": ["region"],
    "fortify": ["region"],
    "temple": ["region"],
    "destroy-temple": ["region"],
    "kronos-to": ["region"],
    "number": ["number"],
    "choice": ["number"],
    "save": ["number"],
    "cover": ["number"],
    "uncover": ["number"],
    "player": ["seat"],
    "monster": ["monster"],
    "hunt": ["monster"],
    "roll": ["monster"],
    "region-attack": ["monster"],
    "terror": ["monster"],
    "card": ["card"],
    "play": ["card"],
    "defend": ["card"],
    "shield": ["card"],
    "symbol": ["symbol"],
    "attribute": ["attribute"],
    "land": ["land"],
    "keep-blessing": ["blessing"],
    "blessing": ["blessing"],
    "discard-blessing": ["blessing"],
    "keep-artifact": ["artifact"],
    "artifact": ["artifact"],
    "quest-card": ["quest"],
    "pray": ["monument"],
    "monument": ["monument"],
    "kronos-crushes": ["monument"],
    "monster-crushes": ["monument"],
    "board": ["quest", "step"],
    "step": ["origin", "region"],
    "march": ["origin", "region"],
    "place": ["region", "number"],
    "place-fortified": ["region", "number"],
    "uncover-action": ["action"],
    "wound": ["number", "payment"],
    "attack": ["attack"],
    "trophy": ["trophy"],
    "chain": ["chain"],
    "use-chain": ["chain"],
    "shift": ["monster", "region"],
    "order": ["order"],
    "discard-order": ["order"],
    "bottom": ["order"],
    "raise": ["titan"],
  },
  weights: {
    "turn-begins": 1,
    "special-action": -1,
    "combat-deck-shuffled": -1,
    "fortified": -1,
    "won": 1,
    "stopped": 1,
  },
};
