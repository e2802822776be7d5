/** What a Combat came to, from what was told when it was decided. */

import type { GameEvent } from "../../lib/protocol";
import type { Told } from "./game.gen";

export type Fought = Extract<Told, { kind: "fought" }>;

export interface Result {
  /** The winner first. */
  sides: [Fought, Fought];
  /** What followed. */
  moved: GameEvent[];
}

/** With these something else begins: what comes then does not follow from the Combat. */
const ANEW = new Set<string>([
  "fought", "activated", "passed", "pillar-taken", "age-begins", "primordial-revealed", "upper-half", "lower-half", "combat-begins", "combat-between", "desolation",
  "concept-revealed", "conditions-fulfilled", "conditions-not-fulfilled", "main-effect", "won", "side-won",
] satisfies Told["kind"][]);
/** Not worth a line here. */
const SILENT = new Set<string>(["deck-shuffled", "coliseum-shuffled", "avatar-cards-shuffled", "premonitions-shuffled"] satisfies Told["kind"][]);

/** Every Combat that was decided among these events. */
export function results(events: GameEvent[]): Result[] {
  return events.flatMap((event, at) => {
    if (event.kind !== "combat-decided") return [];
    const [attacker, defender] = events.slice(at - 2, at) as unknown as [Fought, Fought];
    const rest = events.slice(at + 1);
    const end = rest.findIndex((one) => ANEW.has(one.kind));
    const moved = rest.slice(0, end < 0 ? rest.length : end).filter((one) => !SILENT.has(one.kind));
    return [{ sides: attacker.seat === event["winner"] ? [attacker, defender] : [defender, attacker], moved }];
  });
}
