/** Sentences of Godstorm: pantheons act in the plural and by name, gods bear their own names. */

import type { Words } from "../../lib/board";
import { Filler, beside, capital, formsOf, listed, moveOf, playerForms, sentence, type Forms, type Values } from "../../lib/filler";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { content } from "./content";
import { speech } from "./game.gen";
import { look } from "./look";
import { GODS, armies, godsAt, isNeutral, owner, position, type Position } from "./view";

export const filler = new Filler(
  speech,
  {
    seat: (seat, _, view) => seatForms(position(view), Number(seat))["the"] ?? "",
    place: (id) => placeName(String(id)),
    card: (id) => content.card(String(id)),
    god: (kind, given, view) => godName(position(view), Number(given["seat"] ?? view.seat), String(kind)),
    "attacking-god": (kind, _, view) => godName(position(view), position(view).turn, String(kind)),
    "defending-god": (kind, given, view) => godName(position(view), Number(given["defender"]), String(kind)),
    "god-type": (kind) => capital(t(`god-type-${kind}`)),
    pantheon: (id) => t(`pantheon-${id}.the`),
    move: (text, given, view) => moveText(moveOf(String(text)), position(view), Number(given["seat"])),
  },
  {
    seat: (seat, _, view) => seatForms(position(view), Number(seat)),
    god: (kind, given, view) => godForms(position(view), Number(given["seat"] ?? view.seat), String(kind)),
    "attacking-god": (kind, _, view) => godForms(position(view), position(view).turn, String(kind)),
    "defending-god": (kind, given, view) => godForms(position(view), Number(given["defender"]), String(kind)),
  },
);

/** A seat as the texts speak of it: by its pantheon, in the plural, or by its player as long as it has none. */
function seatForms(view: Position, seat: number): Forms {
  const id = isNeutral(seat) ? view.neutral : (view.players[seat]?.pantheon ?? "");
  if (!id) return playerForms(who(seat));
  return isNeutral(seat) ? formsOf("neutral-pantheon", { pantheon: content.pantheon(id) }) : formsOf(`pantheon-${id}`);
}

function godForms(view: Position, seat: number, kind: string): Forms {
  const id = content.pantheons.get(view.players[seat]?.pantheon ?? "")?.gods[kind];
  return formsOf(id === undefined ? `god-type-${kind}` : `god-${id}`);
}

/** A place as a sentence is given it: `place`, `place_of`, `place_in`. */
export function placeValues(name: string, id: string): Values {
  return beside(name, placeName(id), formsOf(`place-${id}`));
}

function godName(view: Position, seat: number, kind: string): string {
  return content.god(view.players[seat]?.pantheon ?? "", kind) || t(`god-type-${kind}`);
}

export function placeName(id: string): string {
  return id === "heaven" ? t("place-heaven") : content.place(id);
}

function prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, raw: View): string {
  const view = position(raw);
  const turn = view.turn_state;
  const kind = ask.kind === "Assault" && turn.attacked ? "Assault-on" : ask.kind;
  const values: Values = {
    raised: turn.raised,
    faith: view.players[ask.seat]?.faith ?? 0,
    asks: ask.options[0]?.kind ?? "other",
    bought: Object.values(turn.bought).reduce((sum, n) => sum + n, 0),
    ...filler.fill({ attacker: view.turn, origin: turn.origin, target: turn.target, god: ask.params["kind"] ?? "war", ...ask.params }, view),
  };
  return sentence([`gs-ask-${kind}`, `prompt-${ask.kind}`], values);
}

function waiting(raw: View, name: string): string {
  return t("godstorm-wait", { name, kind: raw.prompt.kind ?? "other" });
}

// -- options ------------------------------------------------------------------------------------------------------

function moveValues(option: Pick<Option, "kind" | "args">, view: Position, seat = view.seat): Values {
  const [first = "", second = ""] = option.args;
  return { ...filler.parts(option, view, { seat }), cost: content.cards.get(first)?.cost ?? 0, forces: `${armies(view, first)}\u00a0:\u00a0${armies(view, second)}` };
}

function moveText(option: Pick<Option, "kind" | "args">, view: Position, seat = view.seat): string {
  return t(`move-${option.kind}`, moveValues(option, view, seat));
}

function optionWords(option: Option, raw: View): { label: string; detail: string; cost?: string; look?: number } {
  const view = position(raw);
  const place = option.places.at(-1);
  if (option.kind === "hand-in") return { label: content.card(option.args[0]!), detail: t(`symbol-${content.symbol(option.args[0]!)}`) };
  if (option.kind === "attack" || option.kind === "enter") {
    return { label: placeName(option.args[1]!), detail: listParts([way(option), ...facts(view, option.args[1]!)]), ...holder(view, option.args[1]!) };
  }
  if (option.args.length === 1 && place !== undefined) {
    return { label: content.place(place), detail: listParts(facts(view, place)), ...holder(view, place) };
  }
  const key = option.kind === "play" ? "gs-play" : `move-${option.kind}`;
  const label = capital(t(key, moveValues(option, view)));
  return { label, detail: optionDetail(option, view), ...optionCost(option, view) };
}

