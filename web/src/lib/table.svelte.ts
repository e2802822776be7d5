/** One table as this device sees it: what is shown, what is chosen, what is on its way. */

import { api } from "./api";
import type { BoardModule } from "./board";
import { Choice } from "./choice.svelte";
import { find, t } from "./i18n.svelte";
import type { Answer, Ask, Command, GameEvent, Option, Push, SeatInfo, StatePush, TableInfo, UndoVote, View } from "./protocol";
import { passesUnseen } from "./options";
import { meet, nameAt } from "./seats";
import { settings } from "./settings.svelte";
import { capital } from "./setup";
import { Advice } from "./table/advice.svelte";
import { Chat } from "./table/chat.svelte";
import { Connection } from "./table/connection.svelte";
import { Courtesy } from "./table/courtesy.svelte";
import { cue } from "./table/cues";
import { Curtain } from "./table/curtain.svelte";
import { Interlude } from "./table/interlude.svelte";
import { Log } from "./table/log.svelte";
import { Messenger } from "./table/messenger.svelte";
import { Orders } from "./table/orders.svelte";
import { Pace } from "./table/pace.svelte";
import { School } from "./table/school.svelte";
import { Why } from "./table/why.svelte";

const SENDING_SHOWN = 250;

export interface Source {
  info: TableInfo;
  board: BoardModule;
  /** Without a wire: positions are set from outside, as in a replay. */
  still?: boolean;
  /** Who answers what the player does on a table without a wire; nobody in a replay. */
  answer?: (command: Command) => Promise<Answer>;
}

export class TableStore {
  info: TableInfo = $state.raw()!;
  readonly board: BoardModule;
  /** Positions come from outside, as in a replay. */
  readonly still: boolean;
  readonly connection: Connection;
  readonly log: Log;
  readonly chat: Chat;
  readonly curtain: Curtain;
  readonly orders: Orders;
  readonly pace = new Pace(this, (push, next) => this.show(push, next));
  readonly courtesy = new Courtesy(this);
  readonly advice = new Advice(this);
  readonly why = new Why(this);
  readonly messenger = new Messenger(this);
  readonly interlude = new Interlude(this);
  readonly school = new School(this);

