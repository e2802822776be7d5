/** Sentences of Hybris: prompts, moves and events in words; players and characters by their names. */

import type { Words } from "../../lib/board";
import { Filler, capital, formsOf, listed, sentence } from "../../lib/filler";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, GameEvent, Option, View } from "../../lib/protocol";
import { jointly, ofChronos } from "./chronos";
import { content } from "./content";
import { causes } from "./events";
import { brings } from "./fight";
import { foretold, pillarEffect, resolvedFirst, toChronos, upperHalf } from "./foretold";
import { speech } from "./game.gen";
import { explains } from "./glossary";
import { look } from "./look";
import { ROMAN, avatarsIn, characterName, locationOf, pillarNumber, position, sending, standingOn, typeOf, type Position } from "./view";

export const filler = new Filler(
  speech,
  { character: (id, given, raw) => characterName(position(raw), Number(given["seat"] ?? raw.seat), String(id)) },
  { character: (id, given, raw) => formsOf(grammarKey(position(raw), Number(given["seat"] ?? raw.seat), String(id))) },
);

/** Under which key a character of a seat has its grammar: the Olympian's, one of its people's, or any. */
export function grammarKey(view: Position, seat: number, character: string): string {
  const olympian = view.players?.[seat]?.olympian ?? "";
  if (olympian === "" || content.entry("coliseum_heroes", character)) return `character-${character}`;
  return character === "olympian" ? `olympian-${olympian}` : `character-${olympian}_${character}`;
}

function prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, view: View): string {
  const who = sending(ask as Ask);
  const named = who === "" ? {} : { character: who };
  const second = ask.kind === "TakePillar" && (position(view).players?.[ask.seat]?.pillars?.length ?? 0) > 0;
  return sentence([...(who === "" ? [] : ["hy-ask-token-for"]), ...(second ? ["hy-ask-second-pillar"] : []), `hy-ask-${ask.kind}`, `prompt-${ask.kind}`], filler.fill({ ...ask.params, ...named, seat: ask.seat }, view));
}

function waiting(view: View, name: string): string {
  return t("hybris-wait", { name, kind: view.prompt.kind ?? "other" });
}

// -- moves -------------------------------------------------------------------------------------------------------------

function moveText(option: Pick<Option, "kind" | "args">, view: View): string {
  const [first = "", second = ""] = option.args;
  if (option.kind === "take-out") return t("hy-move-take-out", { piece: t(`piece-${first}`), upgrade: upgradeName(position(view), Number(second)) });
  const chosen = option.kind === "choice" ? find(`choice-${view.prompt.fields?.["source"] ?? ""}-${first}`) : undefined;
  const values = filler.parts(option, view, { seat: view.seat });
  return chosen ?? ofChronos(option, position(view))?.label ?? find(`hy-move-${option.kind}-${view.prompt.kind}`, values) ?? find(`hy-move-${option.kind}`, values) ?? t(`move-${option.kind}`, values);
}

/** The name of an Upgrade of the own board, by its place on it. */
function upgradeName(view: Position, slot: number): string {
  const id = view.players[view.seat]?.upgrades[slot - 1]?.id ?? "";
  return id === "" ? String(slot) : content.name("upgrades", id);
}

function moveWords(option: Pick<Option, "kind" | "args">, view: View): string {
  return capital(moveText(option, view));
}

/** Where the question says already what is done, the place or the name is enough. */
const BY_NAME = new Set(["go", "city", "token", "temple", "destroy", "space", "block", "unblock", "activate", "send", "design", "deploy", "fabricate", "resurrect", "contest", "fighter"]);

function label(option: Option, view: View): string {
  const [first = ""] = option.args;
  if (!BY_NAME.has(option.kind)) return moveWords(option, view);
  if (option.kind === "token") return capital(t(`token-${first}`));
  if (["activate", "send", "resurrect", "contest", "fighter"].includes(option.kind)) return characterName(position(view), view.seat, first);
  return placeName(first);
}

function optionWords(option: Option, raw: View): { label: string; detail: string; cost?: string; look?: number } {
  const view = position(raw);
  return { label: label(option, raw), detail: ofChronos(option, view)?.detail ?? detail(option, view), ...held(view, option), ...brings(option, view) };
}

