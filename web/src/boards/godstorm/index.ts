import type { BoardModule, Odds } from "../../lib/board";
import { capital } from "../../lib/filler";
import { addTexts, t } from "../../lib/i18n.svelte";
import { PIECE } from "../../lib/map/arc";
import { preparing } from "../../lib/prepare";
import type { Option, Refusal, View } from "../../lib/protocol";
import CardSheet from "./CardSheet.svelte";
import { content } from "./content";
import Finale from "./Finale.svelte";
import { gesture } from "./gesture";
import icons from "./icons.json?icons";
import { eventIcon, look, opens, sound, suffers, topic, weight } from "./look";
import Rail from "./Rail.svelte";
import Stage from "./Stage.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import Tracker from "./Tracker.svelte";
import { travels } from "./travel";
import Tray from "./Tray.svelte";
import { position } from "./view";
import { filler, placeValues, words } from "./words";

addTexts("godstorm", { en, fr });

/** The odds of the battle about to be rolled, as bars. */
function odds(given: Record<string, unknown>, raw: View): Odds | null {
  const view = position(raw);
  const target = typeof given["place"] === "string" ? given["place"] : view.turn_state.target;
  const place = placeValues("place", target);
  const plagued = view.plague.includes(target);
  const chance = (name: string) => (typeof given[name] === "number" ? given[name] : null);
  const godswar = chance("godswar");
  const win = chance("capture");
  if (win === null && godswar === null) return null;
  const bars = [];
  if (godswar !== null) bars.push({ label: t("gs-odds-godswar"), chance: godswar });
  if (win !== null) bars.push({ label: capital(t(godswar === null ? "gs-odds-win" : "gs-odds-then", place)), chance: win });
  const clause = typeof given["clause"] === "string" ? given["clause"] : "";
  const cost = chance("cost");
  const note = [...(cost === null ? [] : [t("gs-odds-cost", { n: cost })]), t("gs-odds-note"), ...(plagued ? [t("gs-odds-plague")] : [])].join(" ");
  return { title: capital(t("gs-odds-battle", place)), clause, bars, note };
}

/** Remedies that are moves: the other way into a place, the highest bid, the end of the step, the home to claim. */
function remedy(refusal: Refusal, move: string, options: Option[]): Option | undefined {
  const [, where = ""] = move.split(" ");
  const meant: Record<string, string> = {
    "enter-instead": `enter ${where}`,
    "attack-instead": `attack ${where}`,
    "bid-at-most": `bid ${refusal.params["faith"]}`,
    done: "done",
  };
  if (refusal.remedy === "choose-home") return options.length === 1 ? options[0] : undefined;
  return options.find((option) => option.move === meant[refusal.remedy]);
}

const board: BoardModule = {
  prepare: preparing(content, filler, icons),
  Stage, Rail, Tray, Tracker, Finale,
  Sheet: CardSheet,
  clauses: (card) => content.clauses(card),
  seat(raw, seat) {
    const view = position(raw);
    const player = view.players[seat];
    return {
      look: look(view, seat),
      faction: player?.pantheon ? content.pantheon(player.pantheon) : t("gs-no-pantheon"),
      points: player?.points ?? null,
    };
  },
  turn: (raw) => position(raw).turn,
  loses: (event, seat) => event.kind === "captured" && event["loser"] === seat,
  weight,
  suffers,
  out: (raw, seat) => position(raw).players[seat]?.alive === 0,
  gesture,
  remedy,
  odds,
  trayCount: (raw) => position(raw).hand?.length ?? 0,
  words,
  eventIcon,
  opens,
  course: {
    part: "epoch-begins",
    marks: [
      { kind: "captured", text: "gs-course-captured" },
      { kind: "godswar", text: "gs-course-godswar" },
      { kind: "card-played", text: "gs-course-card" },
    ],
  },
  topics: ["dice", "cards"],
  topic,
  keys: [["F", "keys-find"], ["X", "keys-other"], ["+ − 0", "keys-zoom"]],
  sound,
  travel: (before, now) => (travels(position(before), position(now)).length > 0 ? PIECE : 0),
};

export default board;
