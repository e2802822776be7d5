/** What a character or a seat is doing, in a few words. */

import { t } from "../../lib/i18n.svelte";
import type { TableStore } from "../../lib/table.svelte";
import { content } from "./content";
import { locationOf, type CharacterView, type Position } from "./view";
import { placeName } from "./words";

/** Where a character is or goes: of others, a token under it is hidden. */
export function characterStatus(view: Position, seat: number, one: CharacterView): string {
  if (one.fallen > 0) return t(one.id === "olympian" ? "hy-wounded" : "hy-fallen");
  if (one.place !== "") return placeName(content.entry("cities", one.place) ? one.place : locationOf(one.place));
  const plan = seat === view.seat ? view.plan : view.mates_plans?.[String(seat)];
  const token = plan?.[one.id];
  if (token !== undefined) return t(`token-${token}`);
  if (one.planned > 0) return t("hy-token-hidden");
  if (view.prompt.kind === "Go" && view.prompt.seat === seat && view.prompt.fields?.["character"] === one.id) return t("hy-under-way");
  return t(one.spent > 0 ? "hy-spent" : one.id === "olympian" ? "hy-chooses-later" : "hy-at-home");
}

/** What a seat is about, for its plate in the rail; `done` if it waits for the others. */
export function seatStatus(table: TableStore, view: Position, seat: number): { text: string; done: boolean } {
  const waiting = table.shown?.waiting ?? [];
  const info = table.seat(seat);
  const away = info?.stand_in ? t("hy-status-standin") : "";
  const plus = (text: string) => [text, away].filter(Boolean).join(", ");
  if (table.thinking.includes(seat)) return { text: t("hy-status-thinking"), done: false };
  if (view.phase === "planning") return { text: plus(t(waiting.includes(seat) ? "hy-status-planning" : "hy-status-planned")), done: !waiting.includes(seat) };
  const player = view.players[seat]!;
  if (player.passed > 0 && view.phase === "action") return { text: plus(t("hy-status-passed")), done: true };
  const placed = player.characters.filter((one) => one.place !== "").length;
  return { text: plus(view.phase === "action" ? t("hy-status-placed", { n: placed }) : ""), done: false };
}
