/** Which prompts of Godstorm belong together: a few answers, one gesture. */

import type { FollowUp, Gesture, Link, Onwards } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import { membersOf } from "../../lib/options";
import type { Ask, View } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { content } from "./content";
import { GOD_ICON } from "./look";
import { armies, GODS, owner, position, type Position } from "./view";
import { cardEffect, placeName, placeValues, words } from "./words";

const AT_ONCE = 60; // so many moves fit into one message

export function gesture(ask: Ask, raw: View): Gesture {
  const view = position(raw);
  const { origin, target } = view.turn_state;
  const from = content.onMap(origin);
  const to = content.onMap(target);
  switch (ask.kind) {
    case "Invade":
    case "InvadeUnderworld":
      return {
        ...march(raw),
        links: chain(t("gs-link-place"), t("gs-link-target"), 0),
        icon: "crossed-swords",
        closed: (origin) => (origin === null ? [] : closedAround(origin, ask)),
      };
    case "Commit":
      return {
        ...between(from, to),
        links: chain(placeName(origin), placeName(target), 2),
        followUps: godsIn(view, ask.seat, from),
        odds: true,
        ...(settings.whole ? { usual: highest(ask) } : {}),
        onwards: untilDecided(),
        icon: "crossed-swords",
        title: t("gs-declare"),
        primary: t("gs-declare"),
        numberLabel: t("gs-armies-in-force"),
        ...(from === undefined ? {} : { numberNote: range(ask, from) }),
      };
    case "Assault":
      return { ...between(from, to), links: chain(placeName(origin), placeName(target), 3), odds: true, onwards: untilDecided(ask, view), icon: "rolling-dices" };
    case "Defend":
      return { ...between(from, to), odds: true, usual: highest(ask), icon: "rolling-dices" };
    case "BringGods":
      return { ...between(from, to), links: chain(placeName(origin), placeName(target), 3), icon: "rolling-dices", ...(settings.whole ? { usual: everybody(ask) } : {}) };
    case "ChooseAttackingGod":
    case "ChooseDefendingGod":
    case "AnswerWithSky":
      // Whoever defends sees no chain: the gesture is the attacker's.
      return { ...between(from, to), ...(ask.seat === view.turn ? { links: chain(placeName(origin), placeName(target), 3) } : {}), odds: true, icon: "rolling-dices" };
    case "MoveMore":
    case "EnterWith":
    case "FortifyArmies":
      return { ...between(from, to), ...unneeded(ask, view), icon: "spartan-helmet", primary: t("gs-move-them"), numberLabel: t("gs-armies-move"), ...plainRange(ask) };
    case "GodsFollow":
      return { ...between(from, to), usual: everybody(ask) };
    case "FortifyGods":
      return { ...between(from, to), ...(inland(view, ask.seat, origin, target) ? { usual: everybody(ask) } : {}) };
    case "FortifyTo":
      return { ...(from === undefined ? {} : { origin: from }), icon: "castle", atOnce: ["to"] };
    case "Fortify":
      return { icon: "castle", atOnce: ["fortify"] };
    case "PlaceRaised":
      return { repeat: view.turn_state.raised, placing: (n) => t("gs-place-them", { n }), icon: "spartan-helmet" };
    case "PlaceStart":
      return { repeat: typeof ask.params["left"] === "number" ? ask.params["left"] : 1, total: view.players[ask.seat]?.muster ?? 0, placing: (n) => t("gs-place-them", { n }), icon: "spartan-helmet" };
    case "SummonAndBuild":
      return { icon: "greek-temple", order: ["summon", "build"] };
    case "Embark":
      return {
        repeat: Math.min(AT_ONCE, view.players[ask.seat]?.heaven ?? 0),
        total: view.players[ask.seat]?.heaven ?? 0,
        placing: (n) => t("gs-embark-them", { n }),
        afterwards: { move: "done", after: ["embark"], label: t("gs-embark-done"), detail: t("gs-embark-done-note"), primary: () => t("gs-embark-them", { n: 1 }) },
        icon: "heaven-gate",
      };
    case "Bid":
      return {
        start: "low",
        icon: "prayer",
        primary: t("gs-seal-bid"),
        numberLabel: t("gs-bid-label"),
        numberNote: t("gs-bid-note", { faith: view.players[ask.seat]?.faith ?? 0 }),
      };
    case "Choice":
    case "OfferAegis":
      return { note: cardEffect(String(ask.params["card"])) };
    default:
      return {};
  }
}

