/** The board of a game that has no folder of its own: everything that a seat knows, in words and tables. */

import type { BoardModule } from "../board";
import Finale from "./Finale.svelte";
import Rail from "./Rail.svelte";
import Stage from "./Stage.svelte";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import { words } from "./words";

const board: BoardModule = {
  prepare: () => undefined,
  Stage,
  Rail,
  Tray,
  Tracker,
  Finale,
  seat: (_, seat) => ({ look: seat + 1, faction: "", points: null }),
  clauses: () => [],
  gesture: () => ({}),
  remedy: (_, __, options) => (options.length === 1 ? options[0] : undefined),
  odds: () => null,
  trayCount: () => 0,
  words,
  eventIcon: () => "",
  opens: () => false,
  topics: [],
  topic: () => null,
  keys: [],
  travel: () => 0,
  sound: () => null,
};

export default board;
