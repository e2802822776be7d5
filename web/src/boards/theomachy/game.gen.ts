// Made by tools/web_types.py from theogony.games.theomachy; do not change by hand.

import type { Speech } from "../../lib/filler";
import type { Seat, View } from "../../lib/view.gen";

/** A prayer card by its design, or an Essence card; "" is no card, or one that is hidden. */
export type Card = string;

export type God = string;

export type Myth = string;

export type Pantheon = string;

/** Prophets, Priests, Disciples. */
export type Tokens = number[];

/** A Location before its player. */
export interface Location {
  card: Card;
  damaged: number;
  /** In this Hand. */
  used: number;
}

/** The public side of a player (TH-228). */
export interface Player {
  alive: number;
  folded: number;
  last_stand: number;
  cult: Tokens;
  cult_value: number;
  stake: Tokens;
  /** On the Last Stand card. */
  stand: Tokens;
  /** Lent by the Bank. */
  loan: Tokens;
  debt: Tokens;
  power: number;
  hand: number;
  aside: number;
  draw: number;
  discard: number;
  top: Card;
  powers: Card[];
  attacks: Card[];
  quenched: Card[];
  lasting: Card[];
  locations: Location[];
  /** Air, Earth, Fire, Water. */
  essence: number[];
  /** Order, Chaos. */
  orbs: number[];
  packet: number;
  picks: number;
  pantheon: Pantheon;
  god: God;
  miracles: number;
  points: number;
  /** Victory points in the Epic game, else the worth of Cult and Stake; the score when it is over. */
  standing: number;
  blessed: number;
  myth_top: Myth;
  myth_deck: number;
  myths: Myth[];
  hero: Myth;
}

/** The position as a seat knows it; the last parts are its own secrets. */
export interface TheomachyView extends View {
  mode: string;
  box: string;
  hand_number: number;
  most_hands: number;
  phase: string;
  round: number;
  first: Seat;
  ante: number;
  next_ante: number;
  level: Tokens;
  to_act: Seat[];
  /** With the face-down cards that the seat has looked at. */
  constellation: Card[];
  shown: number;
  essence_left: number;
  essence_discards: Card[];
  track: Card[];
  deck: number;
  boxed: Card[];
  casting: Card[];
  fighters: Seat[];
  winners: Seat[];
  face_to_face: number;
  players: Player[];
  hand?: Card[];
  spent?: Card[];
  /** Essence, Order and Chaos that each card of the hand still needs. */
  missing?: number[][];
  aside?: Card[];
  discards?: Card[];
  draw?: Card[];
  packet?: Card[];
  picks?: Card[];
  /** By seat. */
  known_hands?: Record<string, Card[]>;
  known_decks?: Record<string, Card[]>;
}

export type Source = string;
export type Pack = string;
export type Essence = string;
export type Orb = string;
export type Token = string;

