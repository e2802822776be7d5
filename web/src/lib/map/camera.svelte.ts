import { reducedMotion } from "../settings.svelte";
import type { Board } from "./map.gen";

export type Frame = Board["frame"];

const MOST = 4;
const EASE_MS = 220;
const DRAG = 5;

/** Looks at a part of a board: pan, zoom, pinch, and bringing a place into view. */
export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The size of the picture on the screen. */
  width = $state(800);
  height = $state(500);
  private pointers = new Map<number, { x: number; y: number }>();
  private travelled = 0;
  private running = 0;

  /** `aside`: where the board is narrower than the picture it stands at its right, and all open sea is at the left. */
  constructor(readonly frame: Frame, private readonly aside = false) {
    [this.x, this.y] = this.middle;
  }

  private get middle(): [number, number] {
    const [x, y, width, height] = this.frame;
    return [x + width / 2, y + height / 2];
  }

  /** Pixels per unit of the board. */
  get scale(): number {
    return this.fit * this.zoom;
  }

  private get fit(): number {
    return Math.min(this.width / this.frame[2], this.height / this.frame[3]) || 0.5;
  }

  /** The zoom at which nothing but the board is seen. */
  get cover(): number {
    const [across, down] = [this.width / this.frame[2], this.height / this.frame[3]];
    return Math.max(across, down) / Math.min(across, down);
  }

  /** In units of the board: a piece that keeps its size on the screen, within what the board has room for. */
  piece(pixels: number, least: number, most: number): number {
    return Math.min(most, Math.max(least, pixels / this.scale));
  }

  /** In units of the board: letters that grow with it, but on the screen never beyond these pixels. */
  letters(units: number, least: number, most: number): number {
    return Math.min(most, Math.max(least, units * this.scale)) / this.scale;
  }

  get viewBox(): string {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  /** The board never leaves the picture: inside its frame when zoomed in; smaller, it hangs from the top, in the middle or aside. */
  private clamp(): void {
    this.zoom = Math.min(MOST, Math.max(1, this.zoom));
    this.x = clampAxis(this.x, this.width / this.scale, this.frame[0], this.frame[2], this.aside ? 1 : 0.5);
    this.y = clampAxis(this.y, this.height / this.scale, this.frame[1], this.frame[3], 0);
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.clamp();
  }

  whole(): void {
    this.glide(...this.middle, 1);
  }

  zoomBy(factor: number, at?: { x: number; y: number }): void {
    const before = this.scale;
    this.zoom *= factor;
    this.zoom = Math.min(MOST, Math.max(1, this.zoom));
    if (at !== undefined) {
      this.x += at.x * (1 / before - 1 / this.scale);
      this.y += at.y * (1 / before - 1 / this.scale);
    }
    this.clamp();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.clamp();
  }

  /** Bring a point into view if it lies outside, with some margin. */
  reveal(x: number, y: number): void {
    const [w, h] = [(this.width / this.scale) * 0.42, (this.height / this.scale) * 0.42];
    if (Math.abs(x - this.x) > w || Math.abs(y - this.y) > h) this.glide(x, y, this.zoom);
  }

  glide(x: number, y: number, zoom: number): void {
    cancelAnimationFrame(this.running);
    const [fromX, fromY, fromZoom, start] = [this.x, this.y, this.zoom, performance.now()];
    const step = (now: number) => {
      const part = reducedMotion() ? 1 : Math.min(1, (now - start) / EASE_MS);
      const eased = 1 - (1 - part) ** 3;
      this.x = fromX + (x - fromX) * eased;
      this.y = fromY + (y - fromY) * eased;
      this.zoom = fromZoom + (zoom - fromZoom) * eased;
      this.clamp();
      if (part < 1) this.running = requestAnimationFrame(step);
    };
    step(start);
  }

  // -- pointers: one drags, two pinch -----------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (this.pointers.size === 0) this.travelled = 0;
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) this.zoomBy(distance(now, other) / Math.max(1, distance(before, other)));
    this.travelled += distance(before, now);
    if (this.dragged) this.pan((now.x - before.x) / this.pointers.size, (now.y - before.y) / this.pointers.size);
    this.pointers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  /** Whether the pointer has moved the board since it went down: then its click chooses nothing. */
  get dragged(): boolean {
    return this.travelled > DRAG;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
    this.zoomBy(Math.exp(-event.deltaY / 400), at);
  }
}

/** `at`: where what is smaller than the picture stands in it, from 0 to 1. */
function clampAxis(centre: number, seen: number, start: number, length: number, at: number): number {
  if (seen >= length) return start + seen / 2 - at * (seen - length);
  return Math.min(start + length - seen / 2, Math.max(start + seen / 2, centre));
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
