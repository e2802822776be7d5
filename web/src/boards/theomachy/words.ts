/** Sentences of Theomachy: what a card needs, what a bet takes, what may be chosen. */

import type { Words } from "../../lib/board";
import { Filler, beside, capital, listed, sentence, type Values } from "../../lib/filler";
import { find, labelled, t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { KINDS, ORBS, content } from "./content";
import { speech } from "./game.gen";
import { ROMAN, add, leftAfter, one, own, position, risky, staked, sum, worth, type Position, type Tokens } from "./view";

export const filler = new Filler(speech, { pack: (id) => packName(String(id)) });

/** Followers in words: 1 Priest and 2 Disciples. */
export function tokensText(tokens: Tokens): string {
  return filler.amounts("token", Object.fromEntries(KINDS.map((kind, i) => [kind, tokens[i]!])));
}

/** What a card needs, or what a Power card gives: 2 Air, 4 Chaos. */
export function printed(id: string): string {
  const card = content.prayers.get(id);
  if (card === undefined) return "";
  const { essence, order, chaos } = card.requires ?? { essence: 1, order: card.orbs?.order ?? 0, chaos: card.orbs?.chaos ?? 0 };
  return parts(card.essence, essence, order, chaos);
}

/** What is missing for a card, in words. */
export function lacks(id: string, [essence = 0, order = 0, chaos = 0]: number[]): string {
  return parts(content.prayers.get(id)?.essence ?? "", essence, order, chaos);
}

function parts(name: string, essence: number, order: number, chaos: number): string {
  const found = essence > 0 ? [`${essence} ${content.name(name)}`] : [];
  if (order > 0) found.push(t("orbs-order", { number: order }));
  if (chaos > 0) found.push(t("orbs-chaos", { number: chaos }));
  return found.join(", ");
}

export function packName(id: string): string {
  const [box = "", mark = ""] = id.split("-");
  return capital(t("pack-of", { mark: mark.toUpperCase(), box: t(`box-${box}`) }));
}

// -- questions ----------------------------------------------------------------------------------------------------

function prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, raw: View): string {
  return sentence([`th-ask-${ask.kind}`, `prompt-${ask.kind}`], promptValues(ask, position(raw)));
}

function promptValues({ params: given, options }: Pick<Ask, "params" | "options">, view: Position): Values {
  const player = own(view);
  return {
    ...filler.fill(given, view),
    round: view.round,
    owes: sum(player.debt),
    debt: tokensText(player.debt),
    payable: leftAfter(player.cult, player.debt) === null ? "no" : "yes",
    power: player.power,
    best: Math.max(0, ...view.players.flatMap((other, seat) => (seat === view.seat ? [] : [other.power]))),
    picks: player.picks,
    next: who((view.seat + 1) % view.seats),
    cult: player.cult.join("/"),
    ante: view.next_ante,
    ...beside("god", content.name(player.god), filler.forms("god", player.god)),
    myth: player.myth_top === "" ? "none" : content.name(player.myth_top),
    cost: content.myths.get(player.myth_top)?.cost ?? 0,
    miracles: player.miracles,
    asks: options[0]?.kind ?? "",
  };
}

// -- options ------------------------------------------------------------------------------------------------------

/** What a bet takes from the Cult: the debt, and the follower that is added to it. */
export function price(option: Option, view: Position): Tokens {
  const { debt } = own(view);
  return option.kind === "raise" ? add(debt, one(option.args[0]!)) : debt;
}

function becomes(option: Option, view: Position): string {
  const { cult } = own(view);
  const left = leftAfter(cult, price(option, view));
  return left === null ? "" : t("th-cult-becomes", { cult: cult.join(" / "), left: left.join(" / ") });
}

function moveValues(option: Option, view: Position, seat = view.seat): Values {
  const [first = ""] = option.args;
  const player = view.players[Math.max(0, seat)]!;
  const values: Values = {
    prompt: view.prompt.kind ?? "",
    needs: printed(first),
    debt: tokensText(player.debt),
    left: leftAfter(player.cult, price(option, view))?.join("/") ?? "–",
    ...filler.parts(option, view),
  };
  if (option.kind === "invoke") Object.assign(values, beside("god", content.name(player.god), filler.forms("god", player.god)));
  if (option.kind === "buy" || option.kind === "bury") values["myth"] = content.name(player.myth_top);
  if (option.kind === "slot") values["card"] = slotName(view, Number(first) - 1);
  if (option.kind === "drop") values["cards"] = listed(first.split("+").map((place) => content.name(view.picks?.[Number(place) - 1] ?? place)));
  if (option.kind === "place") Object.assign(values, placeValues(view, Number(first) - 1));
  return values;
}

