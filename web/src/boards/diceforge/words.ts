/** Sentences of Dice Forge: what a face costs, what a choice gives, what a die shows. */

import type { Words } from "../../lib/board";
import { Filler, capital, listed, sentence, type Values } from "../../lib/filler";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, GameEvent, Option, View } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { amount, content, gainWords, type Amounts, type Resource } from "./content";
import { faceEffect, spaceEffect } from "./effects";
import { speech } from "./game.gen";
import { DICE, goldOf, position, shown, type Die, type DieName, type Position } from "./view";

export const filler = new Filler(speech, {
  space: (id) => content.name(String(id)),
  source: (id) => content.name(String(id)),
  memory: (side) => t(`df-memory-${side}`),
});

/** Equal things are counted, not repeated: "1 Gold three times, 3 Gold". */
function counted(faces: string[]): string {
  const counts = new Map<string, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return listed([...counts].map(([face, n]) => (n === 1 ? content.name(face) : t("df-times", { face: content.name(face), n }))));
}

export function dieWords(die: Die, name: DieName): string {
  return t("df-die", { die: capital(t(`word-${name}`)), faces: counted(die.faces), shown: content.name(shown(die)) });
}

// -- questions ----------------------------------------------------------------------------------------------------------

type Asked = Pick<Ask, "kind" | "params" | "seat" | "options">;

function prompt(ask: Asked, raw: View): string {
  return sentence([`df-ask-${ask.kind}`, `prompt-${ask.kind}`], promptValues(ask, position(raw)));
}

function promptValues(ask: Asked, view: Position): Values {
  const { params } = ask;
  const number = (name: string) => Number(params[name] ?? 0);
  const own = view.players[ask.seat]!;
  const scepter = own.scepters.length > 0;
  const space = content.spaces.get(String(params["space"]));
  const resource = String(params["resource"]) as Resource;
  const [place, stage] = [number("place"), number("stage")];
  return {
    gold: own.gold,
    glory: ask.kind === "OfferRefusal" ? number("amount") * content.refusalRate(resource) : own.glory,
    price: gainWords(space?.pay),
    number: ask.kind === "PayShards" ? stage + 1 : place + 1,
    ...filler.fill(params, view),
    allgold: goldOf(own),
    sunhad: own.sun,
    moonhad: own.moon,
    cost: gainWords(content.slots.get(String(params["slot"]))?.cost),
    result: rolled(view, ask.seat, params["dice"]),
    gain: ask.kind === "OfferRefusal" ? amount(resource, number("amount")) : gainWords(space?.gain),
    card: scepter ? "scepter" : "hammer",
    there: scepter ? (own.scepters[place] ?? 0) : own.hammer,
    from: stage < FIRST_ANCIENT ? "scepter" : stage === FIRST_ANCIENT ? "ancientsun" : "ancientmoon",
    ancient: own.ancient,
    due: gainWords({ sun: number("sun"), moon: number("moon") }),
  };
}

const FIRST_ANCIENT = 4; // before it, one stage for each Scepter

/** What the dice of a roll show. */
function rolled(view: Position, seat: number, dice: unknown): string {
  if (!Array.isArray(dice)) return "";
  if (dice.includes("celestial")) return content.name(view.celestial);
  const tops = view.players[seat]!.dice.filter((_, which) => dice.includes(DICE[which]));
  return listed(tops.map((die) => content.name(die.record || shown(die))));
}

// -- options ------------------------------------------------------------------------------------------------------------

function moveValues(option: Option, view: Position): Values {
  const [first = ""] = option.args;
  const feat = content.feats.get(first);
  return {
    ...filler.parts(option, view),
    cost: feat ? gainWords(content.slotOf(first)?.cost) : price(option, view),
    glory: feat?.glory ?? 0,
    gain: option.kind === "triton" ? amount(first as Resource, content.triton[first as Resource] ?? 0) : taken(first as Resource, view),
  };
}

/** What a choice of this resource gives here, or its name where the amount is not fixed. */
function taken(resource: Resource, view: Position): string {
  const { fields } = view.prompt;
  const number = (fields?.["menu"] as Amounts | undefined)?.[resource] ?? 0;
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
  return capital(sentence([`df-move-${option.kind}`, `move-${option.kind}`], values));
}

/** A plain face that gives what its name says is not named beside it. */
function plainly(event: GameEvent): GameEvent {
  const face = content.faces.get(String(event["source"] ?? ""));
  const gains = Object.entries((event["gains"] ?? {}) as Amounts);
  const same = face?.gain !== undefined && gains.length === Object.keys(face.gain).length && gains.every(([id, n]) => face.gain![id as Resource] === n);
  return same ? { ...event, source: "" } : event;
}

export const words: Words = {
  place: (id) => content.name(id),
  prompt,
  waiting: (raw, name) => t("diceforge-wait", { name, kind: raw.prompt.kind ?? "other" }),
  option: optionWords,
  origin: (place) => ({ label: content.name(place), detail: "" }),
  move: (option, raw) => moveWords(option, position(raw)),
  group: (option) => (OF_SIDES.has(option.kind) ? capital(t(`word-${option.args[0]}`)) : (find(`group-${option.kind}`) ?? "")),
  member: (_, member) => content.name(member),
  event: (event, raw) => filler.event(plainly(event), raw),
  deed: (events, raw) => filler.deed(events.map(plainly), raw),
  concerns: filler.concerns,
  params: filler.params,
  step: (raw) => t("df-step", { kind: raw.prompt.kind ?? "other" }),
};
