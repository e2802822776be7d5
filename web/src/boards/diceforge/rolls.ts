/** What was thrown in one stretch of events: who rolled what, one after the other, and what it brought. */

import type { GameEvent } from "../../lib/protocol";
import { content, type Amounts, RESOURCES } from "./content";
import { isRoll } from "./look";
import { position, type Die, type DieName } from "./view";
import type { View } from "../../lib/protocol";

export interface Thrown {
  name: DieName | "celestial";
  die: Pick<Die, "faces" | "up">;
}

export interface Throw {
  seat: number;
  dice: Thrown[];
  gains: Amounts;
  /** What of it no reserve could take. */
  lost: Amounts;
}

/** Throws in groups: all players roll at once, the next blessing is another group. */
export function throws(events: GameEvent[], raw: View): Throw[][] {
  const groups: Throw[][] = [];
  for (const event of events) {
    const seat = event.seat ?? -1;
    if (isRoll(event)) {
      const made = { seat, dice: diceOf(event, raw), gains: {}, lost: {} };
      const last = groups.at(-1);
      if (last === undefined || last.some((one) => one.seat === seat)) groups.push([made]);
      else last.push(made);
    } else if (event.kind === "gained" || event.kind === "overflowed") {
      const by = groups.flat().findLast((one) => one.seat === seat);
      if (by === undefined) continue;
      if (event.kind === "gained") by.gains = sum(by.gains, event["gains"] as Amounts);
      else [by.gains, by.lost] = [sum(by.gains, event["gains"] as Amounts, -1), sum(by.lost, event["gains"] as Amounts)];
    }
  }
  return groups;
}

/** How many rolls are seen one after the other. */
export function rollCount(events: GameEvent[]): number {
  let count = 0;
  let seen = new Set<number>();
  for (const event of events) {
    if (!isRoll(event)) continue;
    if (count === 0 || seen.has(event.seat ?? -1)) [count, seen] = [count + 1, new Set()];
    seen.add(event.seat ?? -1);
  }
  return count;
}

/** The dice of one roll, turned as they fell; the faces are those of the position on show. */
function diceOf(event: GameEvent, raw: View): Thrown[] {
  const player = position(raw).players[event.seat ?? -1];
  if (event.kind === "celestial-rolled") {
    const faces = [...content.celestial.keys()];
    return [{ name: "celestial", die: { faces, up: Math.max(0, faces.indexOf(String(event["celestial"]))) } }];
  }
  if (player === undefined) return [];
  const fallen = (which: 0 | 1, side: unknown, face: unknown): Thrown => {
    const up = Number(side);
    const faces = player.dice[which].faces.map((one, i) => (i === up ? String(face) : one)); // it may have been forged over since
    return { name: which === 0 ? "light" : "dark", die: { faces, up } };
  };
  if (event.kind === "die-rolled") return [fallen(event["die"] === "light" ? 0 : 1, event["side"], event["face"])];
  const [sides, faces] = [event["sides"] as number[], event["faces"] as string[]];
  return [fallen(0, sides[0], faces[0]), fallen(1, sides[1], faces[1])];
}

function sum(one: Amounts, other: Amounts, sign = 1): Amounts {
  return Object.fromEntries(RESOURCES.map((name) => [name, (one[name] ?? 0) + sign * (other[name] ?? 0)] as const).filter(([, number]) => number > 0));
}
