/** What a Combat or an Age came to, from what was told when it was decided or over. */

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
  "fought", "activated", "passed", "pillar-taken", "age-ends", "age-begins", "primordial-revealed", "upper-half", "lower-half", "combat-begins", "combat-between", "desolation",
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

export interface AgeOver {
  age: number;
  /** Under its heading, what its end did. */
  end: GameEvent[];
  /** What the next one began with, before anybody acted. */
  next: GameEvent[];
}

/** Whether an Age begins after another one. */
export function afterFirst(event: GameEvent): boolean {
  return event.kind === "age-begins" && Number(event["age"]) > 1;
}

/** Every Age that ended among these events; they may begin in the middle of an end, after a question. */
export function agesOver(events: GameEvent[]): AgeOver[] {
  const first = events.find((event) => event.kind === "age-ends" || afterFirst(event));
  const middle = first?.kind === "age-begins" ? [over(Number(first["age"]) - 1, events)] : [];
  return [...middle, ...events.flatMap((event, at) => (event.kind === "age-ends" ? [over(Number(event["age"]), events.slice(at))] : []))];
}

function over(age: number, rest: GameEvent[]): AgeOver {
  const acted = rest.findIndex((one) => one.kind === "pillar-taken");
  const all = rest.slice(0, acted < 0 ? rest.length : acted);
  const begins = all.findIndex((one) => one.kind === "age-begins");
  return { age, end: begins < 0 ? all : all.slice(0, begins), next: begins < 0 ? [] : all.slice(begins + 1) };
}
