import { api } from "./api";
import { weight } from "./beats";
import type { BoardModule } from "./board";
import type { ChartPoint, GameEvent, ReplayStep } from "./protocol";
import { swings, type Swing } from "./swings";

/** One turning point in words: which move it was, whose lead it moved by how many, and what happened. */
export interface TurningPoint {
  letter: string;
  at: number;
  seat: number;
  /** Points won or lost against the others, in the whole stretch. */
  change: number;
  sentence: string;
}

/** The turning points of a game, told from what everybody may know. */
export async function turningPoints(table: string, board: BoardModule, chart: ChartPoint[]): Promise<TurningPoint[]> {
  const found = await Promise.all(swings(chart).map(async (swing) => tell(await stretch(table, swing), swing, board)));
  return found.map((point, i) => ({ ...point, letter: String.fromCharCode(97 + i) }));
}

async function stretch(table: string, swing: Swing): Promise<ReplayStep[]> {
  return (await api.replay(table, "-1", swing.from, swing.to - swing.from + 1)).steps;
}

/** The move of the stretch that moved the lead most, and what it did. */
export function tell(steps: ReplayStep[], { seat, change }: Swing, board: BoardModule): Omit<TurningPoint, "letter"> {
  const leads = steps.map((step) => lead(step, seat, board));
  let best = Math.min(1, steps.length - 1);
  for (let i = 2; i < steps.length; i++) {
    if ((leads[i]! - leads[i - 1]!) * change > (leads[best]! - leads[best - 1]!) * change) best = i;
  }
  const step = steps[best]!;
  const cause = causeOf(step.events, seat, board) ?? causeOf(steps.slice(0, best).flatMap((one) => one.events), seat, board) ?? step.events[0];
  return { at: step.at, seat, change: Math.round(change), sentence: cause === undefined ? "" : board.words.event(cause, step.view) };
}

/** How far a seat is ahead of the mean of the others. */
function lead(step: ReplayStep, seat: number, board: BoardModule): number {
  const points = Array.from({ length: step.view.seats }, (_, other) => board.seat(step.view, other).points ?? 0);
  const own = points[seat] ?? 0;
  return own - (points.reduce((sum, one) => sum + one, 0) - own) / Math.max(1, points.length - 1);
}

/** Of all that happened: the last deed that this seat did or suffered, else the last deed of anybody. */
function causeOf(events: GameEvent[], seat: number, board: BoardModule): GameEvent | undefined {
  const deeds = events.filter((event) => weight(board, event) === "deed");
  const about = deeds.filter((event) => board.words.concerns?.(event, [seat]) ?? event.seat === seat);
  return about.at(-1) ?? deeds.at(-1);
}
