/** A Region for those who hear the board: facts in a fixed order, then what can be done with it. */

import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import { content } from "./content";
import { covered, regionOf, type Position } from "./view";

export function placeLabel(table: TableStore, view: Position, place: string): string {
  const entry = content.regions.get(place);
  const name = `${content.place(place)}, ${t("hl-place-line", { land: t(`hl-land-${entry?.land}`), n: entry?.population ?? 0 })}`;
  const light = table.ask === null ? undefined : table.choice?.light(place);
  return [name, ...facts(table, view, place)].join(". ") + "." + (light === undefined ? "" : ` ${t(`hl-state-${light}`)}`);
}

/** Who holds it and what stands there, in the order of the pieces. */
export function facts(table: TableStore, view: Position, place: string): string[] {
  const here = regionOf(view, place);
  const site = content.regions.get(place);
  const found = [here.control < 0 ? t("hl-nobody") : t("hl-held-by", { name: table.name(here.control) })];
  for (const one of view.monuments) if (one.region === place && one.level > 0) found.push(t("hl-monument-of", { god: content.name("monuments", one.id), n: one.level }));
  here.hoplites.forEach((n, seat) => {
    if (n > 0) found.push(t(here.fortified > 0 && here.control === seat ? "hl-army-fortified" : "hl-army-of", { n, name: table.name(seat) }));
  });
  if (view.kronos?.region === place) found.push(t("hl-kronos"));
  view.players.forEach((player, seat) => {
    if (player.hero !== "" && player.region === place) found.push(t("hl-hero-of", { hero: content.name("heroes", player.hero), name: table.name(seat) }));
  });
  for (const one of view.monsters) if (one.region === place) found.push(t("hl-monster-said", { monster: content.name("monsters", one.id), n: covered(one.wounds), of: one.wounds.length }));
  if (here.temple > 0) found.push(t(site?.oracle ? "hl-oracle" : "hl-temple"));
  else if (site?.shrine || site?.oracle) found.push(t(site.oracle ? "hl-oracle-site" : "hl-shrine"));
  if (site?.sparta) found.push(t("hl-sparta"));
  else if (site?.city) found.push(t("hl-city"));
  for (const one of view.quests) if (one.region === place) found.push(t("hl-quest-said", { quest: content.card(one.id) }));
  return found;
}
