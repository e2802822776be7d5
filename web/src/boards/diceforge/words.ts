/** Keys and parameters become sentences: names of players, faces, feats and places are filled in here. */

import type { Words } from "../../lib/board";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, GameEvent, Option, Params, View } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { settings } from "../../lib/settings.svelte";
import { amount, content, gainOf, gainWords, RESOURCES, type Resource } from "./content";
import { faceEffect, spaceEffect } from "./effects";
import { DICE, goldOf, position, shown, type Die, type DieName, type Position } from "./view";

type Values = Record<string, string | number>;
type Fields = Record<string, unknown>;

function listed(items: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(items);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** Equal things are counted, not repeated: "1 Gold three times, 3 Gold". */
function counted(faces: string[]): string {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].map(([face, n]) => (n === 1 ? content.name(face) : t("df-times", { face: content.name(face), n }))).join(", ");
}

export function dieWords(die: Die, name: DieName): string {
  return t("df-die", { die: capital(t(`word-${name}`)), faces: counted(die.faces), shown: content.name(shown(die)) });
}

// -- questions ----------------------------------------------------------------------------------------------------------

type Asked = Pick<Ask, "kind" | "params" | "seat" | "options">;

function prompt(ask: Asked, raw: View): string {
  const values = promptValues(ask, position(raw));
  return find(`df-ask-${ask.kind}`, values) ?? find(`prompt-${ask.kind}`, values) ?? ask.kind;
}

function promptValues(ask: Asked, view: Position): Values {
  const fields = ask.params as Fields;
  const number = (name: string) => Number(fields[name] ?? 0);
  const own = view.players[ask.seat]!;
  const place = number("place");
  const scepter = own.scepters.length > 0;
  const space = content.spaces.get([...content.spaces.keys()][number("space")] ?? "");
  const resource = RESOURCES[number("resource")] ?? "gold";
  const slot = content.slotIds[number("slot")] ?? "";
  const stage = number("stage");
  return {
    ...plain(fields),
    allgold: goldOf(own),
    gold: ask.kind === "StoreGold" ? number("gold") : own.gold,
    sunhad: own.sun,
    moonhad: own.moon,
    source: fields["source"] === undefined ? "" : content.name(content.source(fields["source"])),
    first: content.name(content.face(fields["first"])),
    second: content.name(content.face(fields["second"])),
    face: content.name(content.face(fields["face"])),
    slot,
    cost: gainWords(content.slots.get(slot)?.cost),
    result: rolled(view, ask.seat, number("dice")),
    price: ask.kind === "PayGold" ? number("price") : gainWords(space?.pay),
    gain: ask.kind === "OfferRefusal" ? amount(resource, number("amount")) : gainWords(space?.gain),
    glory: ask.kind === "OfferRefusal" ? number("amount") * content.refusalRate(resource) : own.glory,
    number: ask.kind === "ChooseDie" ? number("number") : ask.kind === "PayShards" ? stage + 1 : place + 1,
    card: scepter ? "scepter" : "hammer",
    there: scepter ? (own.scepters[place] ?? 0) : own.hammer,
    from: stage < FIRST_ANCIENT ? "scepter" : stage === FIRST_ANCIENT ? "ancientsun" : "ancientmoon",
    ancient: own.ancient,
    due: gainWords({ sun: number("sun"), moon: number("moon") }),
  };
}

const FIRST_ANCIENT = 4; // before it, one stage for each Scepter

function plain(fields: Fields): Values {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "number" || typeof value === "string")) as Values;
}

/** What the dice of a roll show; bit 2 is the Celestial die. */
function rolled(view: Position, seat: number, dice: number): string {
  if (dice === 4) return content.name(view.celestial);
  const tops = view.players[seat]!.dice.filter((_, which) => (dice >> which) & 1).map((die) => content.name(die.record || shown(die)));
  return listed(tops);
}

// -- options ------------------------------------------------------------------------------------------------------------

function moveValues(option: Option, view: Position): Values {
  const [first = "", second = ""] = option.args;
  const feat = content.feats.get(first);
  return {
    face: content.name(content.faces.has(second) ? second : first),
    cost: feat ? gainWords(content.slotOf(first)?.cost) : price(option, view),
    die: t(`word-${first}`),
    feat: content.name(first),
    glory: feat?.glory ?? 0,
    gain: option.kind === "triton" ? amount(first as Resource, content.triton[first as Resource] ?? 0) : taken(first as Resource, view),
    island: content.name(first),
    memory: t(`df-memory-${option.kind === "remember" ? second : first}`),
    seat: option.kind === "player" ? who(Number(first) - 1) : "",
    when: first,
    number: Number(first) || 0,
    place: content.name(first),
  };
}

/** What a choice of this resource gives here, or its name where the amount is not fixed. */
function taken(resource: Resource, view: Position): string {
  const { kind, fields } = view.prompt;
  const menu = fields?.["menu"];
  const number = kind === "ChooseGain" && Array.isArray(menu) ? (menu[RESOURCES.indexOf(resource)] ?? 0) : 0;
  return number > 0 ? amount(resource, number * Number(fields?.["factor"] ?? 1)) : t(`resource-${resource}`);
}

