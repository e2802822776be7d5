/** The components of the game (names, costs, effects), as the server sends them. */

import { local } from "../../lib/i18n.svelte";
import type { Components } from "../../lib/protocol";

type Entry = Record<string, unknown> & { id: string };

export interface Card extends Entry {
  deck: "death" | "magic" | "sky" | "war";
  cost: number;
  when: string;
}

interface Land extends Entry {
  continent: string;
  land: string[];
  water: string[];
  adjacent: string[];
}

interface Continent extends Entry {
  bonus: number;
  territories: string[];
}

const NOTHING: Entry[] = [];
const WILD = "wild"; // as cards in play, wild cards are numbered

class Content {
  continents: Continent[] = [];
  lands = new Map<string, Land>();
  spaces = new Map<string, Entry>();
  pantheons = new Map<string, Entry & { heaven: string; gods: Record<string, string> }>();
  gods = new Map<string, Entry>();
  godTypes = new Map<string, Entry>();
  cards = new Map<string, Card>();
  /** Territory cards by the land they show. */
  territoryCards = new Map<string, Entry>();
  heavens = new Map<string, Entry & { pantheon: string }>();
  routes: Entry[] = [];
  separated: [string, string][] = [];
  private prices: Record<string, number> = {};

  fill(source: Components): void {
    const list = (key: string) => (source[key] as Entry[] | undefined) ?? NOTHING;
    const under = source["underworld"] as { spaces: Entry[]; heavens: Entry[] };
    this.continents = list("continents") as Continent[];
    this.lands = byId(list("territories") as Land[]);
    this.spaces = byId(under.spaces);
    this.heavens = byId(under.heavens as (Entry & { pantheon: string })[]);
    this.pantheons = byId(list("pantheons") as (Entry & { heaven: string; gods: Record<string, string> })[]);
    this.gods = byId(list("gods"));
    this.godTypes = byId(list("god_types"));
    this.cards = byId(list("miracle_cards") as Card[]);
    this.territoryCards = new Map(list("territory_cards").map((card) => [String(card["territory"] ?? WILD), card]));
    this.routes = list("water_connections");
    this.prices = source["prices"] as Record<string, number>;
    this.separated = list("mountains").flatMap((range) => range["separates"] as [string, string][]);
  }

  /** The faith that a miracle card costs whoever has these relics. */
  cardPrice(relics: string[]): number {
    return relics.includes("stonehenge") ? 1 : (this.prices["miracle_card"] ?? 0);
  }

  /** The place, if it is drawn on a map: a heaven, or none, is not. */
  onMap(id: string): string | undefined {
    return this.lands.has(id) || this.spaces.has(id) ? id : undefined;
  }

  place(id: string): string {
    return local(this.lands.get(id) ?? this.spaces.get(id) ?? this.heavens.get(id), "name") || id;
  }

  /** The water connection between these two lands. */
  routeBetween(ends: string[]): string | undefined {
    return this.routes.find((route) => ends.length > 0 && ends.every((end) => (route["ends"] as string[]).includes(end)))?.id;
  }

  /** A miracle card, or a territory card by its land. */
  card(id: string): string {
    return local(this.cards.get(id) ?? this.territoryCard(id), "name") || id;
  }

  clauses(card: string): string[] {
    return ((this.cards.get(card) ?? this.territoryCard(card))?.["clauses"] as string[] | undefined) ?? [];
  }

  /** What a territory card shows besides its land, for the classic mode. */
  symbol(card: string): string {
    return String(this.territoryCard(card)?.["classic_symbol"] ?? "any");
  }

  private territoryCard(id: string): Entry | undefined {
    return this.territoryCards.get(id.startsWith(WILD) ? WILD : id);
  }

  pantheon(id: string): string {
    return local(this.pantheons.get(id), "name") || id;
  }

  continent(id: string): string {
    return local(this.continents.find((one) => one.id === id), "name") || id;
  }

  /** The name of the god of this kind in a pantheon. */
  god(pantheon: string, kind: string): string {
    const id = this.pantheons.get(pantheon)?.gods[kind];
    return id === undefined ? "" : local(this.gods.get(id), "name");
  }

  /** The places that one can go to from here, in either world. */
  borders(place: string): string[] {
    return ((this.lands.get(place) ?? this.spaces.get(place))?.["adjacent"] as string[] | undefined) ?? [];
  }

  /** Neighbours as printed, and those behind mountains: everything a player might try from here. */
  around(land: string): string[] {
    const behind = this.separated.flatMap(([a, b]) => (a === land ? [b] : b === land ? [a] : []));
    return [...this.borders(land), ...behind];
  }
}

function byId<T extends Entry>(entries: T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

export const content = new Content();
