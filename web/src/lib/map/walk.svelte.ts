import { Camera } from "./camera.svelte";
import { nearest, type Point } from "./geometry";
import type { Board } from "./map.gen";

/** A place that can be reached now. */
export interface Stop {
  id: string;
  board: string;
  at: Point;
  /** By which it can be found; "" if it cannot. */
  name: string;
}

const ARROWS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const STEP = 80; // pixels, with Shift
export const CLOSER = 1.4;

/** Where a player is on the boards of a map: which one is on show, what of it, and at which place the keys are. */
export class Walk {
  /** The board on show. */
  shown: string = $state("");
  focus: string = $state("");
  /** The place with the keys, where that is to be seen. */
  focused: string | null = $state(null);
  finding: boolean = $state(false);
  readonly cameras: Map<string, Camera>;
  readonly stops: Stop[] = $derived.by(() => this.reachable());
  private readonly where: Map<string, Point> = $derived(new Map(this.stops.filter((one) => one.board === this.shown).map((one) => [one.id, one.at])));

  constructor(private readonly boards: Board[], first: string, private readonly reachable: () => Stop[], aside = false) {
    this.cameras = new Map(boards.map((one) => [one.id, new Camera(one.frame, aside)]));
    this.shown = boards[0]!.id;
    this.focus = first;
  }

  get camera(): Camera {
    return this.cameras.get(this.shown)!;
  }

  /** The one place that Tab reaches. */
  get stop(): string {
    return this.where.has(this.focus) ? this.focus : (this.where.keys().next().value ?? "");
  }

  /** Shows the board that all these places are on, the first one where nothing is asked about any place; where the map is zoomed, brings the last of a few into the picture. */
  turnTo(places: (string | undefined)[]): void {
    const named = places.filter((place) => place !== undefined);
    const found = named.map((place) => this.stops.find((one) => one.id === place));
    const last = found.at(-1);
    if (named.length === 0) this.shown = this.boards[0]!.id;
    if (last === undefined || found.some((one) => one?.board !== last.board)) return;
    this.shown = last.board;
    if (this.camera.zoom > 1.05 && new Set(named).size < 4) this.camera.reveal(...last.at);
  }

  /** To a place by its name. */
  go(place: string): void {
    const stop = this.stops.find((one) => one.id === place);
    if (stop === undefined) return;
    this.finding = false;
    this.shown = stop.board;
    this.focus = place;
    this.camera.glide(stop.at[0], stop.at[1], Math.max(this.camera.zoom, 1.8));
    setTimeout(() => this.take(), 30);
  }

  /** The keys go to the board: to a place that is lit, if there is one. */
  enter(lit: string | undefined): void {
    if (lit !== undefined && this.where.has(lit)) this.focus = lit;
    this.take();
  }

  private take(): void {
    document.getElementById(`place-${this.stop}`)?.focus();
  }

  onfocus(place: string | null, visible: boolean): void {
    this.focused = visible ? place : null;
    if (place !== null) this.focus = place;
  }

  /** Arrows from place to place, with Shift over the board; + − 0 zoom. */
  onkey(event: KeyboardEvent, place: string): void {
    const arrow = ARROWS[event.key];
    if (arrow !== undefined) {
      event.preventDefault();
      if (event.shiftKey) this.camera.pan(-arrow[0] * STEP, -arrow[1] * STEP);
      else this.step(place, arrow);
    } else this.zoomKey(event);
  }

  private step(place: string, [dx, dy]: [number, number]): void {
    const from = this.where.get(place);
    const next = from === undefined ? null : nearest(from, this.where, dx, dy);
    if (next === null) return;
    this.focus = next;
    this.camera.reveal(...this.where.get(next)!);
    queueMicrotask(() => this.take());
  }

  private zoomKey(event: KeyboardEvent): void {
    if (event.key === "+" || event.key === "=") this.camera.zoomBy(CLOSER);
    else if (event.key === "-") this.camera.zoomBy(1 / CLOSER);
    else if (event.key === "0") this.camera.whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