/** The gold a face costs now. */
export function price(option: Option, view: Position): number {
  const face = content.faces.get(option.args[0] ?? "");
  const discount = view.prompt.kind === "BuyFace" ? Number(view.prompt.fields?.["discount"] ?? 0) : 0;
  return option.kind === "buy" ? Math.max(0, (face?.cost ?? 0) - discount) : 0;
}

const OF_SIDES = new Set(["replace", "upgrade", "show"]);
const OF_FACES = new Set(["buy", "forge", "copy", "apply", "pick"]);

function optionWords(option: Option, raw: View): { label: string; detail: string } {
  const view = position(raw);
  const [first = "", second = ""] = option.args;
  if (OF_SIDES.has(option.kind)) return { label: content.name(second), detail: sideDetail(view, first as DieName, second) };
  if (OF_FACES.has(option.kind)) return { label: content.name(first), detail: faceDetail(option.kind, first, view) };
  if (["perform", "use", "set"].includes(option.kind)) return { label: content.name(first), detail: content.effect(first) };
  if (option.kind === "go") return { label: content.name(first), detail: spaceEffect(content.spaces.get(first)!) };
  if (option.kind === "treasure") return { label: content.name(first), detail: gainWords(content.treasures.get(first)?.high) };
  if (option.kind === "advance" || option.kind === "cash") return { label: moveWords(option, view), detail: companionDetail(view, Number(first)) };
  if (option.args.length === 0) return { label: find(`df-${option.kind}-${view.prompt.kind}`) ?? moveWords(option, view), detail: "" };
  return { label: moveWords(option, view), detail: option.kind === "take" ? room(view, first as Resource) : "" };
}

function sideDetail(view: Position, die: DieName, face: string): string {
  const { faces, up } = view.players[view.seat]!.dice[DICE.indexOf(die) as 0 | 1];
  const alike = faces.filter((one) => one === face).length;
  const parts = [alike > 1 ? t("df-alike", { n: alike }) : "", faces[up] === face ? t("df-displayed") : ""];
  return parts.filter(Boolean).join(", ");
}

function faceDetail(kind: string, face: string, view: Position): string {
  if (kind !== "copy" && kind !== "pick") return faceEffect(face);
  const bearers = view.players.flatMap((player, seat) => (player.dice.some((die) => shown(die) === face) ? [seat] : []));
  const others = bearers.filter((seat) => seat !== view.seat); // one's own is meant only through the mirror of another
  const named = others.length > 0 ? others : bearers;
  return named.length === 0 ? faceEffect(face) : t("df-displayed-by", { names: listed(named.map(who)) });
}

function companionDetail(view: Position, number: number): string {
  const at = view.players[view.seat]!.companions[number - 1] ?? 0;
  return t("df-companion-at", { space: Math.max(0, at), gain: gainWords(content.companionGains[Math.max(0, at)]) });
}

/** What is in the reserve of something, so that nobody overfills it unawares. */
function room(view: Position, resource: Resource): string {
  const own = view.players[view.seat]!;
  const at = ["gold", "sun", "moon"].indexOf(resource);
  return at < 0 ? "" : t("df-have", { have: own[resource as "gold" | "sun" | "moon"], limit: own.limits[at]! });
}

function moveWords(option: Option, view: Position): string {
  const values = moveValues(option, view);
  return capital(find(`df-move-${option.kind}`, values) ?? t(`move-${option.kind}`, values));
}

// -- events and refusals --------------------------------------------------------------------------------------------------

const SEATS = new Set(["seat", "by", "of", "on", "first"]);

function readable(name: string, value: unknown): string | number {
  if (SEATS.has(name) && typeof value === "number") return who(value);
  if (name === "die" && typeof value === "string") return t(`word-${value}`);
  if (name === "memory" && typeof value === "string") return t(`df-memory-${value}`);
  if (name === "resource" && typeof value === "string") return find(`resource-${value}`) ?? value;
  if (name === "gains") return gainWords(gainOf(value));
  if (name === "winners" && Array.isArray(value)) return listed(value.map((seat) => who(Number(seat))));
  if (Array.isArray(value)) return listed(value.map((one) => (typeof one === "string" ? content.name(one) : String(one))));
  if (typeof value === "string") return content.name(value);
  return typeof value === "number" ? value : "";
}

function event(given: GameEvent, _: View): string {
  const values: Values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, readable(name, value)]));
  if (given.kind === "game-over") values["number"] = (given["winners"] as number[]).length;
  return find(`event-${given.kind}`, values) ?? given.kind;
}

function params(given: Params, _: View): Params {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, readable(name, value)]));
}

export const words: Words = {
  place: (id) => content.name(id),
  prompt,
  waiting: (raw, name) => t("df-wait", { name, kind: raw.prompt.kind ?? "other" }),
  option: optionWords,
  origin: (place) => ({ label: content.name(place), detail: "" }),
  move: (option, raw) => moveWords(option, position(raw)),
  group: (option) => (OF_SIDES.has(option.kind) ? capital(t(`word-${option.args[0]}`)) : (find(`group-${option.kind}`) ?? "")),
  member: (_, member) => content.name(member),
  event,
  params,
  step: (raw) => t("df-step", { kind: raw.prompt.kind ?? "other" }),
};