/**
 * Who sends everything at once sees the odds before the first press that counts; who chooses a force goes on to that, and
 * sees them there.
 */
function march(raw: View): Gesture {
  if (!settings.usual) return { atOnce: ["attack", "enter"] };
  const whole = { label: t("gs-whole-force"), detail: t("gs-whole-force-note") };
  return { atOnce: ["enter"], oddsOf: ["attack"], whole, onwards: untilDecided(), primary: (option) => (option.kind === "attack" ? t("gs-invade-it", placeValues("place", option.args[1]!)) : words.option(option, raw).label) };
}

/** Roll the most dice until the land falls; who is outnumbered is asked again. */
function untilDecided(ask?: Ask, view?: Position): Onwards {
  const said = { label: t("gs-until-decided"), detail: t("gs-until-decided-note") };
  if (ask === undefined || view === undefined) return said;
  const { origin, target } = view.turn_state;
  const left = origin === "heaven" ? (view.players[ask.seat]?.heaven ?? 0) : armies(view, origin) - 1;
  return left < armies(view, target) ? said : { ...said, move: highest(ask) };
}

/** The highest number that can be chosen. */
function highest(ask: Ask): string {
  const numbers = ask.options.filter((option) => !Number.isNaN(Number(option.args[0])));
  return numbers.toSorted((one, other) => Number(other.args[0]) - Number(one.args[0]))[0]!.move;
}

/** Armies march on from where everything around is one's own; how many stay at a border is for the player to say. */
function unneeded(ask: Ask, view: Position): Pick<Gesture, "usual"> {
  const { origin, target } = view.turn_state;
  return inland(view, ask.seat, origin, target) ? { usual: highest(ask) } : {};
}

/** Whether all places around this one, and the one to go to, are the seat's own. */
function inland(view: Position, seat: number, place: string, next: string): boolean {
  const near = content.borders(place);
  return near.length > 0 && near.every((other) => other === next || owner(view, other) === seat);
}

/** All the gods that can come along. */
function everybody(ask: Ask): string {
  return ask.options.toSorted((one, other) => membersOf(other).length - membersOf(one).length)[0]!.move;
}

function between(from: string | undefined, to: string | undefined): Pick<Gesture, "origin" | "target"> {
  return { ...(from === undefined ? {} : { origin: from }), ...(to === undefined ? {} : { target: to }) };
}

function chain(from: string, to: string, now: number): Link[] {
  const labels = [from, to, t("gs-link-force"), t("gs-link-dice")];
  const links = labels.map((label, i): Link => ({ label, state: i < now ? "done" : i === now ? "now" : "later" }));
  return links.filter((link) => link.label !== t("place-heaven")); // one does not march out of it: it is no link
}

/** The gods that stand where the invasion starts: they answer the next prompt with this one. */
function godsIn(view: Position, seat: number, from: string | undefined): FollowUp[] {
  const player = view.players[seat];
  if (player === undefined || from === undefined) return [];
  const members = GODS.flatMap((kind) =>
    player.gods[kind] === from
      ? [{ id: kind, label: content.god(player.pantheon, kind), detail: t(`gs-power-${kind}`), icon: GOD_ICON[kind]! }]
      : [],
  );
  return members.length === 0 ? [] : [{ kind: "with", members }];
}

function range(ask: Ask, from: string): string {
  const numbers = ask.options.map((option) => Number(option.args[0]));
  return t("gs-range", { low: Math.min(...numbers), high: Math.max(...numbers), ...placeValues("place", from) });
}

function plainRange(ask: Ask): Pick<Gesture, "numberNote"> {
  const numbers = ask.options.map((option) => Number(option.args[0])).filter((n) => !Number.isNaN(n));
  return numbers.length === 0 ? {} : { numberNote: t("gs-range-plain", { low: Math.min(...numbers), high: Math.max(...numbers) }) };
}

function closedAround(origin: string, ask: Ask): string[] {
  const open = new Set(ask.options.filter((option) => option.args[0] === origin).map((option) => option.args[1]));
  return content.around(origin).filter((place) => !open.has(place));
}

export function holds(view: Position, place: string, seat: number): boolean {
  return owner(view, place) === seat;
}
