/** The components of the game (names, numbers, texts), as the server sends them. */

import { local, t } from "../../lib/i18n.svelte";
import type { Components } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";

export type Entry = Record<string, unknown> & { id: string };

/** One operation of a text, as the content writes it. */
export type Operation = Record<string, unknown> & { op: string };

export interface LocationEntry extends Entry {
  prophets: boolean;
  actions: string[];
  malus: { what?: string; n?: number };
}

export interface SlotEntry extends Entry {
  location: string;
  unlimited: boolean;
  do: Operation[];
}

export interface CityEntry extends Entry {
  affinity: string;
  prayers: number;
  kindness: number;
  followers: number;
  do: Operation[];
}

export interface TechnologyEntry extends Entry {
  kind: string;
  ancient: boolean;
  cost: { follower?: number; aegis?: number };
  vp: number;
  prayers: number;
  links: string[];
}

/** A Conflict card by its design. */
export interface ConflictEntry extends Entry {
  deck: string;
  force: number;
  determination: number;
  elements: string[];
  combo_left: string | null;
  combo_right: string | null;
  combo_bonus: number;
}

/** Two spaces that face each other, by which edges, and whether a Link is printed between them. */
export interface Adjacency {
  between: [string, string];
  edges: [string, string];
  kind: "inner" | "link";
}

/** Sections whose entries are told apart by their id alone. */
const NAMED = [
  "elements", "technology_kinds", "combo_images", "locations", "slots", "cities", "tech_spaces", "conversions", "kindness_track", "spark_track", "pillars", "olympians",
  "powers", "upgrades", "characters", "conflict_cards", "coliseum_heroes", "technologies", "premonitions", "quests", "primordials", "concepts", "chronos_tiles",
  "concept_cards", "avatars",
] as const;
export type Section = (typeof NAMED)[number];

/** Sections of what can be read as a card. */
const READ: Section[] = [
  "conflict_cards", "premonitions", "quests", "technologies", "upgrades", "powers", "primordials", "coliseum_heroes", "pillars", "olympians", "concept_cards", "avatars",
  "chronos_tiles", "concepts", "locations", "cities",
];

class Content {
  private sections = new Map<Section, Map<string, Entry>>();
  private numbers: Record<string, unknown> = {};
  adjacency: Adjacency[] = [];

  fill(source: Components): void {
    for (const name of NAMED) this.sections.set(name, new Map(((source[name] as Entry[] | undefined) ?? []).map((entry) => [entry.id, entry])));
    this.numbers = source["numbers"] as Record<string, unknown>;
    this.adjacency = source["adjacency"] as Adjacency[];
  }

  entry(section: Section, id: string): Entry | undefined {
    return this.sections.get(section)?.get(id);
  }

  all(section: Section): Entry[] {
    return [...(this.sections.get(section)?.values() ?? [])];
  }

  name(section: Section, id: string): string {
    return local(this.entry(section, id), "name") || id;
  }

  /** A number of the rules, by its name in the content. */
  number(name: string): number {
    return Number(this.numbers[name] ?? 0);
  }

  /** How many resources a space of the Workshop spares, by its place in the row. */
  discount(space: number): number {
    return (this.numbers["discounts"] as number[])[space] ?? 0;
  }

  location(id: string): LocationEntry {
    return this.entry("locations", id) as LocationEntry;
  }

  slot(id: string): SlotEntry | undefined {
    return this.entry("slots", id) as SlotEntry | undefined;
  }

  slotsOf(location: string): SlotEntry[] {
    return (this.all("slots") as SlotEntry[]).filter((slot) => slot.location === location);
  }

  city(id: string): CityEntry {
    return this.entry("cities", id) as CityEntry;
  }

  technology(id: string): TechnologyEntry {
    return this.entry("technologies", id) as TechnologyEntry;
  }

  conflict(id: string): ConflictEntry | undefined {
    return this.entry("conflict_cards", id) as ConflictEntry | undefined;
  }

  /** A character of an Olympian by name; a Coliseum Hero has one of his own. */
  character(olympian: string, id: string): string {
    if (id === "olympian") return olympian === "" ? t("character-olympian") : this.name("olympians", olympian);
    if (this.entry("coliseum_heroes", id)) return this.name("coliseum_heroes", id);
    return local(this.entry("characters", `${olympian}_${id}`), "name") || t(`character-${id}`);
  }

  /** What sort of character this is, by the people of its Olympian. */
  typeOf(olympian: string, id: string): string {
    if (id === "olympian" || this.entry("coliseum_heroes", id)) return id === "olympian" ? id : "hero";
    return String(this.entry("characters", `${olympian}_${id}`)?.["kind"] ?? "hero");
  }

  /** The Age at the end of which the Primordial of a rank comes. */
  ageOf(rank: string): number {
    return (this.numbers["primordial_ages"] as Record<string, number> | undefined)?.[rank] ?? 0;
  }

  /** What the entry's text says. */
  effect(section: Section, id: string): string {
    return local(this.entry(section, id), "effect");
  }

  /** One part of what it says, by its place; what does not stand in parts is whole. */
  part(section: Section, id: string, place: number): string {
    const entry = this.entry(section, id);
    const parts = entry?.[`effect_${settings.lang}`] ?? entry?.["effect"];
    return Array.isArray(parts) ? String(parts[place] ?? "") : this.effect(section, id);
  }

  /** The section that an id of a card, a tile or a board stands in. */
  section(id: string): Section | undefined {
    return READ.find((name) => this.sections.get(name)?.has(id));
  }

  /** The name of anything that can be read. */
  card(id: string): string {
    const section = this.section(id);
    return section === undefined ? id : this.name(section, id);
  }

  /** What any card says. */
  effectOf(id: string): string {
    const section = this.section(id);
    return section === undefined ? "" : this.effect(section, id);
  }

  clauses(id: string): string[] {
    const section = this.section(id);
    return section === undefined ? [] : ((this.entry(section, id)?.["clauses"] as string[] | undefined) ?? []);
  }
}

export const content = new Content();
