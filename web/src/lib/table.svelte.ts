import { api } from "./api";
import type { BoardModule, Odds } from "./board";
import { Choice } from "./choice.svelte";
import { t } from "./i18n.svelte";
import { notify } from "./notices";
import type { Answer, Ask, ChatLine, Command, GameEvent, Hint, Option, Push, Reason, Refusal, SeatInfo, StatePush, TableInfo, UndoVote, View } from "./protocol";
import { meet, seatName } from "./seats";
import { SOUNDS, play } from "./sound";
import { SPEED, reducedMotion, settings } from "./settings.svelte";
import { TableSocket, socketAddress, type Wire } from "./socket";

const BEAT = 500;
const DICE = 700;
const SENDING_SHOWN = 250;
const BACK_SHOWN = 6000;
const OLDER = 500;
const INSTEAD = 4;
const PAUSE = [700, 1900] as const; // before an answer is given for the player: as long as somebody thinks who has a choice

/** The open 'Why not?': for which place or move, what the rules say, and what can be done instead. */
export interface WhyNot {
  /** The place or the closed move it points to. */
  at: string | null;
  /** Null if the place can be reached, only not from nowhere: then `instead` says from where. */
  refusal: Refusal | null;
  more: Refusal[];
  instead: Option[];
}

export interface Source {
  info: TableInfo;
  board: BoardModule;
  /** Without a wire: positions are set from outside, as in a replay. */
  still?: boolean;
}

/** One table as this device sees it: what is shown, what is chosen, what is on its way. */
export class TableStore {
  info: TableInfo = $state.raw()!;
  readonly board: BoardModule;
  wire: Wire = $state("connecting");
  closed: number | null = $state(null);
  shown: StatePush | null = $state.raw(null);
  /** The position from which one move led to the one on show; null if more has happened since. */
  before: View | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  /** The events of the position on show: boards animate them. */
  fresh: GameEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  thinking: number[] = $state([]);
  vote: UndoVote | null = $state.raw(null);
  choice: Choice | null = $state.raw(null);
  /** A move is on its way until the table has moved on; `sending` only when that takes long enough to say so. */
  sent = $state(false);
  sending = $state(false);
  why: WhyNot | null = $state.raw(null);
  /** What a bot would do, best first; empty until it is asked for. */
  hints: Hint[] = $state.raw([]);
  hintPresses = $state(0);
  odds: Odds | null = $state.raw(null);
  note = $state("");
  back: number | null = $state(null);
  unread = $state(0);
  /** A place whose card is open, and one that a line of the log points to. */
  looked: string | null = $state(null);
  flashed: string[] = $state([]);
  /** Cards that are being read, and the clause at which the rulebook is open ("" for its beginning). */
  reading: string[] | null = $state.raw(null);
  rule: string | null = $state(null);
  curtain: number | null = $state(null);
  held = $state(0);
  /** An answer is about to be given for the player: nothing is asked meanwhile. */
  resting = $state(false);
  /** The stretch of the game for which the player does not want to be asked. */
  quiet: string | null = $state(null);

  private readonly wired: TableSocket | null;
  private readonly queue: StatePush[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest: StatePush | null = null;
  private lostAt: number | null = null;
  private revealed: number | null = null;
  private logStart = 0;
  private chatKnown = false;
  private lastKind: string | undefined;
  private standing: { kind: string; move: string } | null = null;
  private courtesy: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source) {
    this.info = source.info;
    this.board = source.board;
    meet((seat) => this.name(seat));
    this.wired = source.still === true ? null : this.connect();
  }

  private connect(): TableSocket {
    return new TableSocket(socketAddress(this.info.id), {
      push: (push) => this.onPush(push),
      wire: (state, code) => this.onWire(state, code),
      seen: () => this.latest?.seq ?? null,
    });
  }

  /** Whether it is played; a replay is only looked at. */
  get live(): boolean {
    return this.wired !== null;
  }