/** The mark of another seat that holds the City one goes to. */
function held(view: Position, option: Option): { look?: number } {
  const holder = option.kind === "go" && content.entry("cities", option.args[0]!) ? standingOn(view, option.args[0]!)[0] : undefined;
  return holder === undefined || holder.seat === view.seat ? {} : { look: look(view, holder.seat) };
}

/** What the move leads to, in one line. */
function detail(option: Option, view: Position): string {
  const [first = "", second = ""] = option.args;
  if (option.kind === "go") return content.entry("cities", first) ? cityLine(view, first) : slotLine(view, first);
  if (option.kind === "city" || option.kind === "temple") return influence(first); // nobody arrives: no Prayers, no Combat
  if (option.kind === "followers" && view.prompt.kind === "FollowersOrService") return asked(view, "city", (city) => filler.amounts("goods", { follower: content.city(city).followers }));
  if (option.kind === "service") return asked(view, "city", serviceOf);
  if (option.kind === "upper") return asked(view, "pillar", (pillar) => [upperHalf(view, pillar, foretold(option)), toChronos(view, foretold(option))].filter(Boolean).join(" · "));
  if (option.kind === "lower") return capital(toChronos(view, foretold(option)));
  if (option.kind === "focus") return t("hy-focus-brings", { list: toChronos(view, foretold(option)) });
  if (option.kind === "pass" && view.prompt.kind === "TakeTurn") return capital(resolvedFirst(view, option));
  if (option.kind === "convert") return content.effect("conversions", first);
  if (option.kind === "token") return first === "bonus" ? t("hy-token-bonus") : content.location(first).actions.map((action) => t(`action-${action}`)).join(", ");
  if (option.kind === "activate") return activating(view, option);
  if (option.kind === "send") return [t(`hy-type-${typeOf(view, view.seat, first)}`), view.plan?.[first] ? t("hy-planned-for", { place: t(`token-${view.plan[first]}`) }) : ""].filter(Boolean).join(", ");
  if (option.kind === "act") return t(`hy-act-${first}`, { n: view.players[view.seat]?.drain ?? 0 });
  if (option.kind === "pillar") return pillarLine(view, option);
  if (option.kind === "olympian") return content.all("powers").filter((one) => one["olympian"] === first).map((one) => content.name("powers", one.id)).join(", ");
  if (option.kind === "take-out") return upgradeLine(view, Number(second));
  if (["design", "fabricate", "deploy", "ancient", "remove-technology"].includes(option.kind)) return technologyLine(first, option.kind === "design");
  return content.section(first) === undefined ? "" : content.effectOf(first);
}

/** What the question is about, in words; nothing where it does not say. */
function asked(view: Position, name: string, said: (id: string) => string): string {
  const id = String(view.prompt.fields?.[name] ?? "");
  return id === "" ? "" : capital(said(id));
}

/** What can be done at a Location once one stands there; on its illustration also what that costs. */
function slotLine(view: Position, place: string): string {
  const slot = content.slot(place);
  if (slot !== undefined) return t("hy-then-act", { list: listed(content.location(slot.location).actions.map((action) => t(`action-${action}`)), "disjunction") });
  const { what, n } = content.location(locationOf(place)).malus;
  return what === undefined || view.players[view.seat]?.exempt ? "" : capital(t("hy-malus", { amounts: filler.amounts("goods", { [what]: n ?? 1 }) }));
}

/** What arriving in a City means: Prayers for the Well; where somebody is met, only for who wins. */
function cityLine(view: Position, city: string): string {
  const foes = [...standingOn(view, city).filter((one) => one.seat !== view.seat).map((one) => characterName(view, one.seat, one.character.id)), ...avatarsIn(view, city).map((one) => content.name("avatars", one))];
  const then = view.well + content.city(city).prayers;
  const well = `${t("hy-well-then", { n: view.well, then, over: then >= content.number("well_overflows") ? "yes" : "no" })} · ${influence(city)}`;
  return foes.length === 0 ? well : `${t("hy-fights", { who: foes.join(", ") })} · ${t("hy-if-won", { what: well })}`;
}

