/** The components of both boxes (names, costs, effects, places), as the server sends them. */

import { find, local, t } from "../../lib/i18n.svelte";
import type { Components } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";

type Entry = Record<string, unknown> & { id: string };
export type Amounts = Partial<Record<Resource, number>>;

export const RESOURCES = ["gold", "sun", "moon", "glory", "ancient", "loyalty"] as const;
export type Resource = (typeof RESOURCES)[number];

export interface FaceEntry extends Entry {
  type: "gain" | "choice" | "dependent" | "mirror" | "multiplier" | "forge_discount" | "golem";
  cost: number;
  level: number;
  gain?: Amounts;
  options?: Amounts[];
  owner_options?: Amounts[];
  owner_effect?: unknown;
  matches?: Resource;
  gain_a?: Amounts;
  gain_b?: Amounts;
  colour?: string;
  discount?: number;
}

export interface FeatEntry extends Entry {
  slot: string;
  glory: number;
  effect_kinds: string[];
  structured: { convert?: Amounts }[];
  module: string | null;
}

export interface Slot extends Entry {
  island: string;
  cost: { sun: number; moon: number };
  candidates: string[];
}

export interface Pool extends Entry {
  board: "sanctuary" | "gardens" | "forest";
  cost: number | null;
  faces: string[];
  opened_by_feat?: string;
}

export interface Space extends Entry {
  number: number;
  kind: string;
  next: string[];
  x: number;
  y: number;
  gain?: Amounts;
  options?: Amounts[];
  pay?: Amounts;
  rolls?: number;
  discount?: number;
  loss_each?: Amounts;
}

export interface TrackSpace extends Entry {
  value: number;
  zone: string;
  special_path: boolean;
  x: number;
  y: number;
}

export interface Zone extends Entry {
  first_in_game?: Amounts;
  own_first_time?: Amounts;
  on_gold?: Amounts;
  on_glory?: Amounts;
}

export interface CelestialEntry extends Entry {
  gain?: Amounts;
  options?: Amounts[];
  do?: string;
}

interface Treasure extends Entry {
  high: Amounts;
  low: Amounts;
}

const LONG = 15; // letters; two lines of a card hold no more

class Content {
  faces = new Map<string, FaceEntry>();
  feats = new Map<string, FeatEntry>();
  slots = new Map<string, Slot>();
  islands = new Map<string, Entry & { slots: string[] }>();
  pools: Pool[] = [];
  spaces = new Map<string, Space>();
  track = new Map<string, TrackSpace>();
  zones = new Map<string, Zone>();
  treasures = new Map<string, Treasure>();
  celestial = new Map<string, CelestialEntry>();
  presets = new Map<string, Entry>();
  hammerSpaces = 0;
  hammerRewards: number[] = [];
  triton: Amounts = {};
  companionGains: Amounts[] = [];

  /** The clauses of the rulebook that a feat or a face belongs to. */
  clauses(id: string): string[] {
    return ((this.feats.get(id) ?? this.faces.get(id))?.["clauses"] as string[] | undefined) ?? [];
  }

  fill(box: Components): void {
    const list = <T extends Entry>(key: string) => byId((box[key] as T[] | undefined) ?? []);
    const labyrinth = box["labyrinth"] as { spaces: Space[] };
    const titans = box["titans_board"] as { spaces: TrackSpace[]; zones: Zone[] };
    const tracks = box["tracks"] as { hammer: { spaces: number; sides: { reward: { glory: number } }[] }; companion: { spaces: { gain: Amounts }[] } };
    this.faces = list<FaceEntry>("die_faces");
    this.feats = list<FeatEntry>("feats");
    this.slots = list<Slot>("slots");
    this.islands = list<Entry & { slots: string[] }>("islands");
    this.pools = [...list<Pool>("pools").values()];
    this.spaces = byId(labyrinth.spaces);
    this.track = byId(titans.spaces);
    this.zones = byId(titans.zones);
    this.treasures = list<Treasure>("treasures");
    this.celestial = list<CelestialEntry>("celestial_die");
    this.presets = list("presets");
    this.hammerSpaces = tracks.hammer.spaces;
    this.hammerRewards = tracks.hammer.sides.map(({ reward }) => reward.glory);
    const tokens = box["tokens"] as (Entry & { options?: Amounts[] })[];
    this.triton = Object.assign({}, ...(tokens.find((token) => token.id === "triton_token")?.options ?? [])) as Amounts;
    this.companionGains = tracks.companion.spaces.map((space) => space.gain);
  }

  /** The name of anything that has one. */
  name(id: string): string {
    const space = this.spaces.get(id);
    if (space !== undefined) return `${local(space, "name")} (${space.number})`;
    const entry = this.faces.get(id) ?? this.feats.get(id) ?? this.islands.get(id) ?? this.celestial.get(id) ?? this.treasures.get(id) ?? this.track.get(id) ?? this.zones.get(id) ?? this.presets.get(id);
    return local(entry, "name") || find(`word-${id}`) || id;
  }

  /** The name of a feat without what is clear at the table: room on a card is small. */
  short(feat: string): string {
    const name = this.name(feat);
    const bare = settings.lang === "fr" ? name.replace(/^(Le |La |Les |L['’])/, "") : name.replace(/^The /, "").replace(/^(Blacksmith|Guardian)['’]s /, "");
    const cut = bare.length > LONG ? bare.replace(/ (of|du|de|des|d['’]).*$/, "") : bare;
    return cut.charAt(0).toLocaleUpperCase(settings.lang) + cut.slice(1);
  }

  /** The glory that one refused gold or shard is worth (DF-110, DF-115). */
  refusalRate(resource: Resource): number {
    return this.feats.get(resource === "gold" ? "cyclops" : "sentinel")?.structured[0]?.convert?.[resource] ?? 0;
  }

  slotOf(feat: string): Slot | undefined {
    return this.slots.get(this.feats.get(feat)?.slot ?? "");
  }

  /** What a feat or a face of the Celestial die does, in our words. */
  effect(id: string): string {
    const entry = this.feats.get(id) ?? this.celestial.get(id);
    const text = settings.lang === "fr" ? (entry?.["effect_fr"] ?? entry?.["effect"]) : entry?.["effect"];
    return typeof text === "string" ? text : "";
  }
}

function byId<T extends Entry>(entries: T[]): Map<string, T> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

export const content = new Content();

// -- amounts in words ---------------------------------------------------------------------------------------------------

export function amount(resource: Resource, number: number): string {
  return t(`amount-${resource}`, { number });
}

function together(parts: string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(settings.lang, { type }).format(parts);
}

export function pairs(gain: Amounts | undefined): [Resource, number][] {
  return RESOURCES.flatMap((name): [Resource, number][] => (gain?.[name] ? [[name, gain[name]]] : []));
}

export function gainWords(gain: Amounts | undefined, factor = 1): string {
  const parts = pairs(gain).map(([name, number]) => amount(name, number * factor));
  return parts.length === 0 ? t("amount-nothing") : together(parts, "conjunction");
}

export function choiceWords(options: Amounts[] | undefined): string {
  return together((options ?? []).map((option) => gainWords(option)), "disjunction");
}
