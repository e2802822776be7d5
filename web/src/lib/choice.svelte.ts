import type { Deed, Gesture } from "./board";
import { byPlace, membersOf, parts, setKey, type NumberPart, type Part, type SetPart } from "./options";
import type { Ask, Option } from "./protocol";

export type Light = "legal" | "target" | "chosen";

/** What the player has chosen so far of an open prompt; nothing of it has been sent. */
export class Choice {
  origin: string | null = $state(null);
  picked: string | null = $state(null);
  /** What the player pressed last: what was only proposed needs a press like everything else before a second one sends it. */
  pressed: string | null = null;
  counts: Record<string, number> = $state({});
  extras: Record<string, string[]> = $state({});
  /** Of a question that comes again: what is wanted of it, in this order, each with how it goes on, if that is said. */
  planned: { move: string; way: string | null }[] = $state([]);
  /** The same again next time. */
  always = $state(false);
  /** Members of a set that are no answer yet, because it takes more of them. */
  private partial: string[] = $state([]);

  /** What is to be done, where that is chosen before how; and what is only pointed at. */
  deed: string | null = $state(null);
  pointed: string | null = $state(null);
  /** The options among which is chosen now. */
  private readonly options: Option[] = $derived.by(() => this.open());
  readonly parts: Part[] = $derived.by(() => parts(this.options, this.gesture.numberLabel !== undefined, this.gesture.listed));
  private readonly places: Map<string, Option[]> = $derived(byPlace(this.options));

  constructor(
    readonly ask: Ask,
    readonly gesture: Gesture,
    /** What the guide of a lesson asks for; null where there is none. */
    private readonly lit: readonly string[] | null = null,
  ) {
    for (const follow of gesture.followUps ?? []) this.extras[follow.kind] = follow.members.map((member) => member.id);
    this.preset();
  }

  /** A lone stepper or a lone set of toggles starts with a sensible answer, so that Enter suffices. */
  private preset(): void {
    const open = this.parts.filter((part) => part.type !== "list" || part.options.some((option) => option.args.length > 0));
    const only = open.length === 1 ? open[0] : undefined;
    const proposed = this.gesture.propose?.flatMap((kind) => this.ask.options.find((option) => option.kind === kind && this.shines(option)) ?? [])[0];
    if (this.ask.sealed !== null) this.picked = this.option(this.ask.sealed)?.move ?? null; // a plan is taken up again first
    else if (proposed !== undefined) this.picked = proposed.move;
    else if (only?.type === "number") this.picked = this.numberStart(only).move;
    else if (only?.type === "set" && only.size === null) this.picked = (only.byKey.get(setKey(only.members)) ?? [...only.byKey.values()].at(-1)!).move;
  }

  /** Of the deed that is chosen; before one is, what belongs to none of them. */
  private open(): Option[] {
    const deeds = this.gesture.deeds;
    if (deeds === undefined) return this.ask.options;
    if (this.deed !== null) return this.of(this.deed);
    const kinds = new Set(deeds.flatMap((one) => one.kinds));
    return this.ask.options.filter((option) => !kinds.has(option.kind));
  }

  /** The options of a deed. */
  of(deed: string): Option[] {
    const kinds = this.gesture.deeds?.find((one) => one.id === deed)?.kinds ?? [];
    return this.ask.options.filter((option) => kinds.includes(option.kind));
  }

  /** The deeds among which is chosen now. */
  get deeds(): Deed[] {
    return this.deed === null ? (this.gesture.deeds ?? []) : [];
  }

  /** A deed is chosen; one that can be done in one way only is proposed at once. */
  begin(deed: string): void {
    const [only, another] = this.of(deed);
    this.deed = deed;
    this.pointed = null;
    this.picked = only !== undefined && another === undefined ? only.move : null;
    this.pressed = this.picked;
  }

  private numberStart(part: NumberPart): Option {
    return part.byValue.get(this.gesture.start === "low" ? part.values[0]! : part.values.at(-1)!)!;
  }

  /** The options that are listed one by one, in the order of the list: letting it pass first, then as the game wants. */
  get listed(): Option[] {
    const rank = (option: Option) => {
      if (option.kind === this.passKind) return -1;
      const at = this.gesture.order?.indexOf(option.kind) ?? 0;
      return at < 0 ? (this.gesture.order?.length ?? 0) : at;
    };
    const all = this.parts.flatMap((part) => (part.type === "list" ? part.options : []));
    return all.toSorted((one, other) => rank(one) - rank(other));
  }

  /** The kind of move that lets the question pass; null if there is none. */
  get passKind(): string | null {
    return this.gesture.letPass === undefined ? "pass" : this.gesture.letPass;
  }

  /** The move that lets the question pass, if it can be let pass. */
  get pass(): Option | undefined {
    return this.ask.options.find((option) => option.kind === this.passKind);
  }

  /** Whether an answer to this prompt can be followed by the move that closes the gesture. */
  get closes(): boolean {
    return this.ask.options.some((option) => this.gesture.afterwards?.after.includes(option.kind));
  }

  get repeats(): boolean {
    return (this.gesture.repeat ?? 1) > 1;
  }

