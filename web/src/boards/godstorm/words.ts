/** Keys and parameters become sentences: the names of seats, places, gods and cards are filled in here. */

import type { Words } from "../../lib/board";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, GameEvent, Option, Params, View } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { content } from "./content";
import { look } from "./look";
import { GODS, armies, isNeutral, kindsIn, owner, position, type Position } from "./view";

type Values = Record<string, string | number>;

/** A seat as the texts speak of it: by its pantheon, in the plural, or by its player as long as it has none. */
function seatWords(view: Position, seat: number): string {
  const id = isNeutral(seat) ? view.neutral : (view.players[seat]?.pantheon ?? "");
  if (!id) return who(seat);
  return t(isNeutral(seat) ? "neutral-pantheon" : "the-pantheon", { pantheon: content.pantheon(id) });
}

function godName(view: Position, seat: number, kind: number | string): string {
  const word = typeof kind === "number" ? (GODS[kind] ?? "") : kind;
  return content.god(view.players[seat]?.pantheon ?? "", word) || t(`god-type-${word}`);
}

function placeName(id: string): string {
  return id === "heaven" ? t("heaven") : content.place(id);
}

/** A place by its number; the one beyond the last is the own heaven. */
export function placeByNumber(number: number): string {
  const id = content.places[number];
  return id === undefined ? t("heaven") : content.place(id);
}

function listed(items: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(items);
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

function prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, raw: View): string {
  const view = position(raw);
  const turn = view.turn_state;
  const kind = ask.kind === "Assault" && turn.attacked ? "Assault-on" : ask.kind;
  const values: Values = {
    raised: turn.raised,
    faith: view.players[ask.seat]?.faith ?? 0,
    origin: placeByNumber(turn.origin),
    target: placeByNumber(turn.target),
    god: godName(view, ask.seat, typeof ask.params["kind"] === "number" ? ask.params["kind"] : "war"),
    card: typeof ask.params["card"] === "number" ? cardByNumber(ask.params["card"]) : "",
    asks: ask.options[0]?.kind ?? "other",
  };
  return find(`gs-ask-${kind}`, values) ?? find(`prompt-${ask.kind}`, values) ?? ask.kind;
}

function cardByNumber(number: number): string {
  return content.card([...content.cards.keys()][number] ?? "");
}

function waiting(raw: View, name: string): string {
  return t("gs-wait", { name, kind: raw.prompt.kind ?? "other" });
}

// -- options ------------------------------------------------------------------------------------------------------

function moveValues(option: Option, view: Position, seat = view.seat): Values {
  const [first = "", second = ""] = option.args;
  return {
    number: Number(first) || 0,
    place: placeName(second || first),
    origin: placeName(first),
    pantheon: t("the-pantheon", { pantheon: content.pantheon(first) }),
    card: content.card(first),
    cost: content.cards.get(first)?.cost ?? 0,
    deck: t(`deck-${first}`),
    god: godName(view, seat, first),
    godtype: capital(t(`god-type-${first}`)),
    gods: first === "none" ? t("no-gods") : listed(first.split("+").map((kind) => godName(view, seat, kind))),
    seat: /^\d+$/.test(first) ? seatWords(view, Number(first) - 1) : first,
    forces: `${armies(view, first)} : ${armies(view, second)}`,
  };
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
  return { label, detail: optionDetail(option, view), ...optionCost(option) };
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
  if (option.kind === "buy") return t("gs-cards-held", { n: view.decks[GODS.indexOf(first as never)] ?? 0, deck: t(`deck-${first}`) });
  if (option.kind === "pantheon") return listed(GODS.map((kind) => content.god(first, kind)));
  return "";
}

function optionCost(option: Option): { cost?: string } {
  const first = option.args[0] ?? "";
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
  for (const [seat, player] of view.players.entries()) {
    player.gods.forEach((where, kind) => where === place && found.push(godName(view, seat, kind)));
  }
  if (view.temples.includes(place)) found.push(t("gs-temple"));
  if (view.plague.includes(place)) found.push(t("gs-plague"));
  return found;
}

function listParts(items: string[]): string {
  return items.filter((item) => item !== "").join(" · ");
}

// -- events -------------------------------------------------------------------------------------------------------

const SEATS = new Set(["seat", "defender", "loser", "first", "of", "source"]);
const PLACES = new Set(["place", "origin", "source", "target"]);

function event(happened: GameEvent, raw: View): string {
  const view = position(raw);
  return capital(t(`event-${happened.kind}`, eventValues(happened, view)));
}

function eventValues(happened: GameEvent, view: Position): Values {
  const values: Values = { card: "unknown", cards: "unknown", change: happened["lost"] === undefined ? "gained" : "lost" };
  for (const [name, value] of Object.entries(happened)) values[name] = eventValue(name, value, happened, view);
  const chosen = happened["option"] as Option | undefined;
  if (chosen !== undefined) values["move"] = t(`move-${chosen.kind}`, moveValues(chosen, view, happened.seat));
  if (happened.kind === "battle") Object.assign(values, losses(happened));
  if (happened.kind === "invasion") {
    values["force"] = Number(happened["gods"]) > 0 ? 1 : 0;
  }
  if (happened.kind === "pantheon-chosen") values["name"] = who(happened.seat ?? -1);
  if (happened.kind === "game-over") values["number"] = (happened["winners"] as number[]).length;
  return values;
}

