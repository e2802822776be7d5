/** What a Step of a Quest asks for, in a few words, and whether a seat has it now (LH-137, LH-350, LH-351). */

import { t } from "../../lib/i18n.svelte";
import { content } from "./content";
import { ATTRIBUTES, type Position } from "./view";

/** What a Step asks for; after another one, only what that does not ask for as well. */
export function stepWords(step: Record<string, number>, before: Record<string, number> = {}): string {
  const found = Object.entries(step).filter(([what, n]) => before[what] !== n);
  const said = found.map(([what, n]) => t("hl-step", { what, n })).join(" · ");
  return found.length < Object.keys(step).length ? t("hl-step-more", { said }) : said;
}

/** As the table shows it: an injured Attribute counts as 1, Priests are those in the Pool. */
export function hasFor(view: Position, seat: number, step: Record<string, number>): boolean {
  const player = view.players[seat]!;
  const held = view.regions.filter((one) => one.control === seat);
  const means: Record<string, number> = {
    priests_in_pool: player.priests,
    sacrifice_priests: player.priests,
    take_injuries: ATTRIBUTES.filter((one) => player.attributes[one]!.injured === 0).length,
    discard_combat: player.hand,
    artifacts: player.artifacts.length,
    temple_regions_controlled: held.filter((one) => one.temple > 0).length,
    city_regions_controlled: held.filter((one) => content.regions.get(one.id)?.city || content.regions.get(one.id)?.sparta).length,
    ...Object.fromEntries(ATTRIBUTES.map((one) => [one, player.attributes[one]!.value])),
  };
  return Object.entries(step).every(([what, n]) => (means[what] ?? 0) >= n);
}
