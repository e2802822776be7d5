/** The boards of the stage, and which of them a question or an event is about. */

import { t } from "../../lib/i18n.svelte";
import type { Ask, GameEvent } from "../../lib/protocol";
import { content } from "./content";

export type Pane = "islands" | "labyrinth" | "track" | "sanctuary" | "gardens" | "forest" | "dice";

export const PANE_ICON: Record<Pane, string> = {
  islands: "island",
  labyrinth: "maze",
  track: "shaking-hands",
  sanctuary: "greek-temple",
  gardens: "vine-leaf",
  forest: "forest",
  dice: "dice-six-faces-five",
};

export function paneName(pane: Pane): string {
  return t(`df-pane-${pane}`);
}

const OF_KIND: Record<string, Pane> = {
  Act: "islands",
  ChooseFreeFeat: "islands",
  PlaceMemory: "islands",
  DraftSet: "islands",
  BuyFace: "sanctuary",
  MustBuyFace: "sanctuary",
  Offering: "sanctuary",
  ChooseBetter: "sanctuary",
  ForgeFace: "dice",
  ChooseUpgrade: "dice",
  ShowFace: "dice",
  ChooseDie: "dice",
  UseTwins: "dice",
  ChoosePath: "labyrinth",
  ChooseTreasure: "labyrinth",
  Exchange: "labyrinth",
  PuzzleRoll: "labyrinth",
};

export function paneOf(ask: Ask): Pane | null {
  if (ask.kind === "TakeFace" || ask.kind === "TakeFromTemple") return boardOf(ask.options.find((option) => option.kind === "forge")?.args[0] ?? "");
  return OF_KIND[ask.kind] ?? null;
}

function boardOf(face: string): Pane | null {
  return content.pools.find((pool) => pool.faces.includes(face))?.board ?? null;
}

const OF_EVENT: Record<string, Pane> = {
  "golem-moved": "labyrinth",
  "treasure-found": "labyrinth",
  "allegiance-moved": "track",
  "feat-performed": "islands",
  bought: "sanctuary",
  "memory-placed": "islands",
};

export function about(events: GameEvent[]): Pane | null {
  const last = events.findLast((event) => OF_EVENT[event.kind] !== undefined);
  return last === undefined ? null : OF_EVENT[last.kind]!;
}
