/** From what to what a deed went, found on the page. */

import { placeOf } from "./beats";
import type { Aim, BoardModule } from "./board";
import type { Point } from "./map/geometry";
import type { GameEvent } from "./protocol";

/** A seat as it is drawn: its card, else its chip in the bar. */
export function seatAt(seat: number): string[] {
  return [`[data-seat="${seat}"]`, `[data-chip="${seat}"]`];
}

/** What the game says of an event; else from its player to its place. */
export function aimOf(board: BoardModule, event: GameEvent): Aim | null {
  const said = board.aim?.(event) ?? null;
  const place = placeOf(event);
  if (said !== null || place === undefined) return said;
  return { from: event.seat === undefined || board.suffers?.(event) ? [] : seatAt(event.seat), to: [`#place-${place}`] };
}

/** Where an arrow begins and ends, and what it points at. */
export interface Drawn {
  from: Point | null;
  to: Point;
  box: DOMRect;
}

const REACH = 30; // pixels that an arrow goes into what it points at

export function measured({ from, to }: Aim): Drawn[] {
  const [start, end] = [inSight(from), inSight(to)];
  const box = end ?? start; // what is not in sight is told of whoever did it
  if (box === undefined) return [];
  const far = start !== undefined && end !== undefined && start !== end ? nearest(start, middle(end), 0) : null;
  return [{ from: far, to: far === null ? middle(box) : nearest(box, far, REACH), box }];
}

function inSight(selectors: string[]): DOMRect | undefined {
  for (const selector of selectors) {
    const found = document.querySelector(selector);
    if (found === null || found.getBoundingClientRect().width === 0) continue;
    found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return found.getBoundingClientRect();
  }
  return undefined;
}

function middle(box: DOMRect): Point {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The point of a box, so far inside it, that is nearest to another point. */
function nearest(box: DOMRect, [x, y]: Point, inside: number): Point {
  const [dx, dy] = [Math.min(inside, box.width / 2), Math.min(inside, box.height / 2)];
  return [clamp(x, box.left + dx, box.right - dx), clamp(y, box.top + dy, box.bottom - dy)];
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
