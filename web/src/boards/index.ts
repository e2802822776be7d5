import { gallery } from "../lib/art.svelte";
import type { BoardModule, Face } from "../lib/board";

/**
 * A game is a folder here: `face.ts` for the lobby, `index.ts` for the table, loaded when somebody sits down, `scenes.yaml`
 * for the pictures of its cards, which follow. One that has no folder yet gets the plain board, on which every game can be played.
 */
const faces = import.meta.glob<Face>("./*/face.ts", { eager: true, import: "default" });
const boards = import.meta.glob<BoardModule>("./*/index.ts", { import: "default" });
const pictures = import.meta.glob<string>("./*/scenes.yaml", { eager: true, query: "?pictures", import: "default" });

export function face(game: string): Face | undefined {
  return faces[`./${game}/face.ts`];
}

/** The mark of a seat, the same before the game and in it: nobody's as long as it goes by a sign that is not given yet. */
export function markOf(game: string, seat: number, options: Record<string, string>, sign = ""): number {
  const look = face(game)?.look;
  return look === undefined ? seat + 1 : look(sign, seat, options);
}

export function allFaces(): Face[] {
  return Object.values(faces);
}

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.ts`];
  const board = load === undefined ? (await import("../lib/plain")).default : await load();
  void gallery.hang(pictures[`./${game}/scenes.yaml`]);
  return board;
}