/** The mark of another seat that holds the place. */
function holder(view: Position, place: string): { look?: number } {
  const seat = owner(view, place);
  return seat < 0 || seat === view.seat ? {} : { look: look(view, seat) };
}

function optionDetail(option: Option, view: Position): string {
  const first = option.args[0] ?? "";
  if (option.kind === "play" || option.kind === "use" || option.kind === "relic") return cardEffect(first);
  if (option.kind === "summon" || option.kind === "champion") return find(`gs-power-${first}`) ?? "";
  if (option.kind === "buy") return listParts([t("gs-cards-held", { n: view.decks[first] ?? 0, deck: first }), taken(view, first)]);
  if (option.kind === "pantheon") return listed(GODS.map((kind) => content.god(first, kind)));
  return "";
}

/** Cards that are named already; they are paid and drawn together at the end. */
function taken(view: Position, deck: string): string {
  const n = view.turn_state.bought[deck] ?? 0;
  return n === 0 ? "" : t("gs-taken", { n });
}

function optionCost(option: Option, view: Position): { cost?: string } {
  const first = option.args[0] ?? "";
  if (option.kind === "buy") return { cost: t("gs-cost", { n: content.cardPrice(view.players[view.seat]?.relics ?? []) }) };
  if (option.kind === "summon") return { cost: t("gs-summon-price") };
  const card = option.kind === "play" ? content.cards.get(first) : undefined;
  if (card === undefined) return {};
  return { cost: card.cost === 0 ? t("gs-free") : t("gs-cost", { n: card.cost }) };
}

export function cardEffect(id: string): string {
  const card = content.cards.get(id);
  const text = settings.lang === "fr" ? (card?.["effect_fr"] ?? card?.["effect"]) : card?.["effect"];
  return typeof text === "string" ? text : "";
}

function way(option: Option): string {
  const [from = "", to = ""] = option.args;
  if (from === "heaven") return t("gs-from-heaven");
  return content.lands.get(from)?.water.includes(to) ? t("gs-by-sea") : content.lands.has(from) ? t("gs-by-land") : "";
}

/** What stands on a place, in the fixed order of the guide. */
export function facts(view: Position, place: string): string[] {
  const holder = owner(view, place);
  const found = holder < 0 ? [t("gs-unoccupied")] : [t("gs-n-armies", { n: armies(view, place) })];
  for (const { seat, kind } of godsAt(view, place)) found.push(godName(view, seat, kind));
  if (view.temples.includes(place)) found.push(t("gs-temple"));
  if (view.plague.includes(place)) found.push(t("gs-plague"));
  return found;
}

function listParts(items: string[]): string {
  return items.filter((item) => item !== "").join(" · ");
}

export const words: Words = {
  place: placeName,
  prompt,
  waiting,
  option: optionWords,
  origin: (place, options, raw) => ({
    label: capital(placeName(place)),
    detail: originDetail(place, options, position(raw)),
  }),
  move: (option, raw) => capital(moveText(option, position(raw))),
  member: (_, member, raw) => godName(position(raw), raw.seat, member),
  event: filler.event,
  deed: filler.deed,
  concerns: filler.concerns,
  params: filler.params,
  against,
  step: (raw) => t("gs-step", { kind: stepOf(position(raw)) }),
};

/** An invasion of the Underworld is a step of its own, whatever is asked in it. Before one is declared, the last one's target still stands. */
function stepOf(view: Position): string {
  const kind = view.prompt.kind ?? "other";
  return kind !== "Invade" && INVADING.has(kind) && content.spaces.has(view.turn_state.target) ? "InvadeUnderworld" : kind;
}

const INVADING = new Set(["Invade", "Commit", "BringGods", "Assault", "Defend", "MoveMore", "GodsFollow", "AnswerWithSky", "ChooseAttackingGod", "ChooseDefendingGod"]);

/** Who invades what of the one who is asked, with how many and which gods. */
function against(ask: Ask, raw: View): string | undefined {
  const view = position(raw);
  const { target, declared, force } = view.turn_state;
  if (!INVADING.has(ask.kind) || target === "") return undefined;
  return capital(t("gs-against", { ...filler.fill({ seat: view.turn, place: target, gods: force }, view), n: declared }));
}

function originDetail(place: string, options: Option[], view: Position): string {
  if (options[0]?.kind === "route") return options.map((option) => placeName(option.args[1]!)).join(", ");
  const there = place === "heaven" ? heavenArmies(view) : armies(view, place);
  return `${t("gs-n-armies", { n: there })}, ${t("gs-targets", { n: options.length })}`;
}

function heavenArmies(view: Position): number {
  return view.players[view.seat]?.heaven ?? 0;
}
