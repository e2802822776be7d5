import type { BoardModule } from "../../lib/board";
import { PIECE } from "../../lib/map/arc";
import { preparing } from "../../lib/prepare";
import { aim, suffers } from "./aim";
import { content } from "./content";
import Cost from "./Cost.svelte";
import Finale from "./Finale.svelte";
import { gesture } from "./gesture";
import icons from "./icons.json?icons";
import { eventIcon, look, opens, sound, topic, weight } from "./look";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import { rollCount } from "./rolls";
import Stage from "./Stage.svelte";
import Tracker from "./Tracker.svelte";
import { travels } from "./travel";
import Tray from "./Tray.svelte";
import { position } from "./view";
import { filler, words } from "./words";

const board: BoardModule = {
  prepare: preparing(content, filler, icons),
  Stage, Rail, Tray, Tracker, Finale,
  Cost,
  Preview,
  seat: (raw, seat) => ({ look: look(seat), faction: "", points: position(raw).players[seat]?.points ?? null }),
  turn: (raw) => position(raw).turn,
  clauses: (id) => content.clauses(id),
  gesture,
  remedy: (_, __, options) => (options.length === 1 ? options[0] : undefined),
  odds: () => null,
  trayCount: (raw) => {
    const own = position(raw).players[raw.seat];
    return own === undefined ? 0 : Object.values(own.feats).reduce((sum, n) => sum + n, 0);
  },
  words,
  eventIcon,
  opens,
  course: {
    marks: [
      { kind: "forged", text: "df-course-forged" },
      { kind: "feat-performed", text: "df-course-feat" },
      { kind: "ousted", text: "df-course-ousted" },
    ],
  },
  topics: ["dice", "cards"],
  topic,
  weight,
  suffers,
  aim,
  rolls: rollCount,
  keys: [["X", "df-keys-other"]],
  sound,
  travel: (before, now) => (travels(position(before), position(now)) ? PIECE : 0),
};

export default board;
