import type { BoardModule, SeatCard } from "../../lib/board";
import { addTexts, t } from "../../lib/i18n.svelte";
import { PIECE } from "../../lib/map/arc";
import { preparing } from "../../lib/prepare";
import CardSheet from "./CardSheet.svelte";
import Coming from "./Coming.svelte";
import "./colours.css";
import { content } from "./content";
import { eventIcon, loses, opens, sound, suffers, topic, weight } from "./events";
import Finale from "./Finale.svelte";
import { gesture } from "./gesture";
import icons from "./icons.json?icons";
import { WAY_ICON, look } from "./look";
import Rail from "./Rail.svelte";
import Stage from "./Stage.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import Tracker from "./Tracker.svelte";
import { travels } from "./travel";
import Tray from "./Tray.svelte";
import { position, titan, type Position } from "./view";
import { nearest, said } from "./ways";
import { filler, words } from "./words";

addTexts("hellas", { en, fr });

/** The nearest way to win; of Kronos, his Anger Points. */
function brief(view: Position, seat: number): Pick<SeatCard, "brief"> {
  if (seat === titan(view) && view.kronos) return { brief: { icon: "burning-skull", text: String(view.kronos.anger), said: t("hl-anger") } };
  const way = view.players[seat]?.hero ? nearest(view, seat) : undefined;
  return way === undefined ? {} : { brief: { icon: WAY_ICON[way.way]!, text: `${way.have}/${way.need}`, said: said(view, seat).strong } };
}

const board: BoardModule = {
  prepare: preparing(content, filler, icons),
  Stage, Rail, Tray, Tracker, Finale,
  Sheet: CardSheet,
  Preview: Coming,
  clauses: (card) => content.clauses(card),
  seat(raw, seat) {
    const view = position(raw);
    const hero = view.players[seat]?.hero ?? "";
    return { look: look(view, seat), faction: seat === titan(view) ? t("hl-kronos") : hero ? content.name("heroes", hero) : t("hl-no-hero"), points: null, ...brief(view, seat) };
  },
  turn: (raw) => position(raw).turn,
  gesture,
  remedy: (refusal, _, options) => options.find((option) => option.move === refusal.remedy),
  odds: () => null,
  trayCount: (raw) => (position(raw).hand ?? position(raw).orders ?? []).length,
  words,
  eventIcon,
  opens,
  course: {
    marks: [
      { kind: "battle-begins", text: "hl-course-battle" },
      { kind: "monster-slain", text: "hl-course-slain" },
      { kind: "monument", text: "hl-course-monument" },
    ],
  },
  topics: ["dice", "cards"],
  topic,
  weight,
  suffers,
  loses,
  keys: [["F", "keys-find"], ["G", "hl-keys-state"], ["+ − 0", "keys-zoom"]],
  sound,
  travel: (before, now) => (travels(position(before), position(now)).length > 0 ? PIECE : 0),
};

export default board;
