import type { Ask, Option } from "../../lib/protocol";

const PLAYS = ["play", "card", "use", "relic", "hand-in"];

/** The option that plays this card now, if there is one. */
export function playable(ask: Ask | null, card: string): Option | undefined {
  return ask?.options.find((option) => option.args[0] === card && PLAYS.includes(option.kind));
}
