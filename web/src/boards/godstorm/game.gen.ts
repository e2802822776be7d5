// Made by tools/web_types.py from theogony.games.godstorm; do not change by hand.

import type { Speech } from "../../lib/filler";
import type { Seat, View } from "../../lib/view.gen";

/** A territory, a space of the Underworld, or "heaven": the own one. */
export type Place = string;

/** A miracle, a relic, or a territory card by its land. */
export type Card = string;

export type Pantheon = string;

/** By type: death, magic, sky, war. */
export type God = string;

export type Deck = string;

/** The public side of a player: faith (GS-027), cards by type (GS-028), gods, relics, heaven (GS-029). */
export interface Player {
  /** "" until it is chosen. */
  pantheon: Pantheon;
  alive: number;
  faith: number;
  heaven: number;
  reserve: number;
  muster: number;
  /** Place in the turn order of the epoch, 0 before the bids are shown. */
  marker: number;
  /** Those in play. */
  gods: Record<God, Place>;
  relics: Card[];
  cards: Record<Deck, number>;
  territory_cards: number;
  points: number;
}

/** The turn and the invasion under way; all of it happens in the open. */
export interface TurnState {
  raised: number;
  bought: Record<Deck, number>;
  banished: God[];
  conquered: number;
  /** Which labours of gods the turn has seen. */
  labours: God[];
  /** By seat. */
  fire: number[];
  sacred: Place[];
  /** "" if nothing is under way. */
  origin: Place;
  target: Place;
  declared: number;
  force: God[];
  dice: number;
  dice_cap: number;
  attacked: number;
}

/** The position as a seat knows it; the last parts are its own secrets. */
export interface GodstormView extends View {
  mode: string;
  epoch: number;
  turn: Seat;
  /** Who holds it, with how many armies. */
  board: Record<Place, [Seat, number]>;
  temples: Place[];
  plague: Place[];
  temples_left: number;
  spare_plague: number;
  sunk: number;
  /** Both ends of the closed connection. */
  maelstrom: Place[];
  neutral: Pantheon;
  decks: Record<Deck, number>;
  removed: Card[];
  players: Player[];
  /** By seat. */
  bids: number[];
  turn_state: TurnState;
  /** Of the classic mode, like the three that follow. */
  rounds?: number;
  territory_pile?: number;
  territory_discards?: Card[];
  sets_traded?: number;
  hand?: Card[];
  territory_hand?: Card[];
  /** Cards seen in other hands, by seat. */
  known?: Record<string, Card[]>;
}

export type DefendingGod = string;
export type AttackingGod = string;
export type GodType = string;
export type Continent = string;
export type Move = string;

