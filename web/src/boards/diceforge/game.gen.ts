// Made by tools/web_types.py from theogony.games.diceforge; do not change by hand.

import type { Speech } from "../../lib/filler";
import type { Seat, View } from "../../lib/view.gen";

/** "" is none. */
export type Face = string;

export type Feat = string;

export type Island = string;

/** Of the labyrinth. */
export type Space = string;

/** A space of the Titans' track. */
export type Allegiance = string;

export type Colour = string;

/** All six faces, the side on top, and the recorded result while one is in force. */
export interface Die {
  faces: Face[];
  up: number;
  record: Face;
}

/** One hero: dice, reserves, cards, tokens, places on the boards. */
export interface Player {
  /** Light, dark. */
  dice: [Die, Die];
  gold: number;
  sun: number;
  moon: number;
  glory: number;
  ancient: number;
  /** Most gold, sun and moon that the reserves hold. */
  limits: number[];
  removed: Face[];
  feats: Record<Feat, number>;
  boars: Colour[];
  memories: Colour[];
  misfortunes: Colour[];
  hammer: number;
  scepters: number[];
  /** The space of each, below 0 once it is cashed in. */
  companions: number[];
  cerberus: number;
  triton: number;
  /** "" is the own portal. */
  island: Island;
  golem: Space;
  allegiance: Allegiance;
  points: number;
  /** Track, feats, allegiance. */
  points_of: [number, number, number];
}

/** A set of feats on an island, and the cards left of it; no set yet while it is drafted. */
export interface Slot {
  feat: Feat;
  cards: number;
}

/** A Memory token on an island. */
export interface Memory {
  seat: Seat;
  colour: Colour;
  island: Island;
  side: string;
}

/** The position: nothing in it is hidden (DF-011). */
export interface DiceForgeView extends View {
  setup: string;
  module: string;
  round: number;
  rounds: number;
  first: Seat;
  turn: Seat;
  slots: Record<string, Slot>;
  /** The kinds of faces in each, with the number left. */
  pools: Record<string, [Face, number][]>;
  out: Face[];
  players: Player[];
  celestial: string;
  treasures: Record<Space, string>;
  memories: Memory[];
  /** Bits: which cards of the set were used in this turn. */
  used: Record<Feat, number>;
}

export type SlotId = string;
export type DieId = string;
export type Celestial = string;
export type Treasure = string;
export type MemoryId = string;
export type Source = string;
export type Resource = string;

/** What happens, as a seat is told of it: parts that it may not know are missing. */
export type Told =
  | { kind: "set-chosen"; clause: string; seat: Seat; feat: Feat; slot: SlotId }
  | { kind: "game-begins"; clause: string; seat: Seat }
  | { kind: "turn-begins"; clause: string; seat: Seat; round: number; alone: number }
  | { kind: "extra-action"; clause: string; seat: Seat }
  | { kind: "rolled"; clause: string; seat: Seat; faces: Face[]; sides: number[] }
  | { kind: "die-rolled"; clause: string; seat: Seat; die: DieId; face: Face; side: number }
  | { kind: "celestial-rolled"; clause: string; seat: Seat; celestial: Celestial }
  | { kind: "face-shown"; clause: string; seat: Seat; die: DieId; face: Face; side: number }
  | { kind: "repeated"; clause: string; seat: Seat }
  | { kind: "copied"; clause: string; seat: Seat; face: Face }
  | { kind: "misfortune-used"; clause: string; seat: Seat; of: Seat }
  | { kind: "gained"; clause: string; seat: Seat; gains: Record<Resource, number>; source: Source }
  | { kind: "lost"; clause: string; seat: Seat; gains: Record<Resource, number>; source: Source }
  | { kind: "overflowed"; clause: string; seat: Seat; gains: Record<Resource, number> }
  | { kind: "refused"; clause: string; seat: Seat; gains: Record<Resource, number>; glory: number }
  | { kind: "gold-stored"; clause: string; seat: Seat; gold: number; feat: Feat }
  | { kind: "hammer-filled"; clause: string; seat: Seat; number: number }
  | { kind: "gold-paid"; clause: string; seat: Seat; gold: number }
  | { kind: "scepter-emptied"; clause: string; seat: Seat; resource: Resource }
  | { kind: "bought"; clause: string; seat: Seat; face: Face; price: number }
  | { kind: "forged"; clause: string; seat: Seat; face: Face; old: Face; die: DieId; side: number }
  | { kind: "imposed"; clause: string; seat: Seat; on: Seat; face: Face }
  | { kind: "feat-performed"; clause: string; seat: Seat; feat: Feat }
  | { kind: "ousted"; clause: string; seat: Seat; by: Seat; island: Island }
  | { kind: "reinforced"; clause: string; seat: Seat; feat: Feat }
  | { kind: "companion-advanced"; clause: string; seat: Seat; number: number }
  | { kind: "companion-cashed"; clause: string; seat: Seat; number: number }
  | { kind: "golem-moved"; clause: string; seat: Seat; space: Space }
  | { kind: "treasure-found"; clause: string; seat: Seat; treasure: Treasure; space: Space }
  | { kind: "allegiance-moved"; clause: string; seat: Seat; allegiance: Allegiance }
  | { kind: "memory-placed"; clause: string; seat: Seat; island: Island; memory: MemoryId }
  | { kind: "scored"; clause: string; seat: Seat; glory: number; cards: number; bonus: number; total: number }
  | { kind: "game-over"; clause: string; winners: Seat[] };

