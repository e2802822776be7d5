import { t } from "../../lib/i18n.svelte";
import type { Ask, Option } from "../../lib/protocol";

/** Moves that do something with a card one holds. */
const USES = ["play", "card", "defend", "shield", "artifact", "blessing", "quest-card", "order", "discard-order", "bottom", "chain", "use-chain", "keep-blessing", "keep-artifact", "attack", "hero"];

/** Moves that only name a card of several: to keep, to pay with, to discard. */
const NAMES = new Set(["card", "keep-blessing", "keep-artifact", "discard-order", "bottom", "hero", "attack"]);

/** What stands on a card with which something can be done now. */
export function offer(option: Option): string {
  return t(NAMES.has(option.kind) ? "hl-choose" : "hl-use-now");
}

/** The option that uses this card now, if there is one. */
export function usable(ask: Ask | null, card: string): Option | undefined {
  return ask?.options.find((option) => option.args[0] === card && USES.includes(option.kind));
}
