/** A Combat in words: who fights, what each part of the Force is, and what follows. Everything is said by the view. */

import type { Gesture, Link } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { who } from "../../lib/seats";
import type { TableStore } from "../../lib/table.svelte";
import { content } from "./content";
import type { CombatView, ForceView, OutcomeView, ProspectView, SideView } from "./game.gen";
import { characterName, position, type Position } from "./view";

export type Role = "attacker" | "defender";

/** The roles as they are drawn: who looks stands below, otherwise the defender. */
export function lanes(view: Position): [above: Role, below: Role] {
  return view.combat!.attacker.seat === view.seat && view.seat >= 0 ? ["defender", "attacker"] : ["attacker", "defender"];
}

/** Who fights on a side: a character, or what the game sends. */
export function fighter(view: Position, role: Role): string {
  const side = view.combat![role];
  return side.seat < 0 ? enemy(view.combat!) : characterName(view, side.seat, side.character);
}

function enemy(combat: CombatView): string {
  return combat.about === "" ? t("combat-primordial") : content.card(combat.about);
}

/** What the Combat is about, in one line. */
export function about(view: Position): string {
  const combat = view.combat!;
  const city = combat.city === "" ? "" : content.name("cities", combat.city);
  if (combat.technology !== "") return t("hy-fight-contest", { technology: content.card(combat.technology), city });
  if (combat.city !== "") return t("hy-fight-city", { city });
  return t(`hy-fight-${combat.kind}`, { name: enemy(combat) });
}

/** A summand with its name, and the sum so far. */
export interface Line {
  name: string;
  n: number;
  sum: number;
  /** Only if the chosen card is played. */
  coming?: boolean;
}

function partName(part: ForceView): string {
  const name = part.of === "combo" ? content.name("combo_images", part.id) : part.of === "element" ? content.name("elements", part.id) : content.card(part.id);
  return t(`hy-part-${part.of}`, { name: part.id === "" ? "none" : name });
}

/** The Force of a side as a sum; with a chosen card what that would add. */
export function ledger(side: SideView, card: string | null, prospect: ProspectView | undefined): Line[] {
  let sum = 0;
  const lines: Line[] = side.parts.map((part) => ({ name: partName(part), n: part.n, sum: Math.max(0, (sum += part.n)) }));
  if (card === null || prospect === undefined) return lines;
  const entry = content.conflict(card)!;
  const add = (name: string, n: number) => n !== 0 && lines.push({ name, n, sum: Math.max(0, (sum += n)), coming: true });
  const image = entry.combo_left === null ? "" : content.name("combo_images", entry.combo_left);
  lines.push({ name: content.card(card), n: entry.force, sum: Math.max(0, (sum += entry.force)), coming: true });
  add(t("hy-part-combo", { name: image }), prospect.combo);
  const unknown = prospect.force === 0 && sum < 0; // a Force is never below 0: what a text would bring is not seen there
  add(t("hy-part-text", { name: content.card(card) }), unknown ? 0 : prospect.force - sum);
  return lines;
}

/** +2, −1. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What follows if a side wins, sentence by sentence. */
export function outcomes(view: Position, role: Role): string[] {
  return view.combat!.follows[role === "attacker" ? 0 : 1]!.map((one) => outcome(view, one));
}

function outcome(view: Position, one: OutcomeView): string {
  const fallen = one.what === "wounded" || one.what === "underworld";
  const name = fallen ? characterName(view, one.seat, one.id) : one.id === "" ? t("combat-primordial") : content.card(one.id);
  return t(`hy-then-${one.what}`, { mine: one.seat >= 0 && one.seat === view.seat ? "yes" : "no", seat: one.seat < 0 ? t("hy-chronos") : who(one.seat), name, n: one.n });
}

// -- the own choice ---------------------------------------------------------------------------------------------------

/** The card that is chosen to be played next, if one is. */
export function chosenCard(table: TableStore): string | null {
  const option: Option | undefined = table.ask === null || table.choice === null ? undefined : table.choice.option(table.choice.picked ?? table.ask.sealed ?? "");
  return option?.kind === "play" ? (option.args[0] ?? null) : null;
}

/** The Force that the own choice would leave to a side; null where it changes nothing. */
export function afterChoice(table: TableStore, view: Position, role: Role): number | null {
  const own = chosenCard(table);
  const seen = own === null ? undefined : view.prospects?.[own];
  if (seen === undefined) return null;
  const side = view.combat![role];
  const force = side.seat === view.seat ? seen.force : seen.against;
  return force === side.force ? null : force;
}

/** Whether a side has sealed its answer of this round. */
export function hasSealed(table: TableStore, view: Position, seat: number): boolean {
  return (view.prompt.seal ?? []).includes(seat) && !(table.shown?.waiting ?? []).includes(seat);
}

/** Where the image of a card joins that of the one before it. */
export function joinedAt(side: SideView, place: number): ForceView | undefined {
  return side.parts.find((part) => part.of === "combo" && part.place === place);
}

/** What a card would make of both Forces, at the end of its row in the list. */
export function brings(option: Option, view: Position): { cost?: string } {
  const seen = option.kind === "play" ? view.prospects?.[option.args[0] ?? ""] : undefined;
  if (seen === undefined || view.combat === null) return {};
  const own = view.combat.attacker.seat === view.seat ? view.combat.attacker : view.combat.defender;
  return { cost: `${own.force} → ${seen.force}` };
}

/** The rounds of a Combat as a chain; between players the answer is sealed. */
export function fighting(ask: Ask, raw: View, common: Gesture): Gesture {
  const { round } = position(raw).combat!;
  if (ask.kind !== "GoOn") return { icon: "crossed-swords", ...(ask.kind === "PlayOn" ? { title: t("hy-title-fight") } : {}) };
  const links: Link[] = Array.from({ length: Math.min(3, round) }, (_, i) => i + Math.max(1, round - 2)).map((n) => ({ label: t("hy-round-n", { n }), state: n < round ? "done" : "now" }));
  const move = common.primary as (option: Option) => string;
  return { icon: "wax-seal", title: t("hy-title-round", { n: round }), links: [...links, { label: t("hy-link-result"), state: "later" }], primary: (option) => t("hy-seal", { move: move(option) }) };
}
