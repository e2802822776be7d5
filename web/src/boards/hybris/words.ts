/** Sentences of Hybris: prompts, moves and events in words; players and characters by their names. */

import type { Words } from "../../lib/board";
import { Filler, capital, formsOf, sentence } from "../../lib/filler";
import { find, t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { content } from "./content";
import { speech } from "./game.gen";
import { ROMAN, characterKey, characterName, position, type Position } from "./view";

export const filler = new Filler(
  speech,
  { character: (id, given, raw) => characterName(position(raw), Number(given["seat"] ?? raw.seat), String(id)) },
  { character: (id, given, raw) => formsOf(characterKey(position(raw), Number(given["seat"] ?? raw.seat), String(id))) },
);

function prompt(ask: Pick<Ask, "kind" | "params" | "seat" | "options">, view: View): string {
  return sentence([`hy-ask-${ask.kind}`, `prompt-${ask.kind}`], filler.fill({ ...ask.params, seat: ask.seat }, view));
}

function waiting(view: View, name: string): string {
  const kind = view.prompt.kind ?? "other";
  return find(`hy-wait-${kind}`, { name, ...filler.fill(view.prompt.fields ?? {}, view) }) ?? t("hy-wait", { name });
}

function moveText(option: Pick<Option, "kind" | "args">, view: View): string {
  return t(`move-${option.kind}`, filler.parts(option, view, { seat: view.seat }));
}

function moveWords(option: Pick<Option, "kind" | "args">, view: View): string {
  return capital(moveText(option, view));
}

function optionWords(option: Option, view: View): { label: string; detail: string } {
  const [first = ""] = option.args;
  return { label: moveWords(option, view), detail: content.section(first) === undefined ? "" : content.effectOf(first) };
}

export const words: Words = {
  place: (id) => placeName(id),
  prompt,
  waiting,
  option: optionWords,
  origin: (place) => ({ label: placeName(place), detail: "" }),
  move: moveWords,
  member: (_, member) => content.card(member),
  event: filler.event,
  deed: filler.deed,
  concerns: filler.concerns,
  params: filler.params,
  step: (raw) => stepText(position(raw)),
};

/** A Location, a City, a slot or a space by its name. */
export function placeName(id: string): string {
  if (content.entry("locations", id)) return content.name("locations", id);
  if (content.entry("cities", id)) return content.name("cities", id);
  return find(`place-${id}`) ?? find(`space-${id}`) ?? content.card(id);
}

/** Which part of the game it is, in a few words. */
function stepText(view: Position): string {
  return view.age < 1 ? t("phase-set_up") : t("hy-step", { age: ROMAN[view.age] ?? view.age, phase: t(`phase-${view.phase}`) });
}