  get placed(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  get left(): number {
    return (this.gesture.repeat ?? 1) - this.placed;
  }

  option(move: string): Option | undefined {
    return this.ask.options.find((option) => option.move === move);
  }

  /** The options that a click on the place means now: of the chosen origin, else all that lie there alone. */
  at(place: string): Option[] {
    const here = this.places.get(place) ?? [];
    return here.filter((option) => option.args.length === 1 || (this.origin === option.args[0] && option.args[1] === place));
  }

  isOrigin(place: string): boolean {
    return this.parts.some((part) => part.type === "pairs" && part.origins.has(place));
  }

  /** The move from the chosen origin to this place, whether it is allowed or not. */
  pairTo(place: string): string | undefined {
    const pairs = this.parts.find((part) => part.type === "pairs");
    return pairs === undefined || this.origin === null ? undefined : `${pairs.kind} ${this.origin}>${place}`;
  }

  /** Whether the move is to be lit: in a lesson only what the guide asks for is. */
  shines(option: Option): boolean {
    return this.lit === null || this.lit.includes(option.move);
  }

  light(place: string): Light | undefined {
    if (place === this.origin || place === this.gesture.origin) return "chosen";
    if (place === this.gesture.target) return "target";
    if (this.pointed !== null) return this.of(this.pointed).some((option) => option.places[0] === place && this.shines(option)) ? "legal" : undefined;
    const here = this.at(place);
    if (here.some((option) => option.move === this.picked)) return "target";
    if (here.some((option) => this.shines(option))) return "legal";
    const pairs = this.origin === null ? this.parts.flatMap((part) => (part.type === "pairs" ? (part.origins.get(place) ?? []) : [])) : [];
    return pairs.some((option) => this.shines(option)) ? "legal" : undefined;
  }

  /** In a lesson: the number that the guide asks for. */
  wanted(part: NumberPart): number | undefined {
    const option = this.lit?.flatMap((move) => this.option(move) ?? []).find(({ kind }) => kind === part.kind);
    return option && Number(option.args[0]);
  }

  value(part: NumberPart): number {
    const picked = this.picked === null ? undefined : this.option(this.picked);
    return picked?.kind === part.kind ? Number(picked.args[0]) : Number(this.numberStart(part).args[0]);
  }

  setValue(part: NumberPart, wanted: number): void {
    const near = part.values.reduce((best, value) => (Math.abs(value - wanted) < Math.abs(best - wanted) ? value : best));
    this.picked = part.byValue.get(near)!.move;
  }

  members(part: SetPart): string[] {
    const picked = this.picked === null ? undefined : this.option(this.picked);
    return picked?.kind === part.kind ? membersOf(picked) : this.partial;
  }

  toggle(part: SetPart, member: string): void {
    const now = new Set(this.members(part));
    if (!now.delete(member) && (part.size === null || now.size < part.size)) now.add(member);
    const option = part.byKey.get(setKey(now));
    if (option === undefined && part.size === null) return;
    this.partial = [...now];
    this.picked = option?.move ?? null;
  }

  /** Whether the move is one of several that are chosen at once. */
  plans(move: string): boolean {
    return this.gesture.plan?.kinds.includes(this.option(move)?.kind ?? "") ?? false;
  }

  /** What could be chosen with that which is planned, and is not. */
  get leftOut(): Option[] {
    return this.ask.options.filter(({ move }) => this.plans(move) && !this.planned.some((one) => one.move === move));
  }

  /** Whether what is planned is all that is wanted; where it is paid for, one thing alone says nothing about another. */
  get whole(): boolean {
    return this.planned.length > (this.gesture.plan?.once ? 1 : 0);
  }

  /** How a planned move can go on: the answers to what it asks in turn. */
  ways(move: string): Option[] {
    const option = this.option(move);
    return this.ask.ways[move] ?? (option === undefined ? undefined : this.gesture.plan?.ways?.(option)) ?? [];
  }

  /** Plan a move, in this way if one is named; or leave it out again. */
  plan(move: string, way: string | null = null): void {
    const now = this.planned.find((one) => one.move === move);
    this.picked = null;
    if (now === undefined) this.planned = [...(this.gesture.plan?.single ? [] : this.planned), { move, way }];
    else if (way !== null && way !== now.way) this.planned = this.planned.map((one) => (one === now ? { move, way } : one));
    else this.planned = this.planned.filter((one) => one !== now);
  }

  /** Everything that is planned, as the moves of one message each. */
  get steps(): string[][] {
    return this.planned.map(({ move, way }) => (way === null ? [move] : [move, way]));
  }

  toggleExtra(kind: string, member: string): void {
    const now = this.extras[kind] ?? [];
    this.extras[kind] = now.includes(member) ? now.filter((other) => other !== member) : [...now, member];
  }

  add(move: string, by: number): void {
    const now = this.counts[move] ?? 0;
    const next = Math.max(0, Math.min(now + by, now + this.left));
    if (next === 0) delete this.counts[move];
    else this.counts[move] = next;
    this.picked = null;
  }

  /** One link back inside the gesture; false if there is nothing to step back from. */
  back(): boolean {
    if (this.placed > 0) this.counts = {};
    else if (this.planned.length > 0) this.planned = [];
    else if (this.origin !== null) this.origin = null;
    else if (this.partial.length > 0) this.partial = [];
    else if (this.deed !== null) this.deed = null;
    else return false;
    this.picked = null;
    return true;
  }

  /** What would be sent now, or nothing if the choice is not complete. */
  moves(): string[] {
    if (this.placed > 0) return Object.entries(this.counts).flatMap(([move, count]) => Array<string>(count).fill(move));
    if (this.picked === null) return this.steps[0] ?? [];
    return [this.picked, ...this.followUpMoves()];
  }

  private followUpMoves(): string[] {
    return (this.gesture.followUps ?? []).map((follow) => {
      const chosen = follow.members.map((member) => member.id).filter((id) => this.extras[follow.kind]?.includes(id));
      return `${follow.kind} ${chosen.join("+") || "none"}`;
    });
  }
}
