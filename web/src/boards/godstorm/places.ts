/** The name of a place for those who hear the board: facts in a fixed order, then what can be done with it. */

import { listed } from "../../lib/filler";
import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import { content } from "./content";
import type { God } from "./game.gen";
import { armies, godsAt, isNeutral, owner, position, type Position } from "./view";

export function placeLabel(table: TableStore, place: string): string {
  const view = position(table.view);
  const parts = [[content.place(place), region(place)].filter(Boolean).join(", "), holder(table, view, place)];
  for (const god of godsAt(view, place)) parts.push(t("gs-god", { god: content.god(view.players[god.seat]?.pantheon ?? "", god.kind) }));
  if (view.temples.includes(place)) parts.push(t("gs-temple"));
  if (view.plague.includes(place)) parts.push(t("gs-plague"));
  const light = table.ask === null ? undefined : table.choice?.light(place);
  return parts.join(". ") + "." + (light === undefined ? "" : ` ${t(`gs-state-${light}`)}`);
}

/** What is there, and what it does: told on pointing at the place, with the focus on it and by a long press. */
export function placeTip(table: TableStore, place: string): string {
  const view = position(table.view);
  const continent = content.continents.find((one) => one.id === content.lands.get(place)?.continent);
  const space = content.spaces.get(place);
  const told = [`${content.place(place)}. ${holder(table, view, place)}.`];
  for (const god of godsAt(view, place)) told.push(godTip(view.players[god.seat]?.pantheon ?? "", god.kind, true));
  if (view.temples.includes(place)) told.push(t("gs-tip-temple"));
  if (view.plague.includes(place)) told.push(t("gs-tip-plague"));
  if (space !== undefined) told.push(t(`gs-tip-space-${String(space["kind"])}`));
  if (continent !== undefined) told.push(continentTip(continent));
  return told.join("\n");
}

/** What a continent brings to whoever holds all of it, and its lands. */
export function continentTip({ id, bonus, territories }: (typeof content.continents)[number]): string {
  return t("gs-tip-continent", { id, name: content.continent(id), n: bonus, lands: listed(territories.map((land) => content.place(land))) });
}

/** A god and what it can do. */
export function godTip(pantheon: string, kind: God, there: boolean): string {
  const god = content.god(pantheon, kind) || t(`deck-${kind}`);
  return t(there ? "gs-tip-god" : "gs-tip-god-out", { god, power: t(`gs-power-${kind}`) });
}

function region(place: string): string {
  const continent = content.lands.get(place)?.continent;
  return continent === undefined ? "" : content.continent(continent);
}

function holder(table: TableStore, view: Position, place: string): string {
  const seat = owner(view, place);
  if (seat < 0) return t("gs-nobody");
  const number = t("gs-n-armies", { n: armies(view, place) });
  if (isNeutral(seat)) return `${t("gs-neutral")}, ${number}`;
  return [content.pantheon(view.players[seat]?.pantheon ?? ""), table.name(seat), number].filter(Boolean).join(", ");
}