export const speech: Speech = {
  kinds: {
    "seat": {},
    "face": {"sections": ["die_faces"]},
    "feat": {"sections": ["feats"]},
    "slot": {},
    "die": {"key": "word"},
    "celestial": {"sections": ["celestial_die"]},
    "island": {"sections": ["islands"]},
    "space": {"sections": ["labyrinth.spaces"]},
    "treasure": {"sections": ["treasures"]},
    "allegiance": {"sections": ["titans_board.spaces"]},
    "memory": {"key": "memory"},
    "source": {"sections": ["die_faces", "feats", "celestial_die", "labyrinth.spaces", "treasures", "titans_board.zones"]},
    "resource": {"key": "resource", "counted": "amount"},
    "number": {},
    "text": {},
  },
  parameters: {
    "seat": ["seat", "one"],
    "by": ["seat", "one"],
    "of": ["seat", "one"],
    "on": ["seat", "one"],
    "winners": ["seat", "many"],
    "face": ["face", "one"],
    "first": ["face", "one"],
    "old": ["face", "one"],
    "second": ["face", "one"],
    "faces": ["face", "many"],
    "feat": ["feat", "one"],
    "slot": ["slot", "one"],
    "die": ["die", "one"],
    "which": ["die", "one"],
    "dice": ["die", "many"],
    "celestial": ["celestial", "one"],
    "island": ["island", "one"],
    "space": ["space", "one"],
    "treasure": ["treasure", "one"],
    "allegiance": ["allegiance", "one"],
    "memory": ["memory", "one"],
    "source": ["source", "one"],
    "resource": ["resource", "one"],
    "gains": ["resource", "amounts"],
    "menu": ["resource", "amounts"],
    "alone": ["number", "one"],
    "amount": ["number", "one"],
    "back": ["number", "one"],
    "bonus": ["number", "one"],
    "cards": ["number", "one"],
    "discount": ["number", "one"],
    "extra": ["number", "one"],
    "factor": ["number", "one"],
    "glory": ["number", "one"],
    "gold": ["number", "one"],
    "levels": ["number", "one"],
    "moon": ["number", "one"],
    "number": ["number", "one"],
    "place": ["number", "one"],
    "price": ["number", "one"],
    "round": ["number", "one"],
    "side": ["number", "one"],
    "stage": ["number", "one"],
    "sun": ["number", "one"],
    "total": ["number", "one"],
    "sides": ["number", "many"],
    "when": ["text", "one"],
  },
  hidden: {
  },
  moves: {
    "player": ["seat"],
    "go": ["space"],
    "treasure": ["treasure"],
    "remember": ["island", "memory"],
    "recall": ["memory"],
    "set": ["feat"],
    "use": ["feat"],
    "perform": ["feat"],
    "take": ["resource"],
    "triton": ["resource"],
    "copy": ["face"],
    "apply": ["face"],
    "pick": ["face"],
    "forge": ["face"],
    "buy": ["face"],
    "show": ["die", "face"],
    "replace": ["die", "face"],
    "upgrade": ["die", "face"],
    "die": ["die"],
    "reroll": ["die"],
    "puzzle": ["when"],
    "scepter": ["when"],
    "store": ["number"],
    "spend": ["number"],
    "ancient": ["number"],
    "advance": ["number"],
    "merchants": ["number"],
    "cash": ["number"],
  },
  weights: {
    "game-begins": 1,
    "turn-begins": 1,
    "overflowed": -1,
    "gold-stored": -1,
    "gold-paid": -1,
    "golem-moved": -1,
    "allegiance-moved": -1,
    "scored": -1,
    "game-over": 1,
  },
};
