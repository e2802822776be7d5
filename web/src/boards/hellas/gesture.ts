/** How the prompts of Hellas are best played: a turn by its actions, a Hunt and a Battle by their steps. */

import type { Deed, Gesture, Link } from "../../lib/board";
import { t } from "../../lib/i18n.svelte";
import type { Ask, View } from "../../lib/protocol";
import { content } from "./content";
import { ACTION_ICON, look } from "./look";
import { range } from "./prices";
import { position, titan, type Position } from "./view";
import { words } from "./words";

const TURN_ACTIONS = ["regular_actions", "special_actions", "kronos_actions"] as const;

const TURNS = new Set(["TakeTurn", "TitanActs"]);

export function gesture(ask: Ask, raw: View): Gesture {
  const view = position(raw);
  const found: Gesture = { primary: (option) => words.move(option, raw), ...titled(ask), ...going(ask), ...steps(ask, view) };
  if (!isTurn(ask)) return found;
  const done = view.acted.length;
  const turn: Link[] = [{ label: t("hl-link-regular", { n: done }), state: "now" }, { label: t("hl-link-special"), state: "later" }];
  return { ...found, letPass: null, ...(ask.seat === titan(view) ? {} : { links: turn }), deeds: ask.seat === titan(view) ? titanDeeds(view) : heroDeeds(ask, view) };
}

/** A prompt at which several kinds of actions may be chosen. */
function isTurn(ask: Ask): boolean {
  if (TURNS.has(ask.kind)) return true;
  const kinds = new Set(ask.options.map((option) => option.kind));
  const all = TURN_ACTIONS.flatMap((section) => content.actions(section).map(([, moves]) => moves));
  return all.filter((group) => group.some((kind) => kind !== "pass" && kinds.has(kind))).length > 1;
}

function heroDeeds(ask: Ask, view: Position): Deed[] {
  const player = view.players[ask.seat]!;
  const regular = content.actions("regular_actions").map(([id, kinds]) => ({
    id, kinds, icon: ACTION_ICON[id]!, group: t("hl-regular"), tile: "half" as const, closed: `${kinds[0]!}${example(view, ask.seat, kinds[0]!)}`, label: content.name("regular_actions", id),
    detail: view.acted.includes(id) ? t("hl-done") : t(`hl-act-${id}`, { priests: player.priests, speed: player.attributes["speed"]?.value ?? 0, leadership: player.attributes["leadership"]?.value ?? 0, artifacts: player.charged.length }),
  }));
  const special = content.actions("special_actions").filter(([id]) => view.specials.includes(id)).map(([id, kinds]): Deed => {
    const covered = player.used.includes(id);
    return {
      id, kinds, icon: ACTION_ICON[id]!, group: t("hl-special"), label: content.name("special_actions", id), tile: id === "build_monument" ? "two" : "one",
      detail: covered ? t("hl-covered-action") : id === "build_monument" ? t("hl-act-build_monument") : "",
      ...(covered ? { covered: look(view, ask.seat) } : {}), closed: `${kinds[0]!}${example(view, ask.seat, kinds[0]!)}`,
    };
  });
  return [...regular, ...special];
}

/** What a closed action would be about, so that its refusal can be asked for: what lies nearest. */
function example(view: Position, seat: number, kind: string): string {
  const player = view.players[seat]!;
  const here = player.region || view.kronos?.region || view.regions[0]!.id;
  const near = content.regions.get(here)!.neighbors[0]!;
  const monster = view.monsters.find((one) => one.region === here)?.id ?? view.monsters.find((one) => one.region !== "")?.id ?? view.monsters[0]!.id;
  const temple = view.regions.find((one) => one.temple > 0)?.id ?? here;
  const about: Record<string, string> = {
    artifact: player.artifacts[0] ?? "harpe", pray: view.monuments[0]!.id, travel: here, step: `${here}>${near}`, march: `${here}>${near}`, temple: here, hunt: monster,
    monument: view.monuments[0]!.id, shift: `${monster}>${near}`, "region-attack": monster, terror: monster, "destroy-temple": temple, order: view.orders?.[0] ?? "order_medusa_1",
    "kronos-to": near, "kronos-crushes": view.monuments[0]!.id, "monster-crushes": view.monuments[0]!.id,
  };
  return about[kind] === undefined ? "" : ` ${about[kind]}`;
}

function titanDeeds(view: Position): Deed[] {
  return content.actions("kronos_actions").map(([id, kinds]): Deed => {
    const [price, most] = range(view, id);
    return { id, kinds, icon: ACTION_ICON[id]!, tile: "half", closed: `${kinds[0]!}${example(view, titan(view), kinds[0]!)}`, group: t(content.entry("kronos_actions", id)?.["final"] ? "hl-final" : "hl-titanic"), label: content.name("kronos_actions", id), detail: price < 0 ? t("hl-locked") : most > price ? t("hl-price-range", { n: price, most }) : price > 0 ? t("hl-price", { n: price }) : t("hl-price-open") };
  });
}

const TITLES: Record<string, string> = { TakeTurn: "hl-title-turn", TitanActs: "hl-title-titan", PlayOrPass: "hl-title-card", DealWounds: "hl-title-wounds", Defend: "hl-title-defence", ChooseAttack: "hl-title-attack" };

function titled(ask: Ask): Gesture {
  const title = TITLES[ask.kind];
  return title === undefined ? {} : { title: t(title) };
}

/** How many go is asked when from where to where is settled. */
function going(ask: Ask): Gesture {
  const { origin, target } = ask.params as { origin?: string; target?: string };
  return ask.kind === "ArmySize" && origin && target ? { origin, target, numberLabel: t("hl-how-many"), primary: (option) => t("hl-send", { n: Number(option.args[0]) }) } : {};
}

function steps(ask: Ask, view: Position): Gesture {
  if (view.hunt !== null) return { icon: "bow-arrow", links: view.hunt.region === "" ? [] : links(["hl-link-wounds", "hl-link-attack", "hl-link-defence"], ["attack", "choice", "defence"].indexOf(view.hunt.stage)), listed: ["cover", "uncover"] };
  if (view.battle !== null) return { icon: "crossed-swords", links: links(["hl-stage-before", "hl-stage-cards", "hl-stage-after", "hl-stage-losses"], ["before", "cards", "after", "losses"].indexOf(view.battle.stage)), letPass: ask.kind === "PlayOrPass" ? null : "pass" };
  return {};
}

function links(keys: string[], now: number): Link[] {
  return now < 0 ? [] : keys.map((key, i) => ({ label: t(key), state: i < now ? "done" : i === now ? "now" : "later" }));
}
