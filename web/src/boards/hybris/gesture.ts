/** How the prompts of Hybris are best played: a plan character by character, a turn by the links of an activation. */

import type { Gesture, Link } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Ask, View } from "../../lib/protocol";
import { content } from "./content";
import { fighting } from "./fight";
import { characterIcon } from "./look";
import { available, characterName, locationOf, position, sending, type Position } from "./view";
import { placeName, words } from "./words";

export function gesture(ask: Ask, raw: View): Gesture {
  const view = position(raw);
  const common: Gesture = { primary: (option) => words.move(option, raw) };
  if (ask.kind === "Plan") return { ...common, ...planning(ask, view) };
  if (ask.kind === "WhichToken") return { ...common, ...token(ask, view) };
  const letPass = WINDOWS.has(ask.kind) ? "pass" : null;
  if (view.combat !== null) return { ...common, letPass, ...fighting(ask, raw, common) };
  return { ...common, letPass, ...titled(ask, view), ...links(activation(ask, view)) };
}

/** Questions that others do not see let pass. Elsewhere passing is a move like any other, and can cost a character. */
const WINDOWS = new Set(["Occasion", "AfterAction", "MayContest"]);

// -- secret planning ---------------------------------------------------------------------------------------------------

/** Whoever is chosen gets a token at once; sealed when everybody has one, or when it is said: then that comes first, and Enter does it. */
function planning(ask: Ask, view: Position): Gesture {
  const plan = view.plan ?? {};
  const all = available(view, ask.seat);
  const open = ask.options.flatMap((option) => (option.kind === "send" && plan[option.args[0]!] === undefined ? [option.args[0]!] : []));
  return {
    title: t("hy-title-plan"),
    icon: "compass",
    atOnce: ["send", "clear", "revise"],
    ...(open.length === 0 ? { order: ["ready", "send", "revise", "clear"], propose: ["ready"] } : { order: ["send", "ready", "revise", "clear"] }),
    links: all.map((id) => ({ label: characterName(view, ask.seat, id), state: plan[id] !== undefined ? "done" : id === open[0] ? "now" : "later" })),
  };
}

function token(ask: Ask, view: Position): Gesture {
  const who = sending(ask);
  const plan = view.plan ?? {};
  return {
    title: t("hy-title-token", { character: characterName(view, ask.seat, who) }),
    icon: characterIcon(view.players[ask.seat]?.olympian ?? "", who),
    within: true,
    atOnce: ["token", "no-token"],
    order: ["token", "no-token"],
    links: available(view, ask.seat).map((id) => ({ label: characterName(view, ask.seat, id), state: id === who ? "now" : plan[id] !== undefined ? "done" : "later" })),
  };
}

// -- a turn ------------------------------------------------------------------------------------------------------------

/** Who is activated, where it goes, which slot or City, what it does there. */
function activation(ask: Ask, view: Position): Link[] {
  const character = String(ask.params["character"] ?? "");
  const place = String(ask.params["place"] ?? "");
  if (ask.kind === "TakeTurn") return chain([t("hy-link-character"), t("hy-link-place"), t("hy-link-action")], 0);
  if (character === "") return [];
  const name = characterName(view, ask.seat, character);
  if (ask.kind === "Go") return chain([name, where(ask), t("hy-link-action")], 1);
  if (ask.kind === "ActAt") return chain([name, placeName(locationOf(place) === "mortal_world" ? place : locationOf(place)), t("hy-link-action")], 2);
  return [];
}

/** The Location that all places lie in which can be chosen, or the word for any. */
function where(ask: Ask): string {
  const found = new Set(ask.options.flatMap((option) => (option.kind === "go" ? [locationOf(option.args[0]!)] : [])));
  const [only] = found;
  return found.size === 1 && only !== undefined && only !== "" ? content.name("locations", only) : t("hy-link-place");
}

function chain(labels: string[], now: number): Link[] {
  return labels.map((label, i) => ({ label, state: i < now ? "done" : i === now ? "now" : "later" }));
}

function links(found: Link[]): Gesture {
  return found.length === 0 ? {} : { links: found };
}

const TITLES: Record<string, string> = { TakeTurn: "hy-title-turn", TakePillar: "hy-title-pillar", TakeOlympian: "hy-title-olympian", ActAt: "hy-title-action", Go: "hy-title-go" };

function titled(ask: Ask, view: Position): Gesture {
  const title = TITLES[ask.kind];
  const character = String(ask.params["character"] ?? "");
  if (title === undefined) return {};
  const shown = character === "" ? {} : { icon: characterIcon(view.players[ask.seat]?.olympian ?? "", character) };
  return { title: t(title, { character: characterName(view, ask.seat, character || "olympian") }), ...shown };
}
