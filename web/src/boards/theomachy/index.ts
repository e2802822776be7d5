import type { BoardModule, Odds } from "../../lib/board";
import { addTexts, t } from "../../lib/i18n.svelte";
import { PIECE } from "../../lib/map/arc";
import { preparing } from "../../lib/prepare";
import { aim, suffers } from "./aim";
import { content } from "./content";
import Cost from "./Cost.svelte";
import Finale from "./Finale.svelte";
import { gesture, remedy } from "./gesture";
import HandResult from "./HandResult.svelte";
import icons from "./icons.json?icons";
import { eventIcon, hushes, look, opens, sound, topic, weight } from "./look";
import Rail from "./Rail.svelte";
import Source from "./Source.svelte";
import Stage from "./Stage.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import { travels } from "./travel";
import { position } from "./view";
import { filler, words } from "./words";

addTexts("theomachy", { en, fr });

/** The chance to win the Hand, as the one who bets can judge it. */
function odds(given: Record<string, unknown>): Odds | null {
  const { win } = given;
  return typeof win === "number" ? { title: t("th-odds"), clause: "", bars: [{ label: t("th-odds-win"), chance: win }], note: t("th-odds-note") } : null;
}

const board: BoardModule = {
  prepare: preparing(content, filler, icons),
  Stage, Rail, Tray, Tracker, Finale,
  Cost,
  Preview: Source,
  seat(raw, seat) {
    const view = position(raw);
    const player = view.players[seat]!;
    return { look: look(seat), faction: content.name(player.god || player.pantheon), points: player.standing };
  },
  turn: (raw, ask) => (raw.prompt.kind === "React" ? Number((ask?.params ?? raw.prompt.fields)?.["actor"] ?? -1) : (raw.prompt.seat ?? -1)),
  out: (raw, seat) => position(raw).players[seat]?.alive === 0,
  clauses: (card) => content.clauses(card),
  gesture,
  remedy,
  odds,
  trayCount: (raw) => position(raw).hand?.length ?? 0,
  words,
  eventIcon,
  hushes,
  weight,
  decisive: ["winners", "points", "stake-lost"],
  suffers,
  aim,
  opens,
  course: {
    part: "hand-begins",
    marks: [
      { kind: "winners", text: "th-course-winners" },
      { kind: "last-stand", text: "th-course-last" },
      { kind: "prayer", text: "th-course-prayer" },
    ],
  },
  topics: ["bets", "cards"],
  topic,
  keys: [["C", "th-keys-constellation"]],
  travel: (before, now) => (travels(position(before), position(now)).length > 0 ? PIECE : 0),
  sound,
  interlude: {
    begins: (event) => event.kind === "winners",
    tells: (event) => event.kind.startsWith("stake-"),
    during: (raw) => position(raw).phase === "closure",
    View: HandResult,
  },
};

export default board;