/** What happens, as a seat is told of it: parts that it may not know are missing. */
export type Told =
  | { kind: "pantheon-roll"; clause: string; order: Seat[] }
  | { kind: "pantheon-chosen"; clause: string; seat: Seat; pantheon: Pantheon }
  | { kind: "claim-roll"; clause: string; first: Seat }
  | { kind: "claimed"; clause: string; seat: Seat; place: Place }
  | { kind: "god-placed"; clause: string; seat: Seat; god: God; place: Place }
  | { kind: "temple-placed"; clause: string; seat: Seat; place: Place }
  | { kind: "rolled-off"; clause: string; seat: Seat; dice: number[] }
  | { kind: "epoch-begins"; clause: string; epoch: number }
  | { kind: "bids"; clause: string; bids: number[] }
  | { kind: "bid-raised"; clause: string; seat: Seat; card: Card; number: number }
  | { kind: "marker-chosen"; clause: string; seat: Seat; marker: number }
  | { kind: "time-stands-still"; clause: string; epoch: number }
  | { kind: "turn-begins"; clause: string; seat: Seat }
  | { kind: "turn-ends"; clause: string; seat: Seat }
  | { kind: "income"; clause: string; seat: Seat; armies: number; faith: number }
  | { kind: "book-traded"; clause: string; seat: Seat; armies: number; faith: number }
  | { kind: "placed"; clause: string; seat: Seat; place: Place }
  | { kind: "temple-army"; clause: string; seat: Seat; place: Place }
  | { kind: "revived"; clause: string; seat: Seat; source: Place; place: Place }
  | { kind: "summoned"; clause: string; seat: Seat; god: God; place: Place }
  | { kind: "banished"; clause: string; seat: Seat; god: God }
  | { kind: "temple-built"; clause: string; seat: Seat; place: Place }
  | { kind: "temple-razed"; clause: string; place: Place }
  | { kind: "fortified"; clause: string; seat: Seat; origin: Place; place: Place; armies: number }
  | { kind: "bought"; clause: string; seat: Seat; decks: Record<Deck, number> }
  | { kind: "drew"; clause: string; seat: Seat; deck: Deck; card?: Card }
  | { kind: "relic-entered"; clause: string; seat: Seat; card: Card }
  | { kind: "card-played"; clause: string; seat: Seat; card: Card }
  | { kind: "chosen"; clause: string; seat: Seat; card: Card; move: Move }
  | { kind: "card-cancelled"; clause: string; seat: Seat; card: Card }
  | { kind: "card-lost"; clause: string; seat: Seat; card: Card }
  | { kind: "card-stolen"; clause: string; seat: Seat; of: Seat; deck: Deck; card?: Card }
  | { kind: "armies-came"; clause: string; seat: Seat; total: number; arrivals: Record<Place, number> }
  | { kind: "armies-lost"; clause: string; total: number; losses: Record<Place, number> }
  | { kind: "armies-moved"; clause: string; seat: Seat; origin: Place; place: Place; armies: number; gods: God[] }
  | { kind: "god-moved"; clause: string; seat: Seat; god: God; place: Place }
  | { kind: "faith-gained"; clause: string; seat: Seat; faith: number }
  | { kind: "temple-moved"; clause: string; origin: Place; place: Place }
  | { kind: "hand-lost"; clause: string; seat: Seat; cards: Card[] }
  | { kind: "hand-seen"; clause: string; seat: Seat; of: Seat; cards?: Card[] }
  | { kind: "cards-lost"; clause: string; seat: Seat; cards: Card[] }
  | { kind: "cards-taken"; clause: string; seat: Seat; of: Seat; cards?: Card[] }
  | { kind: "relics-lost"; clause: string; cards: Card[] }
  | { kind: "relics-taken"; clause: string; seat: Seat; of: Seat; cards: Card[] }
  | { kind: "continent-rolled"; clause: string; continent: Continent }
  | { kind: "die-rolled"; clause: string; die: number; place: Place; change: string; armies: number }
  | { kind: "trojan-horse"; clause: string; seat: Seat; place: Place; die: number; armies: number }
  | { kind: "atlantis-sunk"; clause: string }
  | { kind: "maelstrom"; clause: string; origin: Place; place: Place }
  | { kind: "plague"; clause: string; place: Place; lost: number }
  | { kind: "plague-moved"; clause: string; source: Place; place: Place }
  | { kind: "plague-lifted"; clause: string; place: Place }
  | { kind: "invasion"; clause: string; seat: Seat; origin: Place; place: Place; armies: number; gods: God[]; defender: Seat }
  | { kind: "underworld-invasion"; clause: string; seat: Seat; origin: Place; place: Place }
  | { kind: "invasion-ended"; clause: string; seat: Seat }
  | { kind: "godswar"; clause: string; seat: Seat; defender: Seat; god: God; against: DefendingGod; attack: number[]; defence: number[]; attack_total: number; defence_total: number }
  | { kind: "ones-rerolled"; clause: string; seat: Seat; before: number[]; dice: number[] }
  | { kind: "three-equal"; clause: string; seat: Seat; dice: number[] }
  | { kind: "battle"; clause: string; seat: Seat; defender: Seat; attack: number[]; defence: number[]; attack_lost: number; defence_lost: number }
  | { kind: "armies-kept"; clause: string; seat: Seat; place: Place; armies: number }
  | { kind: "captured"; clause: string; seat: Seat; place: Place; loser: Seat }
  | { kind: "moved-in"; clause: string; seat: Seat; origin: Place; place: Place; armies: number }
  | { kind: "gods-followed"; clause: string; seat: Seat; place: Place; gods: God[] }
  | { kind: "entered"; clause: string; seat: Seat; origin: Place; place: Place; armies: number }
  | { kind: "embarked"; clause: string; seat: Seat; place: Place }
  | { kind: "eliminated"; clause: string; seat: Seat; heir: Seat }
  | { kind: "drew-territory"; clause: string; seat: Seat; card?: Card }
  | { kind: "set-traded"; clause: string; seat: Seat; cards: Card[]; armies: number }
  | { kind: "shown-land"; clause: string; seat: Seat; place: Place }
  | { kind: "scored"; clause: string; seat: Seat; territories: number; continents: number; underworld: number; relics: number; total: number }
  | { kind: "game-over"; clause: string; winners: Seat[] };

