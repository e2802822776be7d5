/** A position on the analysis board: where one stands, the line that was made there, and what it is worth. */

import { api, ApiError } from "../api";
import type { BoardModule } from "../board";
import { t } from "../i18n.svelte";
import type { Answer, Command, GameEvent, Refusal, StatePush, TableInfo, View } from "../protocol";
import type { BoardFace, BoardInfo, BoardWorth, LineMove } from "../protocol.gen";
import { TableStore } from "../table.svelte";

/** All that makes a position: it stands in the page's address, so that the address can be shared. */
export interface Where {
  at: number;
  /** Through whose eyes; -1: everybody's. */
  seat: number;
  open: boolean;
  deal: number;
  moves: string;
}

export function whereIn(query: URLSearchParams): Where {
  const number = (name: string, usual: number) => (/^-?\d+$/.test(query.get(name) ?? "") ? Number(query.get(name)) : usual);
  return { at: number("at", 0), seat: number("seat", -1), open: query.get("open") === "true", deal: number("deal", 0), moves: query.get("moves") ?? "" };
}

export function queryOf(where: Where): URLSearchParams {
  const query = new URLSearchParams({ at: String(where.at), seat: String(where.seat) });
  if (where.open) query.set("open", "true");
  if (where.deal > 0) query.set("deal", String(where.deal));
  if (where.moves !== "") query.set("moves", where.moves);
  return query;
}

/** The same line with another roll at its move number `index`. */
export function rolledAgain(moves: string, index: number): string {
  const parts = moves.split(";");
  const [move = "", roll = "0"] = parts[index]!.split("~");
  parts[index] = `${move}~${Number(roll) + 1}`;
  return parts.join(";");
}

export class BoardStore {
  readonly table: TableStore;
  info: BoardInfo | null = $state.raw(null);
  worth: BoardWorth | null = $state.raw(null);
  /** For whom one moves, where several are asked. */
  mover = $state(-1);
  weighing = $state(false);
  problem = $state("");
  /** A move of the line that does not fit any more, in words. */
  cut = $state("");
  private tickets = 0;

  constructor(
    readonly game: TableInfo,
    board: BoardModule,
    private where: Where,
  ) {
    this.table = new TableStore({ info: { ...game, lesson: null }, board, still: true, answer: (command) => this.answer(command) });
  }

  get id(): string {
    return this.game.id;
  }

  get line(): LineMove[] {
    return this.info?.line ?? [];
  }

  get address(): string {
    return `/r/${this.id}/board?${queryOf(this.where)}`;
  }

  /** Go to a position; what is not named stays. False if that did not work: then nothing has changed. */
  async go(change: Partial<Where>, until?: number): Promise<boolean> {
    const where = { ...this.where, ...change };
    const ticket = ++this.tickets;
    const query = queryOf(where);
    if (until !== undefined) query.set("until", String(until));
    try {
      const found = await api.board(this.id, query);
      if (ticket === this.tickets) this.lay(found, where);
      return true;
    } catch (error) {
      if (ticket === this.tickets) this.problem = failure(error);
      return false;
    }
  }

  private lay(found: BoardInfo, where: Where): void {
    this.where = { ...where, moves: found.moves };
    this.info = found;
    this.worth = null;
    this.problem = "";
    if (!found.asked.includes(this.mover)) this.mover = found.asked[0] ?? -1;
    this.stand();
    this.cut = found.refused === null ? "" : t("board-page-cut", { n: found.refused.number, reason: this.table.why.refusalText(found.refused.refusal as Refusal), clause: found.refused.refusal.clause });
  }

  /** Move for this seat, of those that are asked. */
  moveFor(seat: number): void {
    this.mover = seat;
    this.worth = null;
    this.stand();
  }

  private get face(): BoardFace | null {
    return this.info!.faces.find((one) => one.seat === this.mover) ?? null;
  }