  private get socket(): TableSocket {
    if (this.wired === null) throw new Error("this table is only looked at");
    return this.wired;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.courtesy);
    this.wired?.close();
  }

  /** Show a position that did not come over the wire. */
  stand(push: StatePush): void {
    this.log = push.events;
    this.fresh = push.events;
    this.before = this.shown !== null && this.shown.seq + 1 === push.seq && this.shown.seat === push.seat ? this.shown.view : null;
    this.shown = push;
  }

  // -- who and what -----------------------------------------------------------------------------------------------

  get view() {
    return this.shown!.view;
  }

  get ask() {
    return this.held > 0 || this.curtain !== null || this.resting ? null : (this.shown?.ask ?? null);
  }

  /** The table's name, or its game's. */
  get title(): string {
    return this.info.name || t(`${this.info.game}-name`);
  }

  get hint(): Hint | null {
    return this.hints[0] ?? null;
  }

  get mine(): number[] {
    return this.shown?.seats ?? this.info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }

  seat(seat: number): SeatInfo | undefined {
    return this.info.seats[seat];
  }

  name(seat: number): string {
    const info = this.seat(seat);
    return info === undefined ? "" : seatName(info);
  }

  isBot(seat: number): boolean {
    const info = this.seat(seat);
    return info?.kind === "bot" || info?.stand_in === true;
  }

  // -- frames from the server ----------------------------------------------------------------------------------------

  private onWire(state: Wire, code?: number): void {
    this.wire = state;
    if (state === "lost" && this.lostAt === null) this.lostAt = this.latest?.moves ?? null;
    if (state === "closed") this.closed = code ?? null;
  }

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
        return this.onChat(push.lines);
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

  private onChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.id));
    const fresh = lines.filter((line) => !known.has(line.id));
    if (this.chatKnown) this.unread += fresh.filter((line) => !settings.mute.includes(line.name)).length;
    this.chatKnown = true; // the first lines are history, not news
    this.chat = [...this.chat, ...fresh];
  }

  private onState(push: StatePush): void {
    if (this.latest !== null && push.seq < this.latest.seq && push.reason !== "seat") return;
    this.latest = push;
    if (push.reason === "undo") this.note = t("taken-back");
    this.vote = push.undo_vote;
    this.thinking = [];
    if (this.lostAt !== null) this.tellBack(push);
    this.queue.push(push);
    const replay = push.reason === "move" || push.reason === "start" || push.reason === "end";
    if (!replay || this.pace === 0 || document.hidden) this.flush();
    else if (this.timer === undefined && settings.speed !== "step") this.pump();
    this.held = this.queue.length;
    if (settings.speed === "step" && this.held === 1 && this.ownMove(push)) this.next();
  }

  private tellBack(push: StatePush): void {
    const missed = push.moves - this.lostAt!;
    this.lostAt = null;
    if (missed <= 0) return;
    this.back = missed;
    setTimeout(() => (this.back = null), BACK_SHOWN);
  }

  private get pace(): number {
    return SPEED[settings.speed];
  }

  /** Show the next position that waits; pause after it as long as its events deserve. */
  private pump(): void {
    const push = this.queue.shift();
    this.held = this.queue.length;
    if (push === undefined) {
      this.timer = undefined;
      return;
    }
    this.show(push);
    this.timer = setTimeout(() => this.pump(), this.pause(push));
  }

  private pause(push: StatePush): number {
    const rolls = this.board.rolls?.(push.events) ?? push.events.filter((event) => this.board.topic(event) === "dice").length;
    const travel = this.before === null || reducedMotion() ? 0 : this.board.travel(this.before, push.view);
    return Math.max(this.beat(push, rolls), travel * this.pace);
  }

  private beat(push: StatePush, rolls: number): number {
    if (this.ownMove(push)) return rolls > 0 && !reducedMotion() ? DICE * this.pace : 0;
    const kind = push.events.at(-1)?.kind;
    const again = kind !== undefined && kind === this.lastKind; // placing army after army is one thing
    this.lastKind = kind;
    if (rolls > 0) return (BEAT + rolls * DICE) * this.pace;
    return push.events.length === 0 ? 0 : (again ? BEAT / 4 : BEAT) * this.pace;
  }

  private ownMove(push: StatePush): boolean {
    return push.events.every((event) => event.seat === undefined || this.mine.includes(event.seat));
  }

  /** Show what waits at the speed that is set now. */
  repace(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length === 0 || settings.speed === "step") return;
    if (this.pace === 0) this.flush();
    else this.pump();
  }

  /** The next move of the others, when they are shown step by step. */
  next(): void {
    const push = this.queue.shift();
    this.held = this.queue.length;
    if (push !== undefined) this.show(push);
  }

  /** Show everything that waits at once; false if nothing did. */
  skip(): boolean {
    const count = this.queue.length;
    if (count === 0) return false;
    this.flush();
    this.note = t("skipped", { n: count });
    return true;
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const all = this.queue.splice(0);
    this.held = 0;
    for (const push of all) this.keepLog(push);
    const last = all.at(-1);
    if (last !== undefined) this.show(last, all.length === 1);
  }

  private keepLog(push: StatePush): void {
    if (this.log.length === 0 || push.events_from < this.logStart) {
      this.logStart = push.events_from;
      this.log = push.events;
      if (push.events_from > 0) void this.fetchLog(push.events_from);
      return;
    }
    this.log = [...this.log.slice(0, push.events_from - this.logStart), ...push.events];
  }

  /** The history from before this page was opened. */
  private async fetchLog(upTo: number): Promise<void> {
    const first = Math.max(0, upTo - OLDER);
    const answer = await this.socket.send({ cmd: "log", first, count: upTo - first });
    if (!answer.ok || answer.events === undefined || this.logStart !== upTo) return;
    this.logStart = first;
    this.log = [...answer.events, ...this.log];
  }

  /** `next`: nothing that happened in between is left out. */
  private show(push: StatePush, next = true): void {
    const before = this.shown;
    this.keepLog(push);
    const moved = push.reason === "move" || push.reason === "end";
    this.fresh = moved ? push.events : [];
    this.before = moved && next ? (before?.view ?? null) : null;
    this.shown = push;
    this.sent = false;
    const last = this.queue.length === 0;
    if (!sameQuestion(before?.ask ?? null, push.ask)) this.open(push);
    this.drawCurtain(push);
    if (last) this.answerAlone();
    this.sounds(push, before);
    if (last && push.ask !== null && push.ask.sealed === null && !this.resting) notify(t("notice-turn", { table: this.title }));
  }

  /** One sound for what has happened, the most telling: the end, the dice, a card; else that one is asked after others were. */
  private sounds(push: StatePush, before: StatePush | null): void {
    if (before === null || push.reason === "since" || push.reason === "seat") return;
    const heard = this.fresh.flatMap((event) => this.board.sound(event) ?? []);
    const asked = push.ask !== null && push.ask.sealed === null && before.ask === null && !this.resting;
    const first = push.result !== null && before.result === null ? "horn" : (SOUNDS.find((sound) => heard.includes(sound)) ?? (asked ? "turn" : null));
    if (first !== null) play(first);
  }

  private open(push: StatePush): void {
    this.why = null;
    this.hints = [];
    this.hintPresses = 0;
    this.odds = null;
    this.sending = false;
    this.choice = push.ask === null ? null : new Choice(push.ask, this.board.gesture(push.ask, push.view));
    if (this.choice?.gesture.odds) void this.askOdds();
  }

  /** Answer what need not be asked: the end of a gesture, and a question that can only be let pass. */
  private answerAlone(): void {
    clearTimeout(this.courtesy);
    this.resting = false;
    const choice = this.choice;
    if (this.wired === null || choice === null || choice.ask.sealed !== null || this.curtain !== null) return;
    if (this.standing?.kind === choice.ask.kind) {
      const { move } = this.standing;
      this.standing = null;
      if (choice.option(move) !== undefined) void this.sendAlone(choice, move);
    } else if (this.letsPass(choice)) {
      this.resting = true;
      this.courtesy = setTimeout(() => void this.sendAlone(choice, choice.pass!.move), PAUSE[0] + Math.random() * (PAUSE[1] - PAUSE[0]));
    }
  }

  /** Only what this seat may know decides, and the pause is drawn by lot: nobody learns anything from it. */
  private letsPass(choice: Choice): boolean {
    const { courtesy } = choice.gesture;
    if (courtesy === undefined || choice.pass === undefined) return false;
    return this.quiet === courtesy.stretch || (settings.answer && choice.ask.options.length === 1);
  }

  private async sendAlone(choice: Choice, move: string): Promise<void> {
    if (this.choice !== choice) return;
    this.resting = true;
    choice.picked = move;
    await this.confirm();
    if (this.choice === choice && !this.sent) this.resting = false; // it could not be sent: now the player is asked
  }

  /** Several people at one screen: what the next one may see stays covered until they say that they sit there. */
  private drawCurtain(push: StatePush): void {
    if (push.seats.length < 2) return;
    const next = push.waiting.find((seat) => push.seats.includes(seat));
    if (next === undefined) return;
    this.curtain = next === this.revealed && push.seat === next ? null : next; // also when a new connection looks through other eyes
  }

  async lift(): Promise<void> {
    const seat = this.curtain!;
    this.revealed = seat;
    if (this.shown?.seat === seat) this.curtain = null;
    else await this.socket.send({ cmd: "seat", seat }); // the curtain goes up with that seat's picture, not before
  }

  // -- what the player does ----------------------------------------------------------------------------------------

  /** A place was chosen on the board. */
  async choosePlace(place: string): Promise<void> {
    const choice = this.choice;
    if (this.wired === null || choice === null || this.ask === null || this.sending) {
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
    await this.askWhy({ place });
  }

  chooseOrigin(place: string): void {
    const choice = this.choice!;
    this.why = null;
    choice.picked = null;
    choice.origin = choice.origin === place ? null : place;
  }

  async chooseOption(option: Option): Promise<void> {
    const choice = this.choice!;
    this.why = null;
    if (choice.repeats && option.places.length > 0) {
      choice.add(option.move, 1);
      return;
    }
    const again = choice.pressed === option.move;
    choice.pressed = option.move;
    choice.picked = option.move;
    if (again || settings.confirm === "once" || choice.gesture.atOnce?.includes(option.kind)) await this.confirm();
  }

  /** Send what is chosen. */
  async confirm(): Promise<void> {
    const choice = this.choice;
    if (choice === null || this.sent) return;
    const moves = choice.moves();
    if (moves.length === 0) return;
    const then = choice.gesture.afterwards;
    const follows = then !== undefined && settings.finish && then.after.includes(choice.option(moves[0]!)?.kind ?? "");
    this.standing = follows ? { kind: choice.ask.kind, move: then.move } : null;
    const answer = await this.play(moves);
    if (!answer.ok) this.standing = null;
    if (answer.ok || this.choice !== choice) return;
    const place = choice.option(moves[0]!)?.places.at(-1) ?? null;
    if (answer.refusal !== undefined) this.explain(place, [{ move: moves[answer.applied ?? 0]!, refusal: answer.refusal }]);
    else this.note = t(answer.error?.key === "stale-prompt" ? "late" : `error-${answer.error?.key ?? "internal"}`);
  }

  private async play(moves: string[]): Promise<Answer> {
    const prompt_id = this.choice!.ask.prompt_id;
    const timer = setTimeout(() => (this.sending = true), SENDING_SHOWN);
    this.note = "";
    this.sent = true;
    try {
      const answer = await this.socket.send({ cmd: "move", prompt_id, moves, seat: this.choice!.ask.seat });
      if (!answer.ok) this.sent = false;
      return answer;
    } finally {
      clearTimeout(timer);
      this.sending = false;
    }
  }

  /** One link back: inside the gesture if possible, else the last answer is taken back. */
  async stepBack(): Promise<void> {
    if (this.why !== null) this.why = null;
    else if (this.looked !== null) this.looked = null;
    else if (this.choice?.back()) return;
    else if (this.choice?.gesture.origin !== undefined && this.shown?.can_undo) await this.undo();
  }

  async undo(): Promise<void> {
    const answer = await this.socket.send({ cmd: "undo" });
    if (!answer.ok) this.note = answer.refusal ? this.refusalText(answer.refusal) : t(`error-${answer.error?.key ?? "internal"}`);
  }

  async voteUndo(yes: boolean): Promise<void> {
    await this.socket.send({ cmd: "undo_vote", yes });
  }

  async askWhy(about: { place?: string; move?: string }): Promise<void> {
    const reasons = await this.reasons(about);
    if (reasons.length === 0) this.looked = about.place ?? null;
    else this.explain(about.place ?? about.move ?? null, reasons);
  }

  /** Open the 'Why not?' on what the rules say to these moves. */
  explain(at: string | null, reasons: Reason[]): void {
    const refused = reasons.filter((reason) => reason.refusal !== null);
    const allowed = reasons.flatMap((reason) => (reason.refusal === null ? (this.choice?.option(reason.move) ?? []) : []));
    const refusals = allowed.length > 0 ? [] : distinct(refused.map((reason) => reason.refusal!));
    refusals.sort((one, other) => Number(other.params["place"] === at) - Number(one.params["place"] === at)); // what is said of this very place comes first
    const remedies = refused.flatMap((reason) => this.board.remedy(reason.refusal!, reason.move, this.ask?.options ?? []) ?? []);
    const instead = [...new Set([...allowed, ...remedies])].slice(0, INSTEAD);
    if (refusals.length === 0 && instead.length === 0) this.looked = at;
    else this.why = { at, refusal: refusals[0] ?? null, more: refusals.slice(1), instead };
  }

  /** Do what the 'Why not?' offers instead. */
  async chooseInstead(option: Option): Promise<void> {
    this.why = null;
    if (this.choice === null) return;
    const pair = option.args.length === 2 && this.choice.isOrigin(option.args[0]!);
    this.choice.origin = pair ? option.args[0]! : null;
    await this.chooseOption(option);
  }

  /** What the rules say to this; from the chosen origin, if one is chosen. */
  private async reasons(about: { place?: string; move?: string }): Promise<Reason[]> {
    const answer = await this.socket.send({ cmd: "why", ...about });
    const all = answer.reasons ?? [];
    const pair = about.place === undefined ? undefined : this.choice?.pairTo(about.place);
    const here = pair === undefined ? all : all.filter((reason) => reason.move === pair);
    if (here.length > 0 || pair === undefined) return here;
    const apart = await this.socket.send({ cmd: "why", move: pair }); // no such move: the game may still know why
    return [...(apart.reasons ?? []), ...all.filter((reason) => reason.refusal !== null)];
  }

  async askHint(): Promise<void> {
    if (this.ask === null) return;
    this.hintPresses += 1;
    if (this.hints.length > 0) return;
    this.note = t("hint-thinking");
    const answer = await this.socket.send({ cmd: "hint" });
    this.note = "";
    if (answer.ok) this.hints = answer.hints ?? [];
    else this.note = t(`error-${answer.error?.key ?? "internal"}`);
  }

  async askOdds(): Promise<void> {
    const shown = this.shown;
    const answer = await this.socket.send({ cmd: "odds" });
    if (this.shown === shown && answer.ok && answer.odds) this.odds = this.board.odds(answer.odds, shown!.view);
  }

  async say(text: string): Promise<void> {
    await this.socket.send({ cmd: "chat", text });
  }

  send(command: Command): Promise<Answer> {
    return this.socket.send(command);
  }

  tryNow(): void {
    this.socket.tryNow();
  }

  /** Sit down again where a bot has played since one left. */
  async takeBack(seat: number): Promise<void> {
    this.info = await api.join(this.info.id, seat, null);
    await this.socket.send({ cmd: "since", seq: this.latest?.seq ?? 0 }); // what is asked of the seat right now
  }

  refusalText(refusal: Refusal): string {
    const text = t(`refusal-${refusal.key}`, this.board.words.params(refusal.params, this.view));
    return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
  }

  remedyText(refusal: Refusal): string {
    return refusal.remedy ? t(`remedy-${refusal.remedy}`, this.board.words.params(refusal.params, this.view)) : "";
  }
}

/** The same prompt to the same seat in the same state: what was chosen so far stays. */
function sameQuestion(before: Ask | null, now: Ask | null): boolean {
  if (before === null || now === null) return false;
  return before.prompt_id === now.prompt_id && before.seat === now.seat && before.sealed === now.sealed;
}

function distinct(refusals: Refusal[]): Refusal[] {
  const seen = new Map(refusals.map((refusal) => [`${refusal.clause} ${refusal.key} ${JSON.stringify(refusal.params)}`, refusal]));
  return [...seen.values()];
}
