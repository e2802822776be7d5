import type { Ask, Option } from "../../lib/protocol";

/** Moves that do something with a card one holds. */
const USES = ["play", "card", "defend", "shield", "artifact", "blessing", "quest-card", "order", "discard-order", "bottom", "chain", "use-chain", "keep-blessing", "keep-artifact", "attack", "hero"];

/** The option that uses this card now, if there is one. */
export function usable(ask: Ask | null, card: string): Option | undefined {
  return ask?.options.find((option) => option.args[0] === card && USES.includes(option.kind));
}