function slotName(view: Position, slot: number): string {
  return content.name(view.constellation[slot] ?? "") || t("board-hidden");
}

function placeValues(view: Position, place: number): Values {
  const card = view.track[place] ?? "";
  return { card: card === "" ? t("empty-place") : content.name(card), price: t(`price-${content.prices[place]}`), needs: printed(card) };
}

/** A whole move in words. */
function move(option: Option, raw: View): string {
  const values = moveValues(option, position(raw));
  return capital(sentence([`th-do-${option.kind}`, `move-${option.kind}`], values));
}

const CARD_MOVES = new Set(["play", "pick", "card", "visit", "god", "myth"]);

/** The cards of the hand that answer to what others do: before them a Power card is no end in itself. */
function answers(view: Position): string[] {
  return [...new Set(view.hand ?? [])].filter((card) => content.prayers.get(card)?.when === "reaction");
}

function isPower(option: Option): boolean {
  return option.kind === "play" && content.prayers.get(option.args[0] ?? "")?.type === "power";
}

function label(option: Option, view: Position): string {
  const [first = ""] = option.args;
  if (view.prompt.kind === "React" && isPower(option) && answers(view).length > 0) {
    return t("th-answer-with", { answer: listed(answers(view).map((card) => content.name(card)), "disjunction"), power: content.name(first) });
  }
  if (CARD_MOVES.has(option.kind)) return content.name(first);
  if (option.kind === "place") return content.name(view.track[Number(first) - 1] ?? "");
  return move(option, view);
}

function detail(option: Option, view: Position): string {
  const [first = ""] = option.args;
  const player = own(view);
  switch (option.kind) {
    case "follow":
    case "raise":
      return becomes(option, view);
    case "fold":
      return t("th-fold-loses", { n: worth(staked(player)) });
    case "god":
      return `${content.effect(first)} ${labelled(t("th-demand"), content.demand(first))}`;
    case "pantheon":
      return listed(content.godsOf(first).map((god) => content.name(god)));
    case "pack":
      return listed((content.packs.get(first) ?? []).map((card) => content.name(card)));
    case "invoke":
      return content.effect(player.god);
    case "buy":
      return content.effect(player.myth_top);
    case "place":
      return placeDetail(view, Number(first) - 1);
    case "player":
      return t("th-player-has", { n: view.players[Number(first) - 1]?.hand ?? 0, tokens: tokensText(staked(view.players[Number(first) - 1]!)) });
    case "play":
      return view.prompt.kind === "React" && isPower(option) ? `${t("th-power-first")} ${content.effect(first)}` : content.effect(first);
    default:
      return CARD_MOVES.has(option.kind) ? content.effect(first) : (find(`th-about-${option.kind}`, { phase: view.phase, prompt: view.prompt.kind ?? "" }) ?? "");
  }
}

/** What the card does, after a warning if its price would cost the next ante. */
function placeDetail(view: Position, place: number): string {
  const text = content.effect(view.track[place] ?? "");
  return risky(view).includes(place) ? `${t("th-risky", { ante: view.next_ante })} ${text}` : text;
}

/** Where in the Hand we are. */
function step(view: Position): string {
  return t("th-step", { phase: view.phase, round: ROMAN[view.round] ?? "", hand: view.hand_number });
}

export const words: Words = {
  place: (id) => content.name(id),
  prompt,
  waiting: (raw, name) => t("theomachy-wait", { name, kind: raw.prompt.kind ?? "other" }),
  option: (option, raw) => ({ label: label(option, position(raw)), detail: detail(option, position(raw)) }),
  origin: (place) => ({ label: content.name(place), detail: "" }),
  move,
  member: (_, member, raw) => {
    const card = position(raw).picks?.[Number(member) - 1] ?? "";
    return `${content.name(card)} (${printed(card)})`;
  },
  event: filler.event,
  deed: filler.deed,
  concerns: filler.concerns,
  params: filler.params,
  step: (raw) => step(position(raw)),
  head: (raw) => (raw.prompt.kind === "React" ? t("th-everyone") : undefined),
};

/** The names of Orbs and Essences beside their numbers, for those who hear them. */
export function needText(of: string, have: number, need: number): string {
  const name = ORBS.includes(of as never) ? t(`orbs-${of}`, { number: need }) : `${need} ${content.name(of)}`;
  return t("th-need", { need: name, have });
}
