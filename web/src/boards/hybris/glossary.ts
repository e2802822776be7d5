/** Words of Hybris that its texts take for granted, each in a line: shown by pointing at a text that uses them. */

import { find, labelled, t } from "../../lib/i18n.svelte";
import { content } from "./content";

const WORDS = ["shackle", "weakened", "omen", "determination", "mill", "intensity", "desolation", "damnation", "blocked"];

export interface Entry {
  word: string;
  says: string;
}

/** Those that a text uses, in any of their forms, in the order of the list; then the actions that it names. */
export function glossary(text: string): Entry[] {
  const found = WORDS.filter((one) => uses(text, find(`hy-word-${one}.forms`) ?? one, "iu")).map((one) => ({ word: t(`hy-word-${one}.name`), says: t(`hy-word-${one}`) }));
  return [...found, ...actions(text)];
}

function uses(text: string, forms: string, flags: string): boolean {
  return new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, flags).test(text);
}

/** The actions of Locations, by their names as they are written there: small letters say something else. */
function actions(text: string): Entry[] {
  const all = content.all("locations").flatMap((one) => content.location(one.id).actions).filter((one) => !WORDS.includes(one));
  return all.filter((one) => uses(text, t(`action-${one}`), "u")).map((one) => ({ word: t(`action-${one}`), says: find(`hy-word-${one}`) ?? t(`hy-act-${one}`) }));
}

export function explains(text: string): string {
  return glossary(text).map(({ word, says }) => labelled(word, says)).join("\n");
}

/** What one of them means. */
export function meaning(word: string): string {
  return t(`hy-word-${word}`);
}