/** What happens, as a seat is told of it: parts that it may not know are missing. */
export type Told =
  | { kind: "choice-order"; clause: string; seats: Seat[] }
  | { kind: "pantheon"; clause: string; seat: Seat; pantheon: Pantheon }
  | { kind: "pack"; clause: string; seat: Seat; pack: Pack; cards: Card[] }
  | { kind: "draft-round"; clause: string; round: number }
  | { kind: "packet"; clause: string; seat: Seat; cards?: Card[] }
  | { kind: "picked"; clause: string; seat: Seat; card?: Card }
  | { kind: "deck-built"; clause: string; seat: Seat; cards?: Card[] }
  | { kind: "god"; clause: string; seat: Seat; god: God }
  | { kind: "started-with"; clause: string; seat: Seat; myth: Myth }
  | { kind: "first-player"; clause: string; seat: Seat }
  | { kind: "hand-begins"; clause: string; number: number; first: Seat }
  | { kind: "drew"; clause: string; seat: Seat; number: number; cards?: Card[] }
  | { kind: "reshuffled"; clause: string; seat: Seat }
  | { kind: "essence-reshuffled"; clause: string; ante: number }
  | { kind: "constellation"; clause: string; cards: Card[] }
  | { kind: "ante"; clause: string; seat: Seat; tokens: Record<Token, number> }
  | { kind: "track"; clause: string; cards: Card[] }
  | { kind: "round"; clause: string; round: number }
  | { kind: "passed"; clause: string; seat: Seat }
  | { kind: "followed"; clause: string; seat: Seat }
  | { kind: "raised"; clause: string; seat: Seat; token: Token }
  | { kind: "folded"; clause: string; seat: Seat }
  | { kind: "last-stand"; clause: string; seat: Seat }
  | { kind: "harboured"; clause: string; seat: Seat; token: Token }
  | { kind: "exchanged"; clause: string; seat: Seat; gave: Token; got: Token }
  | { kind: "revealed"; clause: string; slot: number; card: Card }
  | { kind: "played"; clause: string; seat: Seat; card: Card }
  | { kind: "visited"; clause: string; seat: Seat; card: Card }
  | { kind: "invoked"; clause: string; seat: Seat; god: God }
  | { kind: "myth"; clause: string; seat: Seat; myth: Myth }
  | { kind: "aimed"; clause: string; seat: Seat; source: Source; target: Seat }
  | { kind: "essence-named"; clause: string; seat: Seat; essence: Essence }
  | { kind: "essence-asked"; clause: string; seat: Seat; essence: Essence; found: number }
  | { kind: "power-asked"; clause: string; seat: Seat; found: number }
  | { kind: "settled"; clause: string; seat: Seat; card: Card; token: Token }
  | { kind: "cancelled"; clause: string; seat: Seat; card: Card }
  | { kind: "averted"; clause: string; seat: Seat; source: Source }
  | { kind: "shielded"; clause: string; seat: Seat; source: Source }
  | { kind: "hand-guarded"; clause: string; seat: Seat; source: Source }
  | { kind: "sacrificed"; clause: string; seat: Seat; tokens: Record<Token, number> }
  | { kind: "killed"; clause: string; seat: Seat; tokens: Record<Token, number>; source: Source }
  | { kind: "driven-back"; clause: string; seat: Seat; tokens: Record<Token, number>; source: Source }
  | { kind: "gained"; clause: string; seat: Seat; tokens: Record<Token, number> }
  | { kind: "reinforced"; clause: string; seat: Seat; tokens: Record<Token, number>; loan: number }
  | { kind: "stolen"; clause: string; seat: Seat; victim: Seat; tokens: Record<Token, number> }
  | { kind: "traded"; clause: string; seat: Seat; gave: Token; tokens: Record<Token, number> }
  | { kind: "rescued"; clause: string; seat: Seat; tokens: Record<Token, number> }
  | { kind: "limited"; clause: string; seat: Seat; number: number }
  | { kind: "quenched"; clause: string; seat: Seat; card: Card }
  | { kind: "discarded"; clause: string; seat: Seat; card: Card }
  | { kind: "block-discarded"; clause: string; seat: Seat; number: number; top: Card; cards?: Card[] }
  | { kind: "reclaimed"; clause: string; seat: Seat; top: Card; card?: Card }
  | { kind: "looked"; clause: string; seat: Seat; target: Seat; cards?: Card[] }
  | { kind: "foresaw"; clause: string; seat: Seat; number: number; cards?: Card[] }
  | { kind: "replaced"; clause: string; seat: Seat; slot: number; card: Card; old: Card }
  | { kind: "replaced-hidden"; clause: string; seat: Seat; slot: number }
  | { kind: "damaged"; clause: string; seat: Seat; card: Card }
  | { kind: "destroyed"; clause: string; seat: Seat; card: Card }
  | { kind: "battle"; clause: string; seats: Seat[] }
  | { kind: "power"; clause: string; seat: Seat; power: number }
  | { kind: "winners"; clause: string; seats: Seat[] }
  | { kind: "demand"; clause: string; seat: Seat; god: God }
  | { kind: "stake-lost"; clause: string; seat: Seat }
  | { kind: "stake-returned"; clause: string; seat: Seat }
  | { kind: "hero-died"; clause: string; seat: Seat; myth: Myth }
  | { kind: "declined"; clause: string; seat: Seat; token: Token }
  | { kind: "kept"; clause: string; seat: Seat; number: number }
  | { kind: "hand-discarded"; clause: string; seat: Seat; top: Card }
  | { kind: "faded"; clause: string; cards: Card[] }
  | { kind: "prayer"; clause: string; seat: Seat; place: number; card: Card }
  | { kind: "prayer-from-deck"; clause: string; seat: Seat; card: Card }
  | { kind: "myth-shown"; clause: string; seat: Seat; myth: Myth }
  | { kind: "myth-bought"; clause: string; seat: Seat; myth: Myth }
  | { kind: "myth-buried"; clause: string; seat: Seat; myth: Myth }
  | { kind: "myth-left"; clause: string; seat: Seat }
  | { kind: "fallen"; clause: string; seat: Seat }
  | { kind: "points"; clause: string; seat: Seat; points: number; total: number }
  | { kind: "eliminated"; clause: string; seat: Seat }
  | { kind: "game-over"; clause: string; winners: Seat[] };

