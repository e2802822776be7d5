/** What is offered: cards, tiles and texts of which somebody chooses now. */

import type { Ask } from "../../lib/protocol";
import { content } from "./content";
import { optionFor } from "./hand";
import type { Position } from "./view";

/** Drawn on the board itself, or asked for by their place there. */
const ELSEWHERE = new Set(["cities", "locations", "concepts", "pillars", "avatars"]);

/** The cards that can be chosen now and lie neither in the own hand nor on the board. */
export function offered(ask: Ask | null, view: Position): string[] {
  if (ask === null) return [];
  const held = new Set([...(view.hand ?? []), ...(view.own_premonitions ?? [])]);
  const found = ask.options.flatMap((option) => option.args.slice(0, 1)).filter((id) => optionFor(ask, id) !== undefined);
  return [...new Set(found)].filter((id) => !held.has(id) && !ELSEWHERE.has(content.section(id) ?? "cities"));
}
