/** How the prompts of Theomachy are best played. */

import type { Gesture, Onwards } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Ask, Option, Refusal, View } from "../../lib/protocol";
import { own, position, type Position } from "./view";
import { words } from "./words";

const BET = ["follow", "last-stand", "harbour", "pass", "raise", "fold", "end", "play", "visit", "invoke"];

export function gesture(ask: Ask, raw: View): Gesture {
  const view = position(raw);
  const said = { primary: (option: Option) => words.move(option, view) };
  switch (ask.kind) {
    case "BettingTurn":
      return { ...said, ...bet(ask) };
    case "BattleTurn":
      return { ...said, letPass: null, order: ["play", "invoke", "pass", "end"], onwards: untilOvertaken(ask, view), icon: "crossed-swords", title: t("th-title-battle") };
    case "React":
      return { ...said, propose: ["pass"], icon: "semi-closed-eye", title: t("th-title-react") };
    case "CloseHand":
      return { ...said, letPass: "done", propose: ["done"], icon: "sunset", title: t("th-title-closure") };
    case "TopDiscard":
    case "TopOfBlock":
      return { ...said, usual: seen(ask, view), icon: "card-discard", title: t("th-title-top") };
    case "DropCards":
      return { icon: "card-discard", title: t("th-title-drop"), primary: t("th-drop") };
    case "PickCard":
      return { ...said, icon: "card-pick", title: t("th-title-draft") };
    case "TakePrayer":
    case "TakeFree":
      return { ...said, listed: ["place"], order: ["place", "deck"], icon: "prayer", title: t("th-title-prayer") };
    case "ChooseMyth":
      return { ...said, ...(own(view).miracles === 0 ? { usual: "leave" } : {}), order: ["buy", "bury", "leave"], icon: "amphora", title: t("th-title-myth") };
    case "NameChoice":
      return { ...said, listed: ["slot", "quench"], numberLabel: t("th-how-many") };
    case "NameTarget":
      return { ...said, listed: ["player"], icon: "tabletop-players" };
    default:
      return { ...said, order: ["card", "myth", "god", "invoke", "slot", "take", "done", "none"] };
  }
}

/** On top of the discards: a card that all have seen already, if there is one. */
function seen(ask: Ask, view: Position): string {
  const { attacks, powers, lasting } = own(view);
  const known = new Set([...attacks, ...powers, ...lasting]);
  return (ask.options.find((option) => known.has(option.args[0] ?? "")) ?? ask.options[0]!).move;
}

/** Who has passed passes on, as long as the same players have more Power than he. */
function untilOvertaken(ask: Ask, view: Position): Onwards {
  const said = { label: t("th-pass-on"), detail: t("th-pass-on-note") };
  if (!ask.options.some((option) => option.move === "pass")) return said;
  const above = view.fighters.filter((seat) => view.players[seat]!.power > view.players[ask.seat]!.power);
  return { ...said, as: { pass: [view.hand_number, ...above].join(" ") } };
}

function bet(ask: Ask): Gesture {
  return {
    letPass: null,
    order: BET,
    odds: true,
    propose: ["follow", "pass", "end"],
    icon: "two-coins",
    title: ask.params["acted"] === 0 ? t("th-title-bet") : t("th-title-after"),
    afterwards: {
      move: "end",
      after: ["follow", "raise", "pass", "last-stand"],
      label: t("th-then-end"),
      detail: t("th-then-end-note"),
      primary: (label) => t("th-and-end", { label }),
    },
  };
}

/** Remedies that are moves: what to do instead of what is refused. */
export function remedy(refusal: Refusal, _: string, options: Option[]): Option | undefined {
  const meant: Record<string, string[]> = {
    "follow-or-fold": ["follow", "last-stand"],
    "last-stand-or-fold": ["last-stand"],
    "pass-or-raise": ["pass"],
    "pass-or-attack": ["pass"],
    "take-an-action": ["pass", "follow", "last-stand"],
    "end-the-turn": ["end"],
    pass: ["pass"],
    follow: ["follow"],
    done: ["done"],
    leave: ["leave"],
  };
  return meant[refusal.remedy]?.flatMap((kind) => options.find((option) => option.kind === kind) ?? [])[0];
}
