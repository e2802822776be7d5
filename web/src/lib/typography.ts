/** How a language is set: what any keyboard can type becomes what a reader expects. */

import type { Lang } from "./protocol";

const NARROW = "\u202f"; // a narrow space at which no line breaks
const FIRM = "\u00a0"; // a space at which no line breaks

/**
 * French apostrophes are curly, and punctuation keeps its space at the end of a line; English stays as it is. It is the
 * same function as in `i18n/typography.py`, and twice does what once does.
 */
export function typeset(lang: Lang, text: string): string {
  if (lang !== "fr") return text;
  return text
    .replace(/([\p{L}\p{N}_])'(?=[\p{L}\p{N}_{«])/gu, "$1’")
    .replace(/([^\s={])[ \u00a0](?=[;:!?»])/g, `$1${NARROW}`)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/([\d}]) (?=%)/g, `$1${FIRM}`);
}

/** A number that may be below nought, as it is printed. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