/** What Influencing a City brings. */
function influence(city: string): string {
  const { kindness, followers } = content.city(city);
  return t("hy-influence", { kindness, gains: listed([filler.amounts("goods", { follower: followers }), serviceOf(city)], "disjunction") });
}

/** The Service of a City: goods, cards or an action. */
function serviceOf(city: string): string {
  return listed(content.city(city).do.map((one) => one.op === "do_action" ? t(`action-${one["action"]}`) : one.op === "draw" ? t("hy-cards-n", { n: Number(one["n"]) }) : filler.amounts("goods", { [String(one["what"])]: Number(one["n"]) })));
}

/** Where an activated character will go, as far as the own plan says, and which card of Chronos comes before that. */
function activating(view: Position, option: Option): string {
  const [character = ""] = option.args;
  const token = view.plan?.[character];
  const where = token !== undefined ? t("hy-planned-for", { place: t(`token-${token}`) }) : character === "olympian" ? t("hy-goes-anywhere") : "";
  return [where, resolvedFirst(view, option)].filter(Boolean).join(" · ");
}

function pillarLine(view: Position, option: Option): string {
  const [pillar = ""] = option.args;
  const laid = view.prayers_on.includes(pillar) ? ` · ${t("hy-pillar-prayer")}` : "";
  return `${pillarNumber(pillar)} · ${pillarEffect(view, pillar, foretold(option))}${laid}`;
}

function upgradeLine(view: Position, slot: number): string {
  const one = view.players[view.seat]?.upgrades[slot - 1];
  return one === undefined ? "" : `${t("hy-pieces-left", { n: Object.values(one.pieces).reduce((sum, n) => sum + n, 0) })} · ${content.effect("upgrades", one.id)}`;
}

/** What it costs to fabricate a Technology, in words. */
export function priceOf(id: string): string {
  const { follower = 0, aegis = 0 } = content.technology(id).cost;
  return filler.amounts("goods", { follower, aegis });
}

/** What a Technology gives and says; before it is designed, listed by its kind, what it will cost. */
function technologyLine(id: string, costs: boolean): string {
  const one = content.technology(id);
  const first = costs ? t("hy-paid-later", { amounts: priceOf(id) }) : content.name("technology_kinds", one.kind);
  return `${first} · ${filler.amounts("goods", { vp: one.vp, prayer: one.prayers })}. ${content.effect("technologies", id)}`;
}

/** Technologies are listed by their kind, answers of mixed prompts by what they do. */
function group(option: Option): string {
  return option.kind === "design" ? content.name("technology_kinds", content.technology(option.args[0]!).kind) : (find(`group-${option.kind}`) ?? "");
}

/** What one player did as one sentence; what evil did to all of them under its name. */
function deed(events: GameEvent[], view: View): string {
  const [first, ...rest] = events;
  if (first === undefined || !causes(first)) return filler.deed(events, view);
  const head = find(`hy-cause-${first.kind}`, filler.told(first, view)) ?? filler.event(first, view);
  const named = rest.map((event) => ("source" in event ? { ...event, source: "" } : event)); // by the head
  return [head, ...runs(named).map((run) => filler.deed(run, view))].join(" ");
}

/** What follows each other at one seat. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last !== undefined && last[0]!.seat === event.seat) last.push(event);
    else found.push([event]);
  }
  return found;
}

export const words: Words = {
  place: (id) => placeName(id),
  prompt,
  waiting,
  option: optionWords,
  origin: (place) => ({ label: placeName(place), detail: "" }),
  move: moveWords,
  group,
  member: (_, member) => content.card(member),
  event: filler.event,
  deed,
  concerns: filler.concerns,
  params: filler.params,
  explains,
  step: (raw) => stepText(position(raw)),
  head: (raw) => jointly(position(raw)),
};

/** A Location, a City, a slot or a space by its name. */
export function placeName(id: string): string {
  if (content.entry("locations", id)) return content.name("locations", id);
  if (content.entry("cities", id)) return content.name("cities", id);
  return find(`place-${id}`) ?? find(`space-${id}`) ?? content.card(id);
}

/** Which part of the game it is, in a few words. */
function stepText(view: Position): string {
  return view.phase === "set_up" ? t("phase-set_up") : t("hy-step", { age: ROMAN[view.age] ?? view.age, phase: t(`phase-${view.phase}`) });
}
