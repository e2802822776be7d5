/** Which prompts of Dice Forge belong together: buying and forging are one gesture. */

import type { Gesture, Link, Onwards, Plan, Standing } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Ask, Option, View } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { content } from "./content";
import { DICE, position, type Player } from "./view";
import { price, words } from "./words";

/** Passing is a move like any other, and these numbers name things. */
const COMMON: Gesture = { letPass: null, listed: ["player", "advance", "cash", "scepter"] };

export function gesture(ask: Ask, raw: View): Gesture {
  return { ...COMMON, ...standing(ask), ...special(ask, raw) };
}

/** Small questions that come in every turn: what is always answered so, by kind of question and by move or number. */
const ORDERS: Record<string, Record<string, string>> = {
  StoreGold: { always: "most", never: "least" },
  PayGold: { always: "most", never: "least" },
  PayShards: { always: "most", never: "least" },
  UseTwins: { never: "pass" },
  OfferRepeat: { always: "repeat", never: "pass" },
  OfferRefusal: { always: "refuse", never: "accept" },
  ExtraAction: { never: "done" },
};

/**
 * Beside a payment that leaves what is worth more untouched, and beside nothing but the end, there is little to ask. The
 * Celestial die is rolled first: what it gives can pay for a step of the Golem.
 */
const USUAL: Record<string, string> = { PayGold: "least", PayShards: "least", PuzzleRoll: "puzzle" };

function standing(ask: Ask): Gesture {
  const order = firstOf(ask);
  // Of two faces the one that gives resources is applied first: the other one may need them.
  const usual = order?.answers[1]?.move ?? (USUAL[ask.kind] === undefined ? undefined : moveOf(ask, USUAL[ask.kind]!));
  const found = order ?? gainOf(ask) ?? smallOf(ask);
  return { ...(found === undefined || found.answers.length === 0 ? {} : { standing: found }), ...(usual === undefined ? {} : { usual }) };
}

function smallOf(ask: Ask): Standing {
  const answers = Object.entries(ORDERS[ask.kind] ?? {}).flatMap(([id, which]) => {
    const move = moveOf(ask, which);
    return move === undefined ? [] : [{ id, label: t(`df-order-${ask.kind}-${id}`), move }];
  });
  return { topic: `df-${ask.kind}`, answers };
}

/** Of two faces the one that does more than give resources comes first always, or last. */
function firstOf(ask: Ask): Standing | undefined {
  const faces = ask.kind === "ChooseOrder" ? ask.options.filter(({ kind }) => kind === "apply") : [];
  const special = faces.find(({ args }) => content.faces.get(args[0]!)?.type !== "gain");
  const other = faces.find((option) => option !== special);
  if (special === undefined || other === undefined) return undefined;
  const answers = [special, other].map(({ move }, i) => ({ id: i === 0 ? "always" : "never", label: t(`df-order-ChooseOrder-${i}`), move }));
  return { topic: `df-ChooseOrder ${special.args[0]}`, answers };
}

/** The same of what a face or card offers, always. */
function gainOf(ask: Ask): Standing | undefined {
  if (ask.kind !== "ChooseGain") return undefined;
  const answers = ask.options.filter(({ kind }) => kind === "take").map((option) => ({ id: option.args[0]!, label: t(`resource-${option.args[0]}`), move: option.move }));
  return { topic: `df-ChooseGain ${String(ask.params["source"])}`, answers };
}

/** The move with the least or most number, or the one of this name. */
function moveOf(ask: Ask, which: string): string | undefined {
  const counted = ask.options.filter((option) => option.kind !== "cash" && !Number.isNaN(Number(option.args[0])));
  if (which === "least") return (counted[0] ?? ask.options.find((option) => option.args[0] === "none"))?.move;
  return which === "most" ? counted.at(-1)?.move : ask.options.find((option) => option.kind === which)?.move;
}

