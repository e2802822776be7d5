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

const ENOUGH = 0.7; // of the change is told
const MOST = 3; // moves that are told

/** The moves of the stretch that moved the lead most, and what they did; it is reached where the biggest of them was made. */
export function tell(steps: ReplayStep[], { seat, change }: Swing, board: BoardModule): Omit<TurningPoint, "letter"> {
  const leads = steps.map((step) => lead(step, seat, board));
  const moves = steps.slice(1).map((step, i) => ({ step, by: (leads[i + 1]! - leads[i]!) * Math.sign(change) }));
  const told = enough(moves, Math.abs(change));
  const said = told.toSorted((a, b) => a.step.at - b.step.at).map(({ step }) => words(step, seat, board));
  return { at: (told[0]?.step ?? steps[0]!).at, seat, change: Math.round(change), sentence: [...new Set(said)].filter((one) => one !== "").join(" ") };
}

interface Moved {
  step: ReplayStep;
  by: number;
}

/** The biggest moves, until together they are most of the change. */
function enough(moves: Moved[], change: number): Moved[] {
  const found: Moved[] = [];
  let sum = 0;
  for (const one of moves.toSorted((a, b) => b.by - a.by || a.step.at - b.step.at)) {
    if (one.by <= 0 || sum >= ENOUGH * change || found.length === MOST) break;
    found.push(one);
    sum += one.by;
  }
  return found;
}

function words({ events, view }: ReplayStep, seat: number, board: BoardModule): string {
  const cause = causeOf(events, seat, board);
  return cause === undefined ? "" : board.words.event(cause, view);
}

/** How far a seat is ahead of the mean of the others. */
function lead(step: ReplayStep, seat: number, board: BoardModule): number {
  const points = Array.from({ length: step.view.seats }, (_, other) => board.seat(step.view, other).points ?? 0);
  const own = points[seat] ?? 0;
  return own - (points.reduce((sum, one) => sum + one, 0) - own) / Math.max(1, points.length - 1);
}

/** Of all that happened in a move: what decides here; else the last deed of or to this seat; else the last small thing that concerns it; else a deed. */
function causeOf(events: GameEvent[], seat: number, board: BoardModule): GameEvent | undefined {
  const told = events.filter((event) => !board.opens(event) && board.hushes?.(event) !== true);
  const deeds = told.filter((event) => weight(board, event) === "deed");
  const about = (event: GameEvent) => board.words.concerns?.(event, [seat]) ?? event.seat === seat;
  const decided = (board.decisive ?? []).flatMap((kind) => told.findLast((event) => event.kind === kind && about(event)) ?? []);
  return decided[0] ?? deeds.findLast(about) ?? told.filter((event) => weight(board, event) === "detail").findLast(about) ?? deeds.at(-1) ?? told.findLast(about);
}
