/** The components of the game (names, requirements, texts), as the server sends them. */

import { local } from "../../lib/i18n.svelte";
import type { Components } from "../../lib/protocol";

export const KINDS = ["prophet", "priest", "disciple"] as const;
export const ESSENCES = ["air", "earth", "fire", "water"] as const;
export const ORBS = ["order", "chaos"] as const;
export type Kind = (typeof KINDS)[number];
export type Essence = (typeof ESSENCES)[number];
export type Orbs = Record<(typeof ORBS)[number], number>;
export type CardType = "attack" | "effect" | "location" | "power";

type Entry = Record<string, unknown> & { id: string };

export interface Prayer extends Entry {
  type: CardType;
  essence: Essence;
  when: string;
  requires?: { essence: number } & Orbs;
  /** What a Power card gives. */
  orbs?: Orbs;
  power?: number | "variable";
  continuous?: boolean;
  location_token?: Kind;
}

export interface EssenceCard extends Entry {
  essence: Essence;
  orbs: Orbs;
}

export interface God extends Entry {
  pantheon: string;
  ability: Record<string, unknown> & { kind: "active" | "passive" };
  demand: Record<string, unknown>;
}

export interface Myth extends Entry {
  pantheon: string;
  cost: number;
  kind: string;
  power?: number;
}

interface Place {
  place: number;
  price: Kind | "free";
}

class Content {
  prayers = new Map<string, Prayer>();
  sky = new Map<string, EssenceCard>();
  gods = new Map<string, God>();
  myths = new Map<string, Myth>();
  pantheons = new Map<string, Entry & { box: string }>();
  packs = new Map<string, string[]>();
  prices: (Kind | "free")[] = [];
  private named = new Map<string, Entry>();

  /** The clauses of the rulebook that a card, a god or Mythology belongs to. */
  clauses(card: string): string[] {
    return ((this.prayers.get(card) ?? this.gods.get(card) ?? this.myths.get(card))?.["clauses"] as string[] | undefined) ?? [];
  }

  fill(source: Components): void {
    const list = <T extends Entry>(key: string) => byId((source[key] as T[] | undefined) ?? []);
    this.prayers = list<Prayer>("prayer_cards");
    this.sky = list<EssenceCard>("essence_cards");
    this.gods = list<God>("gods");
    this.myths = list<Myth>("mythology");
    this.pantheons = list<Entry & { box: string }>("pantheons");
    this.packs = new Map(packs(source["starting_decks"] as Record<string, Record<string, string[]>>));
    this.prices = (source["prayer_track"] as { places: Place[] }).places.map((place) => place.price);
    const others = [list("tokens"), list("elements"), list("orbs")];
    this.named = new Map([this.sky, this.prayers, this.gods, this.myths, this.pantheons, ...others].flatMap((map) => [...map] as [string, Entry][]));
  }

  name(id: string): string {
    return local(this.named.get(id), "name") || id;
  }

  /** The name without what stands in brackets: the Orbs of a Power card are drawn beside it. */
  short(id: string): string {
    return this.name(id).replace(/ \(.*\)$/, "");
  }

  /** What a card, a god's Capacity or a Mythology card does, in our own words. */
  effect(id: string): string {
    return text(this.prayers.get(id) ?? this.gods.get(id)?.ability ?? this.myths.get(id));
  }

  demand(god: string): string {
    return text(this.gods.get(god)?.demand);
  }

  godsOf(pantheon: string): string[] {
    return [...this.gods.values()].filter((god) => god.pantheon === pantheon).map((god) => god.id);
  }
}

function text(entry: Record<string, unknown> | undefined): string {
  return local(entry, "effect");
}

function* packs(boxes: Record<string, Record<string, string[]>>): Generator<[string, string[]]> {
  for (const [box, marked] of Object.entries(boxes)) {
    for (const [mark, cards] of Object.entries(marked)) yield [`${box}-${mark.toLowerCase()}`, cards];
  }
}

function byId<T extends Entry>(entries: T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

export const content = new Content();
