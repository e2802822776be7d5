/** Sentences of Hellas: prompts, moves and events in words; players by their names. */

import type { Words } from "../../lib/board";
import { Filler, capital, moveOf, sentence, type Values } from "../../lib/filler";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { sides, worthOf } from "./battle";
import { content } from "./content";
import { speech } from "./game.gen";
import { look } from "./look";
import { priceOf } from "./prices";
import { stepWords } from "./quests";
import { covered, position, regionOf, type Position } from "./view";

export const filler = new Filler(speech, {
  region: (id) => content.place(String(id)),
  move: (text, given, view) => moveText(moveOf(String(text)), view, Number(given["seat"])),
});

/** Where something is: "in Attica", « en Attique ». */
export function inPlace(region: string): string {
  return filler.forms("region", region)["in"] ?? content.place(region);
}

/** A Monster, or Kronos, as a sentence speaks of it. */
export function theMonster(id: string): string {
  return filler.forms("monster", id)["the"] ?? content.card(id);
}

function prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, view: View): string {
  return sentence([`hl-ask-${ask.kind}`, `prompt-${ask.kind}`], { ...standing(position(view)), ...filler.fill(ask.params, view) });
}

/** Of a turn, how the chosen action is done; of recruiting, how many come to a Region. */
function part(ask: Ask, { deed, origin }: { deed: string | null; origin: string | null }, raw: View): string | undefined {
  if (origin !== null) return ask.options.some((option) => option.args[0] === origin && RECRUITS.has(option.kind)) ? t("hl-ask-recruits", { place: inPlace(origin) }) : undefined;
  const attributes = position(raw).players[ask.seat]?.attributes;
  return deed === null ? undefined : find(`hl-ask-${deed}`, { speed: attributes?.["speed"]?.value ?? 0, leadership: attributes?.["leadership"]?.value ?? 0 });
}

const RECRUITS = new Set(["place", "place-fortified"]);

/** Of a Battle or a Hunt under way: how both sides stand for who looks, and what is hunted. */
function standing(view: Position): Values {
  const sides = view.battle === null ? [] : [view.battle.attacker, view.battle.defender];
  const [mine, theirs] = sides[0]?.seat === view.seat ? sides : sides.toReversed();
  const prey: Values = view.hunt === null ? {} : { prey_to: filler.forms("monster", view.hunt.monster)["to"] ?? "", value: view.hunt.value };
  return { ...prey, mine: mine?.strength ?? 0, theirs: theirs?.strength ?? 0, lead: mine === undefined || theirs === undefined ? "none" : mine.strength > theirs.strength ? "ahead" : mine.strength < theirs.strength ? "behind" : "level" };
}

function waiting(view: View, name: string): string {
  return t("hellas-wait", { name, kind: view.prompt.kind ?? "other" });
}

// -- moves --------------------------------------------------------------------------------------------------------

function moveText(option: Pick<Option, "kind" | "args">, view: View, seat = view.seat): string {
  const [first = ""] = option.args;
  const chosen = option.kind === "choice" ? find(`choice-${view.prompt.fields?.["source"] ?? ""}-${first}`) : undefined;
  return chosen ?? t(`move-${option.kind}`, { ...filler.parts(option, view, { seat }), ...(COVERS.has(option.kind) ? { symbol: symbolOf(position(view), first) } : {}) });
}

const COVERS = new Set(["wound", "cover", "uncover"]);

/** The symbol of a Hunt that a move counts. */
function symbolOf(view: Position, number: string): string {
  const wound = view.hunt?.wounds[Number(number) - 1];
  return wound === undefined ? number : content.name("combat_symbols", wound.symbol);
}

function moveWords(option: Pick<Option, "kind" | "args">, raw: View): string {
  const view = position(raw);
  const [first = "", second = ""] = option.args;
  if (option.kind === "wound") {
    const wound = view.hunt?.wounds[Number(first) - 1];
    if (wound !== undefined) return t("hl-move-wound", { symbol: content.name("combat_symbols", wound.symbol), payment: second });
  }
  return capital(moveText(option, raw));
}

function optionWords(option: Option, raw: View): { label: string; detail: string; cost?: string; look?: number } {
  const view = position(raw);
  const price = priceOf(view, option);
  const cost = option.kind === "play" && view.battle !== null ? leadsTo(view, option.args[0]!) : price > 0 ? String(price) : "";
  return { label: label(option, raw), detail: detail(option, view), ...(cost ? { cost } : {}), ...holder(view, option) };
}

/** The own Army Strength, now and once the card is played. */
function leadsTo(view: Position, card: string): string {
  const { strength } = sides(view)[0];
  return `${strength} → ${strength + worthOf(view, card).strength}`;
}

/** Where the question says already what is done, the Region is enough. */
const TO_A_PLACE = ["travel", "start", "region", "temple", "step", "march", "shift", "kronos-to", "destroy-temple"];

