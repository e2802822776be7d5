/** What can be done with a card, a tile or a Quest right now. */

import type { Ask, Option } from "../../lib/protocol";

/** Moves about something that lies open or is held, by its id. */
const USES = new Set([
  "card", "omen", "play", "use", "pillar", "design", "fabricate", "remove-technology", "deploy", "ancient", "premonition", "quest", "challenge", "olympian", "focus", "chain", "avatar",
]);

/** The option that is about this thing, if there is one. */
export function optionFor(ask: Ask | null, thing: string): Option | undefined {
  return ask?.options.find((option) => option.args[0] === thing && USES.has(option.kind));
}
