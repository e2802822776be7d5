/** Words of Hybris that its texts take for granted, each in a line: shown by pointing at a text that uses them. */

import { find, labelled, t } from "../../lib/i18n.svelte";

const WORDS = ["shackle", "weakened", "omen", "determination", "mill", "intensity", "desolation", "damnation", "blocked"];

export interface Entry {
  word: string;
  says: string;
}

/** Those that a text uses, in any of their forms, in the order of the list. */
export function glossary(text: string): Entry[] {
  return WORDS.filter((one) => new RegExp(`(?<!\\p{L})(?:${find(`hy-word-${one}.forms`) ?? one})(?!\\p{L})`, "iu").test(text)).map((one) => ({ word: t(`hy-word-${one}.name`), says: t(`hy-word-${one}`) }));
}

export function explains(text: string): string {
  return glossary(text).map(({ word, says }) => labelled(word, says)).join("\n");
}

/** What one of them means. */
export function meaning(word: string): string {
  return t(`hy-word-${word}`);
}
