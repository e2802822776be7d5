/** What an answer would set off, as the server foretells it, in words: whom it hits, from how much to how much. */

import { find, t } from "../../lib/i18n.svelte";
import type { Option } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { content } from "./content";
import type { ChangeView, ForetoldView } from "./game.gen";
import type { Position } from "./view";

/** What is foretold of an answer; undefined where nothing is. */
export function foretold(option: Partial<Option>): ForetoldView | undefined {
  return (option.foretold as ForetoldView | null | undefined) ?? undefined;
}

/** What no player has, and what a player has that is no good. */
const NOBODYS = new Set(["well", "oracle", "coliseum", "chains", "intensity"]);
const OF_PLAYERS = new Set(["greatness", "shackle", "cards"]);

/** All numbers that change, in one line; "" for none. */
function listed(view: Position, changes: ChangeView[]): string {
  return changes.map((change) => t("foretold-number", said(view, change))).join(" · ");
}

function said(view: Position, { what, seat, concept, before, after }: ChangeView): { label: string; from: number; to: number | string } {
  const numbers = { from: before, to: after };
  const name = seat < 0 ? t("hy-chronos") : seat === view.seat ? t("hy-now-you") : who(seat);
  if (NOBODYS.has(what)) return { label: t(`foretold-${what}`, { concept: content.name("concepts", concept) }), ...numbers };
  if (OF_PLAYERS.has(what)) return { label: t("foretold-of", { name, thing: t(`foretold-${what}`) }), ...numbers };
  return { label: name, from: before, to: t(`counted-${what}`, { number: after }) };
}

// -- Concept cards and Avatars -----------------------------------------------------------------------------------------

/** The main effect of a Concept card alone, and what of it can be said in numbers. */
export function mainNow(view: Position, card: string, told: ForetoldView | undefined): string {
  return [content.part("concept_cards", card, 1), now(view, told)].filter(Boolean).join(" ");
}

/** The same where it is not said yet who pays for it. */
export function mainForAll(view: Position, card: string, told: ForetoldView | undefined): string {
  const [amounts, effect] = [price(told), mainNow(view, card, told)];
  return amounts === "" ? effect : t("hy-at-price", { amounts, effect });
}

function now(view: Position, told: ForetoldView | undefined): string {
  const list = listed(view, told?.changes ?? []);
  return list && t("foretold-now", { list });
}

function price(told: ForetoldView | undefined): string {
  return Object.entries(told?.price ?? {}).map(([what, number]) => t(`counted-${what}`, { number })).join(", ");
}

/** What an Avatar does in a City from now on, what that would be as things stand, and what it brings no more at home. */
export function avatarThen(view: Position, avatar: string, told: ForetoldView | undefined): string {
  const list = listed(view, told?.changes ?? []);
  const then = t("hy-evil-then", { city: content.part("avatars", avatar, 3), home: content.part("avatars", avatar, 1) });
  return [then, list && t("hy-evil-stands", { list })].filter(Boolean).join(" ");
}

/** The card at one's own Concept that is resolved first with this character, or may be; at last when one passes, after the
    lower halves of Pillars that were not resolved: "" for none. */
export function resolvedFirst(view: Position, option: Option): string {
  const told = foretold(option);
  if (told?.card === undefined) return "";
  const amounts = price(told);
  const free = told.pillars === undefined ? "hy-first" : "hy-first-then";
  const key = told.unpaid ? "hy-first-unpaid" : amounts === "" ? free : told.may ? "hy-first-may" : "hy-first-paid";
  const card = t(key, { card: content.card(told.card), effect: mainNow(view, told.card, told), now: now(view, told), amounts }).trim();
  const pillars = (told.pillars ?? []).map((pillar) => content.name("pillars", pillar)).join(", ");
  return pillars === "" ? card : t("hy-first-lower", { pillars, card });
}

// -- Pillars -----------------------------------------------------------------------------------------------------------

/** What the upper half of a Pillar brings whoever takes it, with what it depends on. */
export function upperHalf(view: Position, pillar: string, told: ForetoldView | undefined): string {
  const key = `hy-upper-${pillar.replace("pillar_", "")}`;
  const vp = told?.upper?.find(({ what, seat }) => what === "vp" && seat === view.seat);
  const brings = told?.upper && find(`${key}-now`, { n: vp === undefined ? 0 : vp.after - vp.before });
  const left = told?.pieces === undefined ? "" : (told.pieces === 0 && find(`${key}-none`)) || t("hy-upper-left", { n: told.pieces });
  return [t(key), brings, left].filter(Boolean).join(" ");
}

/** Both halves of a Pillar, and what happens to Chronos. Alone, nobody receives the lower half. */
export function pillarEffect(view: Position, pillar: string, told: ForetoldView | undefined): string {
  const upper = upperHalf(view, pillar, told);
  const halves = view.seats > 1 ? t("hy-pillar-halves", { upper, lower: t(`hy-lower-${pillar.replace("pillar_", "")}`) }) : t("hy-pillar-alone", { upper });
  return [halves, toChronos(view, told)].filter(Boolean).join(" · ");
}

/** What it does to Chronos; that it does nothing where it always could: when a Pillar is taken, and alone. */
export function toChronos(view: Position, told: ForetoldView | undefined): string {
  if (told === undefined || view.chronos === null) return "";
  return listed(view, told.changes) || (view.seats === 1 || view.prompt.kind === "TakePillar" ? t("hy-taking-nothing") : "");
}
