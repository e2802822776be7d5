import { placeOf } from "./beats";
import { api } from "./api";
import type { BoardModule } from "./board";
import type { ChartPoint, ReplayStep } from "./protocol";
import { swings, type Swing } from "./swings";

/** One turning point in words: which move it was, whose points it moved by how many, and what happened. */
export interface TurningPoint {
  letter: string;
  at: number;
  seat: number;
  change: number;
  sentence: string;
}

/** The turning points of a game, told from what everybody may know. */
export function turningPoints(table: string, board: BoardModule, chart: ChartPoint[]): Promise<TurningPoint[]> {
  return Promise.all(swings(chart).map(async (swing, i) => tell(await stretch(table, swing), swing, board, String.fromCharCode(97 + i))));
}

async function stretch(table: string, swing: Swing): Promise<ReplayStep[]> {
  return (await api.replay(table, "-1", swing.from, swing.to - swing.from + 1)).steps;
}

/** The move of the stretch that changed most, and what it did. */
function tell(steps: ReplayStep[], swing: Swing, board: BoardModule, letter: string): TurningPoint {
  const points = steps.map((step) => board.seat(step.view, swing.seat).points ?? 0);
  let best = 1;
  for (let i = 2; i < steps.length; i++) {
    if ((points[i]! - points[i - 1]!) * swing.change > (points[best]! - points[best - 1]!) * swing.change) best = i;
  }
  const step = steps[best] ?? steps[0]!;
  const named = step.events.find((event) => event.seat !== undefined && board.eventIcon(event) !== "") ?? step.events[0];
  return {
    letter,
    at: step.at,
    seat: swing.seat,
    change: (points.at(-1) ?? 0) - (points[0] ?? 0),
    sentence: named === undefined ? "" : board.words.event(headline(step, board) ?? named, step.view),
  };
}

/** Of all that a move did, what moved the points: the last thing with an icon that happened at a place. */
function headline(step: ReplayStep, board: BoardModule) {
  return step.events.findLast((event) => placeOf(event) !== undefined && board.topic(event) === null && board.eventIcon(event) !== "");
}
