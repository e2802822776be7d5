/** Everything that can be pointed at has a name and says what it is: for the tip, the card, and those who listen. */

import { listed } from "../../lib/filler";
import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import { amount, content, gainWords, type Slot } from "./content";
import { faceEffect, spaceEffect, zoneEffect } from "./effects";
import { leftOf, position, type Position } from "./view";

export interface About {
  title: string;
  /** Facts in a fixed order. */
  facts: string[];
  text: string;
}

/** What a piece is, by the id of its place; null if there is nothing to say. */
export function about(table: TableStore, id: string): About | null {
  const view = position(table.view);
  if (content.slots.has(id)) return slotAbout(table, view, id);
  if (id.startsWith("face-")) return faceAbout(view, id.slice(5));
  if (id.startsWith("side-")) return sideAbout(view, id);
  if (id === "celestial") return celestialAbout(view);
  const space = content.spaces.get(id);
  if (space !== undefined) return { title: content.name(id), facts: [...treasure(view, id), ...standing(table, (seat) => view.players[seat]!.golem === id)], text: spaceEffect(space) };
  const mark = content.track.get(id);
  if (mark !== undefined) return { title: content.name(id), facts: [content.name(mark.zone), ...standing(table, (seat) => view.players[seat]!.allegiance === id)], text: zoneEffect(mark.zone) };
  if (content.islands.has(id)) return { title: content.name(id), facts: standing(table, (seat) => view.players[seat]!.island === id), text: "" };
  return null;
}

export function costWords(slot: Slot): string {
  const shards = gainWords(slot.cost);
  return t("df-costs", { price: shards });
}

export function featFacts(feat: string): string[] {
  const slot = content.slotOf(feat);
  const entry = content.feats.get(feat);
  if (slot === undefined || entry === undefined) return [];
  return [costWords(slot), amount("glory", entry.glory), ...entry.effect_kinds.filter((kind) => kind !== "none").map((kind) => t(`df-kind-${kind}`))];
}

/** Who has performed a feat. */
function takers(table: TableStore, feat: string): string[] {
  const names = position(table.view).players.flatMap((player, seat) => ((player.feats[feat] ?? 0) > 0 ? [table.name(seat)] : []));
  return names.length === 0 ? [] : [t("df-performed-by", { names: listed(names) })];
}

function slotAbout(table: TableStore, view: Position, id: string): About {
  const { feat, cards } = view.slots[id]!;
  const slot = content.slots.get(id)!;
  if (feat === "") return { title: t("df-slot-empty", { slot: id }), facts: [costWords(slot)], text: "" };
  return { title: content.name(feat), facts: [...featFacts(feat), t("df-cards-left", { n: cards }), ...takers(table, feat), content.name(slot.island)], text: content.effect(feat) };
}

function faceAbout(view: Position, face: string): About {
  const pool = content.pools.find((one) => one.faces.includes(face));
  const price = pool?.cost ? [t("df-costs", { price: amount("gold", pool.cost) })] : [];
  return { title: content.name(face), facts: [...price, t("df-faces-left", { n: leftOf(view, face) }), ...(pool ? [t(`df-board-${pool.board}`)] : [])], text: faceEffect(face) };
}

function sideAbout(view: Position, id: string): About | null {
  const [, seat, which, side] = id.split("-");
  const die = view.players[Number(seat)]?.dice[which === "light" ? 0 : 1];
  const face = die?.faces[Number(side)] ?? "";
  if (die === undefined || face === "") return null;
  return { title: content.name(face), facts: [t(`word-${which}`), ...(die.up === Number(side) ? [t("df-displayed")] : [])], text: faceEffect(face) };
}

function celestialAbout(view: Position): About {
  return { title: t("word-celestial"), facts: [t("df-shows", { face: content.name(view.celestial) })], text: content.effect(view.celestial) };
}

function treasure(view: Position, room: string): string[] {
  const found = view.treasures[room];
  if (found === undefined) return [];
  return [found === "" ? t("board-no-treasure") : content.name(found)];
}

function standing(table: TableStore, there: (seat: number) => boolean): string[] {
  return position(table.view).players.flatMap((_, seat) => (there(seat) ? [table.name(seat)] : []));
}

/** The name of a piece for those who hear the table: what it is, what it does, and whether it can be pressed. */
export function label(table: TableStore, id: string, state: string): string {
  const said = about(table, id);
  if (said === null) return id;
  const parts = [said.title, ...said.facts, said.text.replace(/\.$/, "")].filter(Boolean);
  return `${parts.join(". ")}.${state === "idle" ? "" : ` ${t(`df-state-${state}`)}`}`;
}
