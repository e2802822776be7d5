/** A place of the world for those who hear it or point at it: facts in a fixed order, then what can be done with it. */

import { beside, listed, playerForms, type Values } from "../../lib/filler";
import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import { bonusOf } from "./bonus";
import { content } from "./content";
import { ofKind, place } from "./geometry";
import { avatarsIn, characterName, fallen, standingOn, type Position, type Standing } from "./view";
import { filler, placeName } from "./words";

export function placeLabel(table: TableStore, view: Position, id: string): string {
  const light = table.ask === null ? undefined : table.choice?.light(id);
  return told([placeName(id), ...facts(table, view, id)]) + (light === undefined ? "" : ` ${t(`hy-state-${light}`)}`);
}

/** Facts as sentences. */
export function told(all: string[]): string {
  return all.filter((one) => one !== "").map((one) => `${one.replace(/[.]$/, "")}.`).join(" ");
}

/** A player's name with the forms that sentences want. */
export function named(name: string): Values {
  return beside("name", name, playerForms(name));
}

/** A character and whose it is. */
export function person(table: TableStore, view: Position, { seat, character }: Standing): string {
  return t("hy-character-of", { character: characterName(view, seat, character.id), name: table.name(seat) });
}

export function facts(table: TableStore, view: Position, id: string): string[] {
  const kind = place.get(id)?.kind ?? "";
  const who = standingOn(view, id).map((one) => person(table, view, one));
  if (kind === "location") return location(table, view, id);
  if (kind === "slot") return [...(view.blocked.includes(id) ? [t("hy-blocked")] : []), ...(who.length > 0 ? who : [t("hy-free")]), ...(content.slot(id)?.unlimited ? [t("hy-unlimited")] : []), slotGives(id)];
  if (kind === "illustration") return [...who, malus(id)];
  if (kind === "city") return city(table, view, id, who);
  if (kind === "space") return space(table, view, id);
  return id === "well" ? [t("hy-well-n", { n: view.well, of: content.number("well_overflows") }), t("hy-well-about", { from: content.number("well_warns"), to: content.number("well_overflows") - 1, of: content.number("well_overflows") })] : [];
}

/** What a slot gives who comes there. */
export function slotGives(id: string): string {
  const { action, n, icon } = bonusOf(id);
  return icon === "" && action === "" && n === 0 ? "" : content.effect("slots", id);
}

function malus(id: string): string {
  const { what, n } = content.location(place.get(id)!.group!).malus;
  return what === undefined ? "" : t("hy-malus", { amounts: filler.amounts("goods", { [what]: n ?? 1 }) });
}

/** Who stands at a Location, slot by slot, what can be done there, and what else it shows. */
function location(table: TableStore, view: Position, id: string): string[] {
  const entry = content.location(id);
  const found = [t("hy-actions-are", { list: listed(entry.actions.map((action) => t(`action-${action}`))) })];
  const places = id === "mortal_world" ? ofKind("city") : [...ofKind("slot"), ...ofKind("illustration")].filter((one) => one.group === id);
  const who = places.flatMap((one) => standingOn(view, one.id)).map((one) => person(table, view, one));
  found.push(who.length > 0 ? t("hy-standing", { list: listed(who) }) : t("hy-nobody-there"));
  if (!entry.prophets) found.push(t("hy-no-prophets"));
  if (id === "underworld") found.push(t("hy-drain-n", { n: view.underworld_value }), ...fallen(view).map((one) => t("hy-lies-there", { who: person(table, view, one) })));
  if (id === "olympus") found.push(t("hy-technologies-left", { n: view.olympus.length }));
  if (id === "oracle") found.push(t("hy-deck-n", { n: view.premonition_deck, discards: view.premonition_discards.length }));
  if (id === "moirai") found.push(t("hy-quests-left", { n: view.quest_deck }), ...view.quests.flatMap((one) => (one.id === "" ? [] : [content.card(one.id)])));
  if (id === "coliseum") found.push(t("hy-deck-n", { n: view.coliseum_deck, discards: view.coliseum_discards.length }), ...Object.entries(view.champions).map(([champion, seat]) => (seat < 0 ? t("hy-champion-free", { champion: content.card(champion) }) : t("hy-champion-of", { champion: content.card(champion), ...named(table.name(seat)) }))));
  return found;
}

function city(table: TableStore, view: Position, id: string, who: string[]): string[] {
  const entry = content.city(id);
  const here = view.cities.find((one) => one.id === id)!;
  return [
    ...(here.blocked ? [t("hy-blocked")] : []),
    ...(who.length > 0 ? who.map((one) => t("hy-held-by", { who: one })) : [t("hy-free")]),
    ...avatarsIn(view, id).map((avatar) => content.name("avatars", avatar)),
    t("hy-generates", { n: entry.prayers }),
    t("hy-affinity", { kind: content.name("technology_kinds", entry.affinity) }),
    ...owners(here.temples).map(([seat, n]) => t("hy-temple-of", { n, ...named(table.name(seat)) })),
    ...Object.values(here.spaces).flatMap((technology) => (technology === "" ? [] : [tileSaid(table, view, technology)])),
  ];
}

/** Who has how many of the Temples in a City. */
export function owners(temples: number[]): [seat: number, n: number][] {
  return [...new Set(temples)].map((seat) => [seat, temples.filter((one) => one === seat).length]);
}

/** A Technology and whose it is. */
export function tileSaid(table: TableStore, view: Position, technology: string): string {
  const owner = view.owners[technology] ?? -1;
  const name = content.name("technologies", technology);
  return owner < 0 ? name : t("hy-tile-of", { technology: name, name: table.name(owner) });
}

function space(table: TableStore, view: Position, id: string): string[] {
  const technology = view.cities.find((one) => one.id === place.get(id)!.group)?.spaces[id] ?? "";
  return technology === "" ? [t("hy-free")] : [tileSaid(table, view, technology), content.effect("technologies", technology)];
}
