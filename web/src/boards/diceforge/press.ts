/** What a press on a piece of the table means: it chooses the move it stands for, says why not, or shows its card. */

import type { Option } from "../../lib/protocol";
import type { TableStore } from "../../lib/table.svelte";

export type State = "picked" | "open" | "closed" | "idle";

export function optionOf(table: TableStore, moves: string[]): Option | undefined {
  return table.ask?.options.find((option) => moves.includes(option.move));
}

/** Whether moves of this kind are answers to the open prompt, allowed or not. */
export function asks(table: TableStore, kind: string): boolean {
  const { ask } = table;
  return ask !== null && (ask.options.some((option) => option.kind === kind) || ask.closed.some((option) => option.kind === kind));
}

/** The way of the purchase that was planned last for which the piece stands: the side that it replaces. */
function wayOf(table: TableStore, moves: string[]): { move: string; way: string; set: boolean } | undefined {
  const last = table.choice?.planned.at(-1);
  const way = last === undefined ? undefined : table.choice!.ways(last.move).find((one) => moves.includes(one.move))?.move;
  return last === undefined || way === undefined ? undefined : { move: last.move, way, set: last.way === way };
}

export function stateOf(table: TableStore, moves: string[]): State {
  const way = wayOf(table, moves);
  if (way !== undefined) return way.set ? "picked" : "open";
  const option = optionOf(table, moves);
  if (option !== undefined) return table.choice?.picked === option.move || table.choice?.planned.some(({ move }) => move === option.move) ? "picked" : table.choice?.shines(option) === false ? "idle" : "open";
  return moves.some((move) => asks(table, kindOf(move))) ? "closed" : "idle";
}

function kindOf(move: string): string {
  return move.split(" ", 1)[0]!;
}

/** `id` names the pressed piece: the 'Why not?' points to it, its card is opened. */
export async function press(table: TableStore, id: string, moves: string[]): Promise<void> {
  const way = wayOf(table, moves);
  if (way !== undefined) return table.choice!.plan(way.move, way.way);
  const option = optionOf(table, moves);
  if (option !== undefined) return table.chooseOption(option);
  const move = moves.find((one) => asks(table, kindOf(one)));
  if (move === undefined) {
    table.looked = table.looked === id ? null : id;
    return;
  }
  const closed = table.ask?.closed.find((one) => one.move === move);
  const reasons = closed === undefined ? ((await table.connection.send({ cmd: "why", move })).reasons ?? []) : [closed];
  table.why.explain(id, reasons);
}

/** The number key that chooses this move in the list, if it has one. */
export function keyOf(table: TableStore, moves: string[]): string {
  const at = table.ask === null ? -1 : (table.choice?.listed.findIndex((option) => moves.includes(option.move)) ?? -1);
  return at < 0 || at > 9 ? "" : String((at + 1) % 10);
}

/** The moves that a side of an own die can stand for. */
export function sideMoves(die: string, face: string, up: boolean): string[] {
  const side = [`replace ${die}>${face}`, `upgrade ${die}>${face}`, `show ${die}>${face}`];
  return up ? [...side, `apply ${face}`, `copy ${face}`] : side;
}

/** One tab stop for many pieces, and arrow keys from each to the nearest in that direction. */
export function roving(node: HTMLElement): () => void {
  const all = () => [...node.querySelectorAll<HTMLElement>(".place")];
  const stop = (wanted: HTMLElement) => all().forEach((one) => (one.tabIndex = one === wanted ? 0 : -1));
  const sync = () => {
    const here = all();
    if (here.length > 0 && here.filter((one) => one.tabIndex === 0).length !== 1) stop(here[0]!);
  };
  const onfocus = (event: FocusEvent) => event.target instanceof HTMLElement && event.target.matches(".place") && stop(event.target);
  const onkey = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(".place") : null;
    if (way === undefined || from === null) return;
    event.preventDefault();
    nearest(from, all(), way)?.focus();
  };
  const watcher = new MutationObserver(sync);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", onfocus);
  node.addEventListener("keydown", onkey);
  sync();
  return () => {
    watcher.disconnect();
    node.removeEventListener("focusin", onfocus);
    node.removeEventListener("keydown", onkey);
  };
}

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function nearest(from: HTMLElement, all: HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let best: [number, HTMLElement] | undefined;
  for (const one of all) {
    const [ox, oy] = middle(one);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    const far = along + 2 * aside;
    if (one !== from && along > 1 && (best === undefined || far < best[0])) best = [far, one];
  }
  return best?.[1];
}

function middle(node: HTMLElement): [number, number] {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