function eventValue(name: string, value: unknown, happened: GameEvent, view: Position): string | number {
  if (SEATS.has(name) && typeof value === "number") return seatWords(view, value);
  if (name === "heir" && typeof value === "number") return value < 0 ? "nobody" : seatWords(view, value);
  if (PLACES.has(name) && typeof value === "string") return placeName(value);
  if (name === "god" && typeof value === "number") return godName(view, happened.seat ?? 0, value);
  if (name === "against" && typeof value === "number") return godName(view, Number(happened["defender"] ?? 0), value);
  if (name === "gods" && typeof value === "number") return listed(kindsIn(value).map((kind) => godName(view, happened.seat ?? 0, kind)));
  if (name === "pantheon" && typeof value === "number") return t("the-pantheon", { pantheon: content.pantheon(content.pantheonIds[value] ?? "") });
  if (name === "card" && typeof value === "string") return content.card(value);
  if (name === "deck") return t(`deck-${typeof value === "number" ? GODS[value] : value}`);
  if (name === "continent" && typeof value === "string") return content.continent(value);
  if (name === "decks" && Array.isArray(value)) return boughtDecks(value as number[]);
  if (name === "bids" && Array.isArray(value)) return (value as number[]).map((bid, seat) => `${seatWords(view, seat)} ${bid}`).join(", ");
  if ((name === "winners" || name === "order") && Array.isArray(value)) return listed((value as number[]).map((seat) => seatWords(view, seat)));
  if (name === "cards" && Array.isArray(value)) return listed((value as string[]).map((card) => content.card(card)));
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "number" || typeof value === "string" ? value : "";
}

function boughtDecks(counts: number[]): string {
  return listed(counts.flatMap((n, deck) => (n > 0 ? [t("gs-cards-held", { n, deck: t(`deck-${GODS[deck]}`) })] : [])));
}

/** How many armies each side lost: told by the event, else read off the dice with ties to the defender. */
export function losses(happened: GameEvent): { attack_lost: number; defence_lost: number } {
  if (typeof happened["attack_lost"] === "number" && typeof happened["defence_lost"] === "number") {
    return { attack_lost: happened["attack_lost"], defence_lost: happened["defence_lost"] };
  }
  const sorted = (dice: unknown) => [...(dice as number[])].sort((a, b) => b - a);
  const [attack, defence] = [sorted(happened["attack"]), sorted(happened["defence"])];
  const pairs = Math.min(attack.length, defence.length);
  let lost = 0;
  for (let i = 0; i < pairs; i++) if (attack[i]! > defence[i]!) lost += 1;
  return { attack_lost: pairs - lost, defence_lost: lost };
}

// -- refusals -----------------------------------------------------------------------------------------------------

function params(given: Params, raw: View): Params {
  const view = position(raw);
  const values: Params = { given: given["player"] !== undefined ? "player" : given["god"] !== undefined ? "one" : given["place"] !== undefined ? "place" : "none" };
  for (const [name, value] of Object.entries(given)) values[name] = refusalValue(name, value, view);
  if (typeof given["god"] !== "undefined") values["godtype"] = capital(t(`god-type-${godWord(given["god"])}`));
  return values;
}

function godWord(value: string | number): string {
  return typeof value === "number" ? (GODS[value] ?? "") : value;
}

function refusalValue(name: string, value: string | number, view: Position): string | number {
  if (name === "player" && typeof value === "number") return seatWords(view, value - 1); // refusals count players from 1
  if (PLACES.has(name) && typeof value === "string") return placeName(value);
  if (name === "card" && typeof value === "string") return content.card(value);
  if (name === "god") return godName(view, view.seat, value);
  if (name === "pantheon" && typeof value === "string") return t("the-pantheon", { pantheon: content.pantheon(value) });
  if (name === "deck") return t(`deck-${godWord(value)}`);
  return value;
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
  move: (option, raw) => capital(t(`move-${option.kind}`, moveValues(option, position(raw)))),
  member: (_, member, raw) => godName(position(raw), raw.seat, member),
  event,
  params,
  step: (raw) => t("gs-step", { kind: raw.prompt.kind ?? "other" }),
};

function originDetail(place: string, options: Option[], view: Position): string {
  if (options[0]?.kind === "route") return options.map((option) => placeName(option.args[1]!)).join(", ");
  const there = place === "heaven" ? heavenArmies(view) : armies(view, place);
  return `${t("gs-n-armies", { n: there })}, ${t("gs-targets", { n: options.length })}`;
}

function heavenArmies(view: Position): number {
  return view.players[view.seat]?.heaven ?? 0;
}