export const speech: Speech = {
  kinds: {
    "seat": {},
    "place": {"sections": ["territories", "underworld.spaces"], "counted": "armies-at"},
    "card": {"sections": ["miracle_cards", "territories"]},
    "deck": {"key": "deck", "counted": "cards"},
    "god": {"key": "god-type"},
    "defending-god": {},
    "attacking-god": {},
    "god-type": {"key": "god-type"},
    "pantheon": {"sections": ["pantheons"]},
    "continent": {"sections": ["continents"]},
    "move": {},
    "number": {},
    "text": {},
  },
  parameters: {
    "seat": ["seat", "one"],
    "attacker": ["seat", "one"],
    "defender": ["seat", "one"],
    "first": ["seat", "one"],
    "heir": ["seat", "one"],
    "loser": ["seat", "one"],
    "of": ["seat", "one"],
    "player": ["seat", "one"],
    "victim": ["seat", "one"],
    "order": ["seat", "many"],
    "winners": ["seat", "many"],
    "crypt": ["place", "one"],
    "origin": ["place", "one"],
    "place": ["place", "one"],
    "source": ["place", "one"],
    "target": ["place", "one"],
    "arrivals": ["place", "amounts"],
    "losses": ["place", "amounts"],
    "card": ["card", "one"],
    "cards": ["card", "many"],
    "deck": ["deck", "one"],
    "decks": ["deck", "amounts"],
    "god": ["god", "one"],
    "kind": ["god", "one"],
    "gods": ["god", "many"],
    "against": ["defending-god", "one"],
    "champion": ["attacking-god", "one"],
    "godtype": ["god-type", "one"],
    "pantheon": ["pantheon", "one"],
    "continent": ["continent", "one"],
    "move": ["move", "one"],
    "bids": ["number", "by-seat"],
    "attack": ["number", "many"],
    "before": ["number", "many"],
    "defence": ["number", "many"],
    "dice": ["number", "many"],
    "armies": ["number", "one"],
    "attack_lost": ["number", "one"],
    "attack_total": ["number", "one"],
    "continents": ["number", "one"],
    "defence_lost": ["number", "one"],
    "defence_total": ["number", "one"],
    "die": ["number", "one"],
    "epoch": ["number", "one"],
    "faith": ["number", "one"],
    "left": ["number", "one"],
    "lost": ["number", "one"],
    "marker": ["number", "one"],
    "number": ["number", "one"],
    "relics": ["number", "one"],
    "territories": ["number", "one"],
    "total": ["number", "one"],
    "underworld": ["number", "one"],
    "change": ["text", "one"],
  },
  hidden: {
    "drew": ["card"],
    "card-stolen": ["card"],
    "hand-seen": ["cards"],
    "cards-taken": ["cards"],
    "drew-territory": ["card"],
  },
  moves: {
    "pantheon": ["pantheon"],
    "attack": ["origin", "place"],
    "enter": ["origin", "place"],
    "route": ["origin", "place"],
    "summon": ["god"],
    "champion": ["god"],
    "choose": ["godtype"],
    "with": ["gods"],
    "buy": ["deck"],
    "deck": ["deck"],
    "player": ["seat"],
    "play": ["card"],
    "use": ["card"],
    "relic": ["card"],
    "card": ["card"],
    "hand-in": ["card"],
    "bid": ["number"],
    "order": ["number"],
    "move": ["number"],
    "commit": ["number"],
    "roll": ["number"],
    "defend": ["number"],
    "save": ["number"],
    "claim": ["place"],
    "place": ["place"],
    "god": ["place"],
    "temple": ["place"],
    "revive": ["place"],
    "target": ["place"],
    "space": ["place"],
    "fortify": ["place"],
    "to": ["place"],
    "embark": ["place"],
  },
  weights: {
    "epoch-begins": 1,
    "turn-begins": 1,
    "turn-ends": -1,
    "chosen": -1,
    "die-rolled": -1,
    "invasion-ended": -1,
    "battle": -1,
    "game-over": 1,
  },
};
