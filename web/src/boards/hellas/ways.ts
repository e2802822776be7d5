/** The four ways to win, and which of them a player is closest to. */

import { t } from "../../lib/i18n.svelte";
import { content } from "./content";
import type { Closest } from "./game.gen";
import type { Player, Position } from "./view";

export const WAYS = ["lands", "temples", "monsters", "king"] as const;
export const WAY_CLAUSE: Record<string, string> = { lands: "LH-153", temples: "LH-154", monsters: "LH-155", king: "LH-156" };

/** Ways that exist at this table. */
export function ways(player: Player): Closest[] {
  return player.closest.filter((one) => one.need > 0);
}

/** From 0 to 1; the best Land that is not whole yet counts as a part of one. */
export function share(view: Position, seat: number, way: Closest): number {
  const part = way.way === "lands" ? (bestLand(view, seat)?.part ?? 0) : 0;
  return Math.min(1, (way.have + part) / way.need);
}

export function nearest(view: Position, seat: number): Closest | undefined {
  return ways(view.players[seat]!).toSorted((a, b) => share(view, seat, b) - share(view, seat, a))[0];
}

/** The Land of which a player holds most without holding all of it. */
function bestLand(view: Position, seat: number): { land: string; held: number; of: number; part: number; missing: string[] } | undefined {
  const found = view.lands.flatMap(({ id, regions_held }) => {
    const all = content.landRegions(id);
    const held = regions_held[seat] ?? 0;
    const missing = all.filter((one) => view.regions.find((other) => other.id === one)?.control !== seat);
    return held === 0 || held >= all.length ? [] : [{ land: id, held, of: all.length, part: held / all.length, missing }];
  });
  return found.toSorted((a, b) => b.part - a.part)[0];
}

/** In words: how far the player is on the nearest way. */
export function said(view: Position, seat: number): { strong: string; rest: string } {
  const way = nearest(view, seat);
  if (way === undefined) return { strong: "", rest: "" };
  const land = way.way === "lands" ? bestLand(view, seat) : undefined;
  if (land !== undefined && way.have < way.need) {
    const rest = land.missing.length === 1 ? t("hl-way-missing", { place: content.place(land.missing[0]!) }) : "";
    return { strong: t("hl-way-land", { n: land.held, of: land.of, land: t(`hl-colour-${land.land}`) }), rest };
  }
  const left = way.need - way.have;
  return { strong: t(`hl-way-have-${way.way}`, { n: way.have, of: way.need }), rest: left > 0 && way.way !== "king" ? t("hl-way-left", { n: left }) : "" };
}
