/** What a seat sees of a game of Theomachy, and small questions about it. */

import type { View } from "../../lib/protocol";
import { ESSENCES, KINDS, ORBS, content, type Prayer } from "./content";
import type { Player, TheomachyView, Tokens } from "./game.gen";

export type { Player, Tokens } from "./game.gen";
export type Position = TheomachyView;

export const VALUE = [10, 5, 2];
export const NONE: Tokens = [0, 0, 0];
export const ROUNDS = 3;
export const FLOP = 3;
export const ROMAN = ["", "I", "II", "III"];

export function position(view: View): Position {
  return view as Position;
}

/** The own place at the table; that of the first player for who only watches. */
export function own(view: Position): Player {
  return view.players[Math.max(0, view.seat)]!;
}

export function sum(tokens: Tokens): number {
  return tokens.reduce((all, number) => all + number, 0);
}

export function worth(tokens: Tokens): number {
  return tokens.reduce((all, number, kind) => all + number * VALUE[kind]!, 0);
}

export function add(...piles: Tokens[]): Tokens {
  return KINDS.map((_, kind) => piles.reduce((all, pile) => all + (pile[kind] ?? 0), 0));
}

/** What is left of a pile without these. */
export function less(pile: Tokens, gone: Tokens): Tokens {
  return pile.map((number, kind) => Math.max(0, number - (gone[kind] ?? 0)));
}

export function one(kind: string): Tokens {
  return KINDS.map((other) => Number(other === kind));
}

/** What the Bank has lent to a Stake, on the Last Stand card or beside it. */
export function lent(player: Player): Tokens {
  return add(player.stand, player.loan);
}

/** All that lies in a Stake: own followers, and those lent. */
export function staked(player: Player): Tokens {
  return add(player.stake, lent(player));
}

/** A Cult after forced exchanges: a kind that has run out takes one of the next higher kind for two. */
function settled([prophets = 0, priests = 0, disciples = 0]: Tokens): Tokens {
  if (priests === 0 && prophets > 0) return settled([prophets - 1, 2, disciples]);
  if (disciples === 0 && priests > 0) return settled([prophets, priests - 1, 2]);
  return [prophets, priests, disciples];
}

/** The Cult that is left when these tokens are paid one at a time; null if they cannot be paid. Shown, never decided by. */
export function leftAfter(cult: Tokens, owed: Tokens): Tokens | null {
  let left = cult;
  for (const [kind, number] of owed.entries()) {
    for (let i = 0; i < number; i++) {
      if (left[kind] === 0) return null;
      left = settled(left.map((there, other) => there - Number(other === kind)));
    }
  }
  return left;
}

/** The other seats clockwise from the left of the one that looks; for who only watches, all of them. */
export function around(view: Position): number[] {
  const from = view.seat < 0 ? 0 : view.seat + 1;
  const count = view.seat < 0 ? view.seats : view.seats - 1;
  return Array.from({ length: count }, (_, i) => (from + i) % view.seats);
}

export interface Need {
  of: string;
  have: number;
  need: number;
}

/** What a card of the own hand needs and what there is of it. What is missing is known; changed needs follow from it. */
export function needs(view: Position, card: string, missing?: number[]): Need[] {
  const prayer = content.prayers.get(card);
  const player = own(view);
  if (prayer?.requires === undefined) return [];
  const printed = [prayer.requires.essence, prayer.requires.order, prayer.requires.chaos];
  const have = [player.essence[ESSENCES.indexOf(prayer.essence)] ?? 0, player.orbs[0] ?? 0, player.orbs[1] ?? 0];
  return [prayer.essence, ...ORBS].flatMap((of, i) => {
    const lacks = missing?.[i] ?? 0;
    const need = lacks > 0 ? have[i]! + lacks : printed[i]!;
    return need > 0 ? [{ of, have: have[i]!, need }] : [];
  });
}

export function isReaction(card: Prayer | undefined): boolean {
  return card?.when === "reaction";
}

/** The places of the Track whose price would leave too little for the next ante. */
export function risky(view: Position): number[] {
  const { cult } = own(view);
  const ante = [0, 0, view.next_ante];
  if (leftAfter(cult, ante) === null) return [];
  return content.prices.flatMap((price, place) => {
    const left = price === "free" ? null : leftAfter(cult, one(price));
    return left !== null && leftAfter(left, ante) === null ? [place] : [];
  });
}
