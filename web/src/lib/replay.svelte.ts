import { api } from "./api";
import { principal } from "./beats";
import type { BoardModule } from "./board";
import { t } from "./i18n.svelte";
import type { ChartPoint, GameEvent, Option, ReplayStep, StatePush, TableInfo, TurnInfo, View } from "./protocol";
import { TableStore } from "./table.svelte";

const PAGE = 50;
const AROUND = 14;

/** A finished game (or one's own part of a running one), move by move, from one point of view. */
export class ReplayStore {
  readonly table: TableStore;
  at = $state(0);
  moves = $state(0);
  seat = $state("-1");
  chart: ChartPoint[] = $state.raw([]);
  /** From which move on it was whose turn, and at which moves each kind of thing happened. */
  turns: TurnInfo[] = $state.raw([]);
  happened: Record<string, number[]> = $state.raw({});
  /** Positions could not be had: the page says so, and what was on show stays. */
  lost = $state(false);
  private steps = $state.raw(new Map<number, ReplayStep>());
  private readonly pages = new Map<string, Promise<void>>();
  private wanted = 0;

  constructor(
    readonly info: TableInfo,
    board: BoardModule,
  ) {
    this.moves = info.moves;
    this.table = new TableStore({ info, board, still: true });
    const own = info.seats.find((seat) => seat.mine);
    if (own !== undefined) this.seat = String(own.seat);
    void this.load(0).catch(() => undefined); // the chart comes with the beginning, wherever one looks first
  }

  /** Through whose eyes one may look: everybody's and all at once when the game is over, until then one's own. */
  get eyes(): { seats: number[]; open: boolean } {
    const open = this.info.status === "finished";
    return { seats: this.info.seats.filter((seat) => open || seat.mine).map((seat) => seat.seat), open };
  }

  get by(): number | null {
    return this.steps.get(this.at)?.by ?? null;
  }

  get sentence(): string {
    const step = this.steps.get(this.at);
    return step === undefined ? "" : this.told(step);
  }

  /** What came of a move, if anything is seen of it. */
  main(step: ReplayStep): GameEvent | undefined {
    return principal(step.events, this.table.board);
  }

  /** The same in a sentence; else what it was, as far as it is known from here; else who decided. */
  told(step: ReplayStep): string {
    const words = this.table.board.words;
    const main = this.main(step);
    if (main !== undefined) return words.event(main, step.view);
    const name = step.by === null ? "" : this.table.name(step.by);
    if (step.move !== null) return t("replay-told", { name, move: words.move(asOption(step.move), step.view) });
    const before = this.steps.get(step.at - 1)?.view;
    if (before === undefined || before.prompt.seal !== undefined || step.by === null) return t("replay-hidden");
    return t("replay-unseen", { name });
  }

  /** What a move was for, in a sentence: its first deed; at the end of the game, how it ended. */
  deed(step: ReplayStep): string {
    const { weight, words } = this.table.board;
    const first = step.at === this.moves ? undefined : step.events.find((event) => weight?.(event) !== "detail");
    return first === undefined ? this.told(step) : words.event(first, step.view);
  }

  /** One step of the game, without those around it; undefined if it cannot be had. */
  async step(at: number): Promise<ReplayStep | undefined> {
    const known = this.steps.get(at);
    if (known !== undefined) return known;
    const page = await api.replay(this.info.id, this.seat, at, 1).catch(() => null);
    return page?.steps[0];
  }

  /** The moves before and after the one on show, as far as they are loaded. */
  get around(): ReplayStep[] {
    const found: ReplayStep[] = [];
    for (let at = Math.max(1, this.at - AROUND); at <= this.at + AROUND; at++) {
      const step = this.steps.get(at);
      if (step !== undefined) found.push(step);
    }
    return found;
  }

  async seek(to: number): Promise<void> {
    this.wanted = Math.min(this.moves, Math.max(0, to));
    const goal = this.wanted;
    try {
      await Promise.all([this.load(goal), this.load(Math.max(0, goal - 1))]); // the step before says what was being decided
      this.lost = false;
    } catch {
      this.lost = true;
      return;
    }
    if (this.wanted !== goal) return; // somebody has moved the slider on
    this.at = goal;
    const step = this.steps.get(goal);
    if (step !== undefined) this.table.stand(this.picture(step));
    void this.load(goal + AROUND).catch(() => undefined); // asked for again when one comes there
  }

  /** To the next or the last beginning of a turn. */
  async turn(way: 1 | -1): Promise<void> {
    for (let at = this.at + way; at > 0 && at <= this.moves; at += way) {
      await this.load(at).catch(() => undefined);
      if (this.steps.get(at)?.events.some((event) => this.table.board.opens(event))) return this.seek(at);
    }
    return this.seek(way > 0 ? this.moves : 0);
  }

  async look(seat: string): Promise<void> {
    const before = { seat: this.seat, steps: this.steps };
    this.seat = seat;
    this.steps = new Map();
    this.pages.clear();
    await this.seek(this.at);
    if (!this.lost) return;
    this.seat = before.seat;
    this.steps = before.steps;
  }

  private load(at: number): Promise<void> {
    const first = Math.floor(Math.min(this.moves, at) / PAGE) * PAGE;
    const key = `${this.seat} ${first}`;
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const seat = this.seat;
    const asked = api.replay(this.info.id, seat, first, PAGE).then((page) => {
      if (seat !== this.seat) return;
      this.moves = page.moves;
      if (page.chart !== null) this.chart = page.chart;
      if (page.turns !== null) this.turns = page.turns;
      if (page.happened !== null) this.happened = page.happened;
      this.steps = new Map([...this.steps, ...page.steps.map((step): [number, ReplayStep] => [step.at, step])]);
    });
    this.pages.set(key, asked);
    asked.catch(() => this.pages.delete(key));
    return asked;
  }

  private picture(step: ReplayStep): StatePush {
    const views = this.seat === "open" ? (step.views ?? {}) : {};
    const view: View = views[step.by ?? -1] ?? step.view;
    const asked = view.prompt.seal ?? (view.prompt.seat === undefined ? [] : [view.prompt.seat]);
    return {
      push: "state", seq: step.at, moves: step.at, seat: view.seat, seats: [], reason: "move", events_from: 0, events: step.events,
      view, ask: null, waiting: asked, seal: view.prompt.seal !== undefined, can_undo: false, undo_vote: null, guide: null, result: null,
    };
  }
}

/** A move by its text, which is its kind and what it names: `attack rus>thule`. */
export function asOption(move: string): Option {
  const [kind = "", named] = move.split(" ");
  return { move, kind, args: named?.split(">") ?? [], places: [] };
}
