import type { BoardModule } from "../../lib/board";
import { addTexts, t } from "../../lib/i18n.svelte";
import { PIECE } from "../../lib/map/arc";
import { preparing } from "../../lib/prepare";
import CardSheet from "./CardSheet.svelte";
import "./colours.css";
import { content } from "./content";
import Cost from "./Cost.svelte";
import { causes, eventIcon, opens, sound, suffers, topic, weight } from "./events";
import fightsEn from "./texts/fights.en.ftl?raw";
import fightsFr from "./texts/fights.fr.ftl?raw";
import Finale from "./Finale.svelte";
import { gesture } from "./gesture";
import icons from "./icons.json?icons";
import { look } from "./look";
import Outcome from "./Outcome.svelte";
import Outlook from "./Outlook.svelte";
import Rail from "./Rail.svelte";
import Stage from "./Stage.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import Tracker from "./Tracker.svelte";
import Tray from "./Tray.svelte";
import { afterFirst } from "./result";
import { travels } from "./travel";
import { position } from "./view";
import { filler, words } from "./words";

addTexts("hybris", { en, fr });
addTexts("hybris", { en: fightsEn, fr: fightsFr });

const board: BoardModule = {
  prepare: preparing(content, filler, icons),
  Stage, Rail, Tray, Tracker, Finale,
  Sheet: CardSheet,
  Preview: Outlook,
  Cost,
  clauses: (card) => content.clauses(card),
  seat(raw, seat) {
    const view = position(raw);
    const player = view.players[seat];
    return { look: look(view, seat), faction: player?.olympian ? content.name("olympians", player.olympian) : t("hy-no-olympian"), points: player?.vp ?? 0 };
  },
  turn: (raw) => position(raw).turn,
  loses: (event, seat) => event.kind === "temple-destroyed" && event.seat === seat,
  gesture,
  remedy: (refusal, _, options) => options.find((option) => option.move === refusal.remedy),
  odds: () => null,
  trayCount: (raw) => (position(raw).hand ?? []).length,
  words,
  eventIcon,
  opens,
  course: {
    part: "age-begins",
    marks: [
      { kind: "combat-begins", text: "hy-course-combat" },
      { kind: "greatness", text: "hy-course-greatness" },
      { kind: "temple-built", text: "hy-course-temple" },
    ],
  },
  topics: ["cards"],
  topic,
  weight,
  suffers,
  causes,
  keys: [["F", "keys-find"], ["T", "hy-keys-own"], ["C", "hy-keys-cards"], ["X", "hy-keys-chronos"]],
  sound,
  interlude: {
    begins: (event, own) => event.kind === "age-ends" || afterFirst(event) || (event.kind === "fought" && own.includes(event.seat ?? -1)),
    tells: () => false,
    during: (raw) => position(raw).combat !== null || position(raw).phase === "end_of_age",
    View: Outcome,
  },
  travel: (before, now) => (travels(position(before), position(now)).length > 0 ? PIECE : 0),
};

export default board;