export const speech: Speech = {
  kinds: {
    "seat": {},
    "card": {"sections": ["prayer_cards", "essence_cards"]},
    "source": {"sections": ["prayer_cards", "gods", "mythology"]},
    "god": {"sections": ["gods"]},
    "myth": {"sections": ["mythology"]},
    "pantheon": {"sections": ["pantheons"]},
    "pack": {},
    "essence": {"sections": ["elements"]},
    "orb": {"sections": ["orbs"]},
    "token": {"key": "token", "counted": "tokens"},
    "number": {},
  },
  parameters: {
    "seat": ["seat", "one"],
    "actor": ["seat", "one"],
    "first": ["seat", "one"],
    "owner": ["seat", "one"],
    "target": ["seat", "one"],
    "victim": ["seat", "one"],
    "seats": ["seat", "many"],
    "winners": ["seat", "many"],
    "card": ["card", "one"],
    "old": ["card", "one"],
    "top": ["card", "one"],
    "cards": ["card", "many"],
    "source": ["source", "one"],
    "god": ["god", "one"],
    "myth": ["myth", "one"],
    "pantheon": ["pantheon", "one"],
    "pack": ["pack", "one"],
    "essence": ["essence", "one"],
    "orb": ["orb", "one"],
    "token": ["token", "one"],
    "kind": ["token", "one"],
    "gave": ["token", "one"],
    "got": ["token", "one"],
    "tokens": ["token", "amounts"],
    "acted": ["number", "one"],
    "ante": ["number", "one"],
    "committed": ["number", "one"],
    "event": ["number", "one"],
    "found": ["number", "one"],
    "free": ["number", "one"],
    "harboured": ["number", "one"],
    "left": ["number", "one"],
    "loan": ["number", "one"],
    "number": ["number", "one"],
    "place": ["number", "one"],
    "points": ["number", "one"],
    "power": ["number", "one"],
    "round": ["number", "one"],
    "slot": ["number", "one"],
    "total": ["number", "one"],
    "window": ["number", "one"],
    "picks": ["number", "many"],
  },
  hidden: {
    "packet": ["cards"],
    "picked": ["card"],
    "deck-built": ["cards"],
    "drew": ["cards"],
    "block-discarded": ["cards"],
    "reclaimed": ["card"],
    "looked": ["cards"],
    "foresaw": ["cards"],
  },
  moves: {
    "pantheon": ["pantheon"],
    "pack": ["pack"],
    "god": ["god"],
    "myth": ["myth"],
    "essence": ["essence"],
    "number": ["number"],
    "place": ["place"],
    "slot": ["slot"],
    "player": ["seat"],
    "drop": ["picks"],
    "quench": ["seat", "card"],
    "pick": ["card"],
    "play": ["card"],
    "card": ["card"],
    "visit": ["card"],
    "raise": ["token"],
    "token": ["token"],
    "harbour": ["token"],
  },
  weights: {
    "packet": -1,
    "hand-begins": 1,
    "reshuffled": -1,
    "track": -1,
    "round": 1,
    "exchanged": -1,
    "aimed": -1,
    "battle": 1,
    "stake-returned": -1,
    "hand-discarded": -1,
    "faded": -1,
    "myth-shown": -1,
    "game-over": 1,
  },
};
