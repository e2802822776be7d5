/** The components of the game (names, numbers, texts), as the server sends them. */

import { local } from "../../lib/i18n.svelte";
import type { Components } from "../../lib/protocol";

type Entry = Record<string, unknown> & { id: string };

interface RegionEntry extends Entry {
  land: string;
  population: number;
  city: boolean;
  sparta: boolean;
  shrine: boolean;
  oracle: boolean;
  neighbors: string[];
}

interface LandEntry extends Entry {
  regions: string[];
}

interface CombatCard extends Entry {
  symbol: string;
  value: number;
  casualties: number;
}

interface QuestEntry extends Entry {
  region: string;
  steps: Record<string, number>[];
}

/** Sections whose entries are told apart by their id alone. */
const NAMED = [
  "lands", "regions", "attributes", "monuments", "heroes", "monsters", "combat_symbols", "combat_cards", "monster_attack_cards", "event_cards", "quests",
  "artifacts", "blessings", "regular_actions", "special_actions", "kronos_actions", "kronos_chains", "kronos_orders", "kronos_quests", "temple_cards", "attitudes",
] as const;
type Section = (typeof NAMED)[number];

/** Sections of what can be read as a card. */
const READ: Section[] = [
  "combat_cards", "artifacts", "blessings", "monsters", "quests", "kronos_quests", "heroes", "monster_attack_cards", "kronos_orders", "kronos_chains",
  "monuments", "temple_cards", "event_cards",
];

class Content {
  private sections = new Map<Section, Map<string, Entry>>();
  regions = new Map<string, RegionEntry>();
  lands: LandEntry[] = [];
  private numbers: Record<string, unknown> = {};
  /** The Titan's sheet. */
  kronos: Record<string, unknown> = {};

  fill(source: Components): void {
    for (const name of NAMED) this.sections.set(name, new Map(((source[name] as Entry[] | undefined) ?? []).map((entry) => [entry.id, entry])));
    this.numbers = source["numbers"] as Record<string, unknown>;
    this.kronos = source["kronos"] as Record<string, unknown>;
    this.regions = this.sections.get("regions") as Map<string, RegionEntry>;
    this.lands = [...this.sections.get("lands")!.values()] as LandEntry[];
  }

  entry(section: Section, id: string): Entry | undefined {
    return this.sections.get(section)?.get(id);
  }

  name(section: Section, id: string): string {
    return local(this.entry(section, id), "name") || id;
  }

  /** The actions of a section, each with the kinds of its moves. */
  actions(section: Section): [id: string, moves: string[]][] {
    return [...this.sections.get(section)!.values()].map((entry) => [entry.id, entry["moves"] as string[]]);
  }

  landRegions(land: string): string[] {
    return this.lands.find((one) => one.id === land)?.regions ?? [];
  }

  /** The slots of the Temple card, and those that cause a Draft. */
  templeSlots(card: string, seats: number): { count: number; drafts: number[] } {
    const slots = this.numbers["temple_slots"] as Record<number, number> | undefined;
    return { count: slots?.[seats] ?? 0, drafts: (this.entry("temple_cards", card)?.["draft_slots"] as number[] | undefined) ?? [] };
  }

  /** A number of the box. */
  number(name: string): number {
    return Number(this.numbers[name]);
  }

  place(id: string): string {
    return this.name("regions", id);
  }

  /** What the entry's text says. */
  effect(section: Section, id: string): string {
    return local(this.entry(section, id), "effect");
  }

  /** A text of an entry that has several: its own name for it, or that with a language. */
  textOf(entry: Record<string, unknown> | undefined, field: string): string {
    return local(entry, field);
  }

  quest(id: string): QuestEntry | undefined {
    return (this.entry("quests", id) ?? this.entry("kronos_quests", id)) as QuestEntry | undefined;
  }

  /** The section that an id of a card, a tray or a sheet stands in. */
  section(id: string): Section | undefined {
    return READ.find((name) => this.sections.get(name)?.has(id));
  }

  /** The name of anything that can be read. */
  card(id: string): string {
    const section = this.section(id);
    return section === undefined ? id : this.name(section, id);
  }

  clauses(id: string): string[] {
    const section = this.section(id);
    return section === undefined ? [] : ((this.entry(section, id)?.["clauses"] as string[] | undefined) ?? []);
  }

  /** What any card says. */
  effectOf(id: string): string {
    const section = this.section(id);
    return section === undefined ? "" : this.effect(section, id);
  }

  /** What a Monster Attack card is worth as printed: a number, and what each of something adds. */
  attackValue(id: string): Record<string, number> {
    return (this.entry("monster_attack_cards", id)?.["value"] as Record<string, number> | undefined) ?? {};
  }

  combat(id: string): CombatCard | undefined {
    return this.entry("combat_cards", id) as CombatCard | undefined;
  }
}

export const content = new Content();
