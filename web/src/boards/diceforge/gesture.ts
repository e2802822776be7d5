/** Which prompts of Dice Forge belong together: buying and forging are one gesture. */

import type { Gesture, Link } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { content } from "./content";
import { position } from "./view";
import { words } from "./words";

/** Passing is a move like any other, and these numbers name things. */
const COMMON: Gesture = { letPass: null, listed: ["player", "advance", "cash", "scepter"] };

export function gesture(ask: Ask, raw: View): Gesture {
  return { ...COMMON, ...special(ask, raw) };
}

function special(ask: Ask, raw: View): Gesture {
  const say = (option: Option) => (option.args.length === 0 ? words.option(option, raw).label : words.move(option, raw));
  switch (ask.kind) {
    case "Act":
      return { icon: "anvil", title: t("df-title-act"), atOnce: ["buy"], primary: say };
    case "Offering":
    case "BuyFace":
    case "MustBuyFace":
      return { icon: "greek-temple", atOnce: ["buy"], links: chain(0, t("df-link-face")), primary: say };
    case "ForgeFace":
    case "ChooseBetter": {
      const face = content.name(String(ask.params["face"]));
      return { icon: "anvil-impact", title: t("df-title-forge", { face }), origin: "forge", links: ask.kind === "ForgeFace" ? chain(1, face) : [], primary: say };
    }
    case "TakeFace":
    case "TakeFromTemple":
      return { icon: "anvil", atOnce: ["forge"], links: chain(0, t("df-link-face")) };
    case "ChooseUpgrade":
      return { icon: "upgrade", atOnce: ["upgrade"], primary: say };
    case "Reinforce":
      return { icon: "big-gear", title: t("df-title-reinforce"), primary: say };
    case "StoreGold":
    case "PayGold":
    case "PayShards":
    case "SpendGold":
    case "SendMerchants":
      return { ...stepper(ask, raw), primary: say };
    case "ChooseGain":
    case "NameGain":
    case "NameResource":
      return { icon: "knapsack", title: content.name(String(ask.params["source"] ?? "")) || t("df-title-gain") };
    case "ChoosePath":
      return { icon: "golem-head", primary: say };
    default:
      return { primary: say };
  }
}

function chain(now: number, face: string): Link[] {
  return [face, t("df-link-replace")].map((label, i) => ({ label, state: i < now ? "done" : i === now ? "now" : "later" }));
}

/** Amounts are chosen with a stepper, from the least on: gold that is not put away stays in the reserve. */
function stepper(ask: Ask, raw: View): Gesture {
  if (!ask.options.some((option) => /^\d+$/.test(option.args[0] ?? ""))) return {};
  const numbers = ask.options.map((option) => Number(option.args[0])).filter((n) => !Number.isNaN(n));
  const own = position(raw).players[ask.seat]!;
  return {
    icon: ask.kind === "StoreGold" ? (own.scepters.length > 0 ? "winged-scepter" : "flat-hammer") : "two-coins",
    start: ask.kind === "SpendGold" ? "high" : "low",
    numberLabel: t(`df-number-${ask.kind}`),
    numberNote: t("from-to", { low: Math.min(...numbers), high: Math.max(...numbers) }),
  };
}