function special(ask: Ask, raw: View): Gesture {
  const say = (option: Option) => (option.args.length === 0 ? words.option(option, raw).label : words.move(option, raw));
  switch (ask.kind) {
    case "Act":
      return { icon: "anvil", title: t("df-title-act"), atOnce: ["buy"], primary: say, ...purchases(ask, raw, "Offering") };
    case "Offering":
      return { icon: "greek-temple", atOnce: ["buy"], propose: ["done"], links: chain(0, t("df-link-face")), primary: say, ...purchases(ask, raw, "Offering") };
    case "BuyFace":
    case "MustBuyFace":
      return { icon: "greek-temple", atOnce: ["buy"], links: chain(0, t("df-link-face")), primary: say, ...purchases(ask, raw) };
    case "ForgeFace":
    case "ChooseBetter": {
      const face = content.name(String(ask.params["face"]));
      return { icon: "anvil-impact", title: t("df-title-forge", { face }), origin: "forge", links: ask.kind === "ForgeFace" ? chain(1, face) : [], primary: say };
    }
    case "TakeFace":
    case "TakeFromTemple":
      return { icon: "anvil", links: chain(0, t("df-link-face")), primary: say, ...taking(raw, ask.seat) };
    case "ChooseUpgrade":
      return { icon: "upgrade", atOnce: ["upgrade"], primary: say };
    case "Reinforce":
      return { icon: "big-gear", title: t("df-title-reinforce"), primary: say, ...reinforcements(ask) };
    case "StoreGold":
      return { ...stepper(ask, raw), onwards: forTheRound(ask, raw), primary: say };
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

/** Gold comes in everybody's turn: all or nothing on the card is answered once in a round. */
function forTheRound(ask: Ask, raw: View): Onwards {
  const { round } = position(raw);
  const as = Object.fromEntries(["least", "most"].map((which) => [moveOf(ask, which) ?? "", `${which} ${round}`]));
  return { label: t("df-round-on"), detail: t("df-round-on-note"), as };
}

/**
 * Which cards are used is chosen at once. A Tree and a step of a Companion cost nothing, ask nothing and give to nobody else:
 * where there is nothing beside them they are used, unless gold of a Triton might come before the Tree looks at the reserve.
 * Who has none left to use may cash in a Companion with his action too.
 */
function reinforcements(ask: Ask): Gesture {
  const kinds = ["use", "advance"];
  const offered = ask.options.filter(({ kind }) => kinds.includes(kind));
  if (offered.length === 0) return { usual: "done" };
  const plan = { kinds, end: "done", topic: ({ kind, args }: Option) => `df-${kind} ${kind === "use" ? args[0]! : "companion"}` };
  const gifts = offered.every(({ move, kind }) => kind === "advance" || move === "use tree") && !ask.options.some(({ kind }) => kind === "triton");
  return gifts ? { plan, usual: offered[0]!.move } : { plan };
}

/**
 * A face is bought together with the side that it replaces; in an offering (`then`) several at once. Who has gold on a
 * Scepter is asked first how to pay.
 */
function purchases(ask: Ask, raw: View, then = ""): Gesture {
  const own = position(raw).players[ask.seat]!;
  if (!settings.usual || own.scepters.length > 0) return {};
  const these = (faces: Option[]) => {
    const sum = faces.reduce((all, face) => all + price(face, position(raw)), 0);
    return t("df-buy-these", { n: faces.length, price: sum, short: Math.max(0, sum - own.gold) });
  };
  return { plan: { kinds: ["buy"], ...instead(own), then, end: "done", these, once: true, single: then === "" } };
}

/** A face that is given is taken together with the side that it replaces, too. */
function taking(raw: View, seat: number): Gesture {
  if (!settings.usual) return { atOnce: ["forge"] };
  return { plan: { kinds: ["forge"], ...instead(position(raw).players[seat]!), end: "", once: true, single: true } };
}

/** A face goes in the place of any side of the own dice. */
function instead({ dice }: Player): Pick<Plan, "topic" | "ways" | "asks"> {
  const sides = DICE.flatMap((die, i) => [...new Set(dice[i]!.faces)].map((face): Option => ({ move: `replace ${die}>${face}`, kind: "replace", args: [die, face], places: [] })));
  return { topic: ({ move }) => move, ways: () => sides, asks: t("df-instead-of") };
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
