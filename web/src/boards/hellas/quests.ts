/** What a Step of a Quest asks for, in a few words. */

import { t } from "../../lib/i18n.svelte";

/** What a Step asks for; after another one, only what that does not ask for as well. */
export function stepWords(step: Record<string, number>, before: Record<string, number> = {}): string {
  const found = Object.entries(step).filter(([what, n]) => before[what] !== n);
  const said = found.map(([what, n]) => t("hl-step", { what, n })).join(" · ");
  return found.length < Object.keys(step).length ? t("hl-step-more", { said }) : said;
}