function label(option: Option, raw: View): string {
  const place = option.places.at(-1);
  const wound = option.kind === "wound" ? position(raw).hunt?.wounds[Number(option.args[0]) - 1] : undefined;
  if (wound !== undefined) return t("hl-symbol", { symbol: content.name("combat_symbols", wound.symbol), mark: wound.mark });
  return place !== undefined && TO_A_PLACE.includes(option.kind) ? content.place(place) : moveWords(option, raw);
}

/** The mark of another seat that holds the Region the move goes to. */
function holder(view: Position, option: Option): { look?: number } {
  const place = option.places.at(-1);
  const seat = place === undefined ? -1 : regionOf(view, place).control;
  return seat < 0 || seat === view.seat ? {} : { look: look(view, seat) };
}

/** What the move leads to, in one line. */
function detail(option: Option, view: Position): string {
  const [first = "", second = ""] = option.args;
  const combat = content.combat(first);
  if (option.kind === "hero") return heroLine(view, first);
  if (option.kind === "board") return stepWords(content.quest(first)?.steps[Number(second) - 1] ?? {});
  if (option.kind === "pray") return monumentLine(view, first);
  if (option.kind === "monument") return monumentLine(view, first, 1);
  if (option.kind === "wound") return t("hl-pay", { payment: second });
  if (combat !== undefined) return [t("hl-combat-kind", { symbol: content.name("combat_symbols", combat.symbol), value: combat.value, n: combat.casualties }), content.effect("combat_cards", first)].filter(Boolean).join(". ");
  if (content.section(first) !== undefined && option.places.length === 0) return content.effectOf(first);
  const place = option.places.at(-1);
  return place === undefined ? "" : placeLine(view, place);
}

function heroLine(view: Position, hero: string): string {
  const entry = content.entry("heroes", hero);
  const part = (entry?.[view.kronos === null ? "ability" : "token"] ?? {}) as Record<string, unknown>;
  return content.textOf(part, "effect");
}

/** What a Prayer brings there; `higher`: once it has risen by so many levels. */
function monumentLine(view: Position, god: string, higher = 0): string {
  const one = view.monuments.find((other) => other.id === god);
  const level = (one?.level ?? 0) + higher;
  const amounts = (content.entry("monuments", god)?.["amounts"] ?? []) as number[];
  return one === undefined ? "" : t(higher > 0 ? "hl-monument-rises" : "hl-monument-line", { level, power: t(`hl-prayer-${god}`, { n: amounts[level - 1] ?? 0 }) });
}

/** What stands in a Region, short. */
function placeLine(view: Position, place: string): string {
  const here = regionOf(view, place);
  const site = content.regions.get(place);
  const parts = [t("hl-strength-n", { n: site?.population ?? 0 })];
  const armies = here.hoplites.reduce((sum, n) => sum + n, 0);
  if (armies > 0) parts.push(t("hl-n-hoplites", { n: armies }));
  for (const one of view.monsters) if (one.region === place) parts.push(t("hl-monster-said", { monster: content.name("monsters", one.id), n: covered(one.wounds), of: one.wounds.length }));
  if (site?.sparta) parts.push(t("hl-sparta"));
  else if (site?.city) parts.push(t("hl-city"));
  if (here.temple > 0) parts.push(t("hl-temple"));
  for (const one of view.quests) if (one.region === place) parts.push(content.card(one.id));
  return parts.join(" · ");
}

export const words: Words = {
  place: (id) => (content.regions.has(id) ? content.place(id) : content.card(id)),
  prompt,
  part,
  waiting,
  option: optionWords,
  origin: (place, options, raw) => ({
    label: !content.regions.has(place) ? content.card(place) : raw.prompt.kind !== "Place" && options.every(({ kind }) => RECRUITS.has(kind)) ? t("hl-recruit-at", { place: inPlace(place) }) : content.place(place),
    detail: originLine(place, options, position(raw)),
  }),
  move: moveWords,
  member: (_, member) => content.card(member),
  event: filler.event,
  deed: filler.deed,
  concerns: filler.concerns,
  params: filler.params,
  step: (raw) => stepText(position(raw)),
};

/** What can be done from a Region, or how much of it there. */
function originLine(place: string, options: Option[], view: Position): string {
  if (options.every((option) => option.places.length < 2)) return content.regions.has(place) ? placeLine(view, place) : "";
  return t("hl-from-line", { n: regionOf(view, place).hoplites[view.seat] ?? 0, list: options.map((option) => content.place(option.args[1]!)).join(", ") });
}

/** Which part of the game it is, in a few words. */
function stepText(view: Position): string {
  const values: Values = { turn: view.turns, place: inPlace(view.battle?.region ?? view.hunt?.region ?? ""), monster: view.hunt === null ? "" : theMonster(view.hunt.monster) };
  if (view.battle !== null) return t("hl-step-battle", values);
  if (view.hunt !== null) return t(view.hunt.region === "" ? "hl-step-hunt-won" : "hl-step-hunt", values);
  return find(`hl-step-${view.prompt.kind ?? "other"}`, values) ?? t("hl-step-turn", values);
}