  private stand(): void {
    const { at, line, asked, seal, result, seat } = this.info!;
    const { face } = this;
    const push: StatePush = {
      push: "state", seq: at + line.length, moves: at + line.length, seat: face?.seat ?? seat, seats: face === null ? [] : [face.seat], reason: "move", events_from: 0,
      events: (line.at(-1)?.events ?? []) as unknown as GameEvent[], view: (face?.view ?? this.info!.view) as unknown as View, ask: face?.ask ?? null,
      waiting: asked, seal, can_undo: line.length > 0, undo_vote: null, guide: null, result,
    };
    this.table.stand(push);
  }

  // -- the line ------------------------------------------------------------------------------------------------------

  async takeBack(count = 1): Promise<void> {
    const parts = this.where.moves === "" ? [] : this.where.moves.split(";");
    await this.go({ moves: parts.slice(0, Math.max(0, parts.length - count)).join(";") });
  }

  /** The dice of a move of the line fall otherwise; what follows it stays as long as it can. */
  async rollAgain(index: number): Promise<void> {
    await this.go({ moves: rolledAgain(this.where.moves, index) });
  }

  /** Another position of the record: a new line begins there. */
  async step(to: number): Promise<void> {
    const at = Math.max(0, Math.min(this.info!.of, to));
    if (at !== this.where.at || this.line.length > 0) await this.go({ at, moves: "" });
  }

  // -- what it is worth ----------------------------------------------------------------------------------------------

  async weigh(): Promise<void> {
    if (this.weighing || this.worth !== null || this.info === null) return;
    const { tickets, mover } = this;
    this.weighing = true;
    this.problem = "";
    try {
      const query = queryOf(this.where);
      if (mover >= 0) query.set("mover", String(mover));
      const found = await api.worth(this.id, query);
      if (tickets === this.tickets && mover === this.mover) this.worth = found;
    } catch (error) {
      if (tickets === this.tickets) this.problem = failure(error);
    } finally {
      this.weighing = false;
    }
  }

  // -- what the player does at the board -----------------------------------------------------------------------------

  /** The board answers in place of a server's table. */
  private async answer(command: Command): Promise<Answer> {
    switch (command.cmd) {
      case "move":
        return this.make(command.moves);
      case "undo":
        await this.takeBack();
        return answered(true);
      case "why":
        return { ...answered(true), reasons: command.move ? await this.why(command.move) : [] };
      case "hint":
        await this.weigh();
        return { ...answered(true), hints: this.worth?.best.map(({ move, reasons }) => ({ move, reasons })) ?? [] };
      case "odds":
        return { ...answered(true), odds: (command.move ? this.worth?.best.find((one) => one.move === command.move)?.odds : this.face?.odds) ?? null };
      default:
        return answered(true);
    }
  }

  private with(moves: string[]): string {
    return [this.where.moves, ...moves.map((move) => `${this.mover + 1}:${move}`)].filter(Boolean).join(";");
  }

  private async make(moves: string[]): Promise<Answer> {
    const before = this.line.length;
    if (!(await this.go({ moves: this.with(moves) }))) return { ...answered(false), error: { key: "internal", params: {} } };
    const refused = this.info?.refused ?? null;
    if (refused === null) return answered(true);
    this.cut = "";
    return { ...answered(false), refusal: refused.refusal, applied: refused.number - 1 - before };
  }

  private async why(move: string): Promise<{ move: string; refusal: Refusal | null }[]> {
    const query = queryOf({ ...this.where, moves: this.with([move]) });
    const found = await api.board(this.id, query).catch(() => null);
    return found?.refused ? [{ move, refusal: found.refused.refusal }] : [];
  }
}

function answered(ok: boolean): Answer {
  return { re: null, ok } as unknown as Answer;
}

function failure(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-lost");
  const { key, params } = error.failure;
  return key === "bad-request" ? t("board-page-bad", { where: String(params["where"] ?? "") }) : t(`error-${key}`, params);
}