  shown: StatePush | null = $state.raw(null);
  /** The position from which one move led to the one on show; null if more has happened since. */
  before: View | null = $state.raw(null);
  /** The events of the position on show: boards animate them. */
  fresh: GameEvent[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  thinking: number[] = $state([]);
  vote: UndoVote | null = $state.raw(null);
  choice: Choice | null = $state.raw(null);
  /** A move is on its way until the table has moved on; `sending` only when that takes long enough to say so. */
  sent = $state(false);
  sending = $state(false);
  note = $state("");
  /** A place whose card is open, and one that a line of the log points to. */
  looked: string | null = $state(null);
  flashed: string[] = $state([]);
  /** Cards that are being read, and the clause at which the rulebook is open ("" for its beginning). */
  reading: string[] | null = $state.raw(null);
  rule: string | null = $state(null);

  constructor(source: Source) {
    this.info = source.info;
    this.board = source.board;
    this.still = source.still === true;
    meet((seat) => this.name(seat));
    this.connection = new Connection(this.still ? null : this.info.id, (push) => this.onPush(push), source.answer);
    this.log = new Log(this.connection);
    this.chat = new Chat(this.connection);
    this.curtain = new Curtain(this.connection, (seat) => this.person(seat));
    this.orders = new Orders(this.info.id);
  }

  close(): void {
    this.pace.stop();
    this.courtesy.stop();
    this.interlude.clear();
    this.connection.close();
  }

  // -- who and what -----------------------------------------------------------------------------------------------

  get view() {
    return this.shown!.view;
  }

  get ask() {
    return this.pace.held > 0 || this.curtain.seat !== null || this.courtesy.resting || this.interlude.staged !== null || this.school.over ? null : (this.shown?.ask ?? null);
  }

  /** What is asked now; of a question that is answered part by part, the part that is open. */
  get question(): string {
    const { ask, choice, view, board } = this;
    if (ask === null) return "";
    const part = choice === null ? undefined : board.words.part?.(ask, choice, view);
    if (part !== undefined) return part;
    return choice?.origin ? t("prompt-from", { place: board.words.place(choice.origin) }) : board.words.prompt(ask, view);
  }

  /** Whose turn it is; -1 if everybody's or nobody's. Who is asked in another's turn answers to what is done there. */
  turn(view: View, ask?: Ask | null): number {
    return this.board.turn?.(view, ask) ?? view.prompt.seat ?? -1;
  }

  /** All of one's seats are out, and the others play on. */
  get out(): boolean {
    const { shown, board } = this;
    if (shown === null || shown.result !== null || this.mine.length === 0) return false;
    return this.mine.every((seat) => board.out?.(shown.view, seat) ?? false);
  }

  /** What stands beside letting a question pass. */
  get passing(): string {
    return this.ask !== null && passesUnseen(this.ask, this.info.seats.length) ? t("let-pass-note") : "";
  }

  /** The table's name, or its game's. */
  get title(): string {
    return this.info.name || this.game;
  }

  /** The game's name; one that the client does not know is called as the server calls it. */
  get game(): string {
    return find(`${this.info.game}-name`) ?? capital(this.info.game);
  }

  get mine(): number[] {
    return this.shown?.seats ?? this.info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  /** The seats of the person who looks at the table now. */
  get own(): number[] {
    const person = this.person(this.shown?.seat ?? -1);
    return this.mine.filter((seat) => this.person(seat) === person);
  }

  person(seat: number): number {
    return this.seat(seat)?.person ?? -1;
  }

  /** Whether other people have to agree before the last move is taken back. */
  get asksToUndo(): boolean {
    return !this.shown?.can_undo && this.info.seats.some((seat) => seat.kind === "human" && !seat.mine);
  }

  seat(seat: number): SeatInfo | undefined {
    return this.info.seats[seat];
  }

  name(seat: number): string {
    return nameAt(this.info.seats, seat);
  }

  /** Whether a piece is lit: it can be chosen and, in a lesson, the guide asks for it. */
  lights(option: Option | undefined): boolean {
    return option !== undefined && this.choice?.shines(option) !== false;
  }

  // -- frames from the server ----------------------------------------------------------------------------------------

  private onPush(push: Push): void {
    switch (push.push) {
      case "state":
        return this.onState(push);
      case "table":
        this.info = push.table;
        return;
      case "presence":
        this.present = push.present;
        this.spectators = push.spectators;
        return;
      case "chat":
        return this.chat.hear(push.lines);
      case "undo_vote":
        return this.onVote(push.vote);
      case "thinking":
        this.thinking = push.on ? [...new Set([...this.thinking, push.seat])] : this.thinking.filter((seat) => seat !== push.seat);
        return;
      case "bye":
        return;
    }
  }

  /** A vote that ends says how: an undo that follows says more. */
  private onVote(vote: UndoVote | null): void {
    if (vote === null && this.vote !== null) this.note = t("vote-over");
    this.vote = vote;
  }

  private onState(push: StatePush): void {
    if (push.reason === "undo") this.note = t("taken-back");
    this.vote = push.undo_vote;
    this.thinking = [];
    this.pace.add(push);
  }

  // -- what is shown -------------------------------------------------------------------------------------------------

  /** Show a position that did not come over the wire. */
  stand(push: StatePush): void {
    this.log.events = push.events;
    this.fresh = push.events;
    this.before = this.shown !== null && this.shown.seq + 1 === push.seq && this.shown.seat === push.seat ? this.shown.view : null;
    this.shown = push;
    if (!this.connection.live) return;
    this.sent = false;
    this.open(push);
  }

  /** `next`: nothing that happened in between is left out. */
  private show(push: StatePush, next: boolean): void {
    const before = this.shown;
    this.log.keep(push);
    const moved = push.reason === "move" || push.reason === "end";
    this.fresh = moved ? push.events : [];
    this.before = moved && next ? (before?.view ?? null) : null;
    this.shown = push;
    this.messenger.see(push, before);
    if (push.events.some((event) => this.board.opens(event))) this.courtesy.drop();
    this.sent = false;
    const last = this.pace.held === 0;
    if (!sameQuestion(before?.ask ?? null, push.ask)) this.open(push);
    this.curtain.draw(push);
    if (last) this.courtesy.answer(push.reason === "undo");
    cue(this, push, before, last);
  }

  private open(push: StatePush): void {
    this.why.close();
    this.advice.clear();
    this.sending = false;
    this.choice = push.ask === null ? null : new Choice(push.ask, this.board.gesture(push.ask, push.view), this.school.lit);
    if (this.choice?.gesture.odds) void this.advice.askOdds();
  }

  // -- what the player does ----------------------------------------------------------------------------------------

  /** A place was chosen on the board. */
  async choosePlace(place: string): Promise<void> {
    const choice = this.choice;
    if (!this.connection.live || choice === null || this.ask === null || this.sending || choice.deeds.length > 0) {
      this.looked = this.looked === place ? null : place;
      return;
    }
    const here = choice.at(place);
    if (here.length > 0) return this.chooseOption(here[0]!);
    if (choice.isOrigin(place)) {
      this.chooseOrigin(place);
      return;
    }
    if (place === choice.gesture.origin || place === choice.gesture.target) return;
    await this.why.ask({ place });
  }

  chooseOrigin(place: string): void {
    const choice = this.choice!;
    this.why.close();
    choice.picked = null;
    choice.origin = choice.origin === place ? null : place;
  }

  async chooseOption(option: Option): Promise<void> {
    const choice = this.choice!;
    this.why.close();
    if (choice.plans(option.move)) {
      choice.plan(option.move);
      if (settings.confirm === "once") await this.confirm();
      return;
    }
    if (choice.repeats && option.places.length > 0) {
      choice.add(option.move, 1);
      return;
    }
    choice.planned = [];
    const again = choice.pressed === option.move;
    choice.pressed = option.move;
    choice.picked = option.move;
    if (choice.gesture.oddsOf?.includes(option.kind) && !again) void this.advice.askOdds(option.move);
    if (again || settings.confirm === "once" || choice.gesture.atOnce?.includes(option.kind)) await this.confirm();
  }

  /** Do what the 'Why not?' offers instead. */
  async chooseInstead(option: Option): Promise<void> {
    this.why.close();
    if (this.choice === null) return;
    const pair = option.args.length === 2 && this.choice.isOrigin(option.args[0]!);
    this.choice.origin = pair ? option.args[0]! : null;
    await this.chooseOption(option);
  }

  /** Send what is chosen, or what is answered for the player. */
  async confirm(moves = this.choice?.moves() ?? []): Promise<void> {
    const choice = this.choice;
    if (choice === null || this.sent) return;
    if (moves.length === 0) return;
    this.courtesy.follow(choice, moves);
    const answer = await this.play(choice, moves);
    if (answer.ok) return;
    this.courtesy.forget();
    if (this.choice !== choice) return;
    const place = choice.option(moves[0]!)?.places.at(-1) ?? null;
    if (answer.refusal !== undefined) this.school.slip();
    if (answer.refusal !== undefined) this.why.explain(place, [{ move: moves[answer.applied ?? 0]!, refusal: answer.refusal }]);
    else this.note = t(answer.error?.key === "stale-prompt" ? "late" : `error-${answer.error?.key ?? "internal"}`);
  }

  private async play(choice: Choice, moves: string[]): Promise<Answer> {
    const { prompt_id, seat } = choice.ask;
    const timer = setTimeout(() => (this.sending = true), SENDING_SHOWN);
    this.note = "";
    this.sent = true;
    try {
      await this.courtesy.window(choice);
      const answer = await this.connection.send({ cmd: "move", prompt_id, moves, seat });
      if (!answer.ok) this.sent = false;
      return answer;
    } finally {
      clearTimeout(timer);
      this.sending = false;
    }
  }

  /** One link back: inside the gesture if possible, else the last answer is taken back. */
  async stepBack(): Promise<void> {
    if (this.why.open !== null) this.why.close();
    else if (this.looked !== null) this.looked = null;
    else if (this.choice?.back()) return;
    else if ((this.choice?.gesture.origin !== undefined || this.choice?.gesture.within) && this.shown?.can_undo) await this.undo();
  }

  /** Look through another of the own seats. */
  async lookFrom(seat: number): Promise<void> {
    if (seat !== this.shown?.seat) await this.connection.send({ cmd: "seat", seat });
  }

  /** From now on the open question is answered so, or asked again; it is answered at once. */
  order(answer?: string): void {
    const { choice } = this;
    if (choice?.gesture.standing === undefined) return;
    this.orders.give(choice.ask.seat, choice.gesture.standing.topic, answer);
    if (answer !== undefined) this.courtesy.answer();
  }

  async undo(): Promise<void> {
    this.courtesy.goBack();
    const answer = await this.connection.send({ cmd: "undo" });
    if (answer.ok) return;
    this.courtesy.stay();
    this.note = answer.refusal ? this.why.refusalText(answer.refusal) : t(`error-${answer.error?.key ?? "internal"}`);
  }

  async voteUndo(yes: boolean): Promise<void> {
    await this.connection.send({ cmd: "undo_vote", yes });
  }

  /** Sit down again where a bot has played since one left. */
  async takeBack(seat: number): Promise<void> {
    this.info = await api.join(this.info.id, seat, null);
    await this.connection.refresh(); // what is asked of the seat right now
  }
}

/** The same prompt to the same seat in the same state: what was chosen so far stays. */
function sameQuestion(before: Ask | null, now: Ask | null): boolean {
  if (before === null || now === null) return false;
  return before.prompt_id === now.prompt_id && before.seat === now.seat && before.sealed === now.sealed;
}
