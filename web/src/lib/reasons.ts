/** Reasons of an advice in words. */

import type { BoardModule } from "./board";
import { t } from "./i18n.svelte";
import type { Params, View } from "./protocol";

interface Reason {
  key: string;
  params: Record<string, unknown>;
}

/** The reasons as one part of a sentence; what says the opposite of the one before it begins with "but". */
export function because(reasons: Reason[], board: BoardModule, view: View): string {
  return inWords(reasons, board, view).reduce((said, words, i) => said + (i === 0 ? "" : t(turns(reasons[i - 1]!, reasons[i]!) ? "reason-but" : "hint-and")) + words, "");
}

/** Each reason by itself, with its whole points, if it has any: where it has none, the words suffice. */
export function inWords(reasons: Reason[], board: BoardModule, view: View): string[] {
  return reasons.map(({ key, params }) => {
    const reason = t(key, board.words.params(params as Params, view) as Record<string, string | number>);
    const points = Number(params["points"] ?? 0);
    return points === 0 ? reason : t("advice-worth", { reason, points, sign: key.endsWith("-more") ? "+" : "−" });
  });
}

function turns(before: Reason, reason: Reason): boolean {
  const [was, is] = [before, reason].map(({ key }) => key.split("-").at(-1));
  return (was === "more" && is === "less") || (was === "less" && is === "more");
}
