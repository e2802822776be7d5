import { reducedMotion, tempo } from "../settings.svelte";
import { PIECE, arc } from "./arc";
import type { Point } from "./geometry";

export interface Flight<T> {
  key: number;
  what: T;
  points: Point[];
}

/** Pieces on their way, over the position they arrive in. With less motion they are there at once. */
export class Flights<T> {
  now: Flight<T>[] = $state.raw([]);
  private number = 0;

  /** `settle` is told what is still in the air whenever that changes. */
  constructor(private readonly settle: (flying: T[]) => void) {}

  /** Off they go; one whose ends are not on show is there at once. */
  start(all: T[], ends: (one: T) => (Point | undefined)[]): void {
    const moving = !reducedMotion() && tempo() > 0;
    this.set(moving ? all.flatMap((one) => this.flight(one, ends(one))) : []);
  }

  private flight(what: T, [from, to]: (Point | undefined)[]): Flight<T>[] {
    return from === undefined || to === undefined ? [] : [{ key: this.number++, what, points: arc(from, to) }];
  }

  private set(flights: Flight<T>[]): void {
    this.now = flights;
    this.settle(flights.map((one) => one.what));
  }

  /** Moves the element along; `centred` for one whose corner is its origin. */
  go(flight: Flight<T>, centred = false) {
    return (piece: Element) => {
      const frames = flight.points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)${centred ? " translate(-50%, -50%)" : ""}` }));
      const motion = piece.animate(frames, { duration: PIECE * tempo(), easing: "cubic-bezier(0.45, 0.05, 0.2, 1)", fill: "both" });
      motion.onfinish = () => this.set(this.now.filter((other) => other !== flight));
      return () => motion.cancel();
    };
  }
}
