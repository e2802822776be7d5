/** What stands on a card, a tray or a sheet, as lines to be read. */

import { local, t } from "../../lib/i18n.svelte";
import { content } from "./content";
import { stepWords } from "./quests";
import type { Position } from "./view";

export interface Line {
  /** What the line is about; "" for the text itself. */
  head: string;
  text: string;
}

/** "4", "1 + 2 for each covered Wound symbol"; "" if it is no Monster Attack card. */
export function attackWords(card: string): string {
  const { base, ...more } = content.attackValue(card);
  const parts = Object.entries(more).map(([what, n]) => t("hl-attack-per", { what: what.replaceAll("_", "-"), n }));
  return base === undefined ? "" : [...(base === 0 && parts.length > 0 ? [] : [String(base)]), ...parts].join(" + ");
}

/** What kind of thing it is, in one line. */
export function kindWords(card: string): string {
  const section = content.section(card);
  const entry = section === undefined ? undefined : content.entry(section, card);
  const combat = content.combat(card);
  if (combat !== undefined) return t("hl-combat-kind", { symbol: content.name("combat_symbols", combat.symbol), value: combat.value, n: combat.casualties });
  if (section === "blessings") return t("hl-blessing-kind", { god: content.name("monuments", String(entry?.["god"])) });
  return t("hl-kind", { section: section ?? "other" });
}

export function linesOf(view: Position, card: string): Line[] {
  const section = content.section(card);
  const entry = section === undefined ? undefined : content.entry(section, card);
  if (section === undefined || entry === undefined) return [];
  if (section === "monsters") return tray(view, card, entry);
  if (section === "heroes") return hero(view, entry);
  if (section === "monuments") return [{ head: "", text: t(`hl-prayer-${card}`, { n: view.monuments.find((one) => one.id === card)?.power ?? 0 }) }, { head: t("hl-region"), text: content.place(String(entry["region"])) }];
  const text = { head: "", text: content.effect(section, card) };
  if (section === "quests" || section === "kronos_quests") return [...steps(card), { head: t(section === "quests" ? "hl-reward" : "hl-while-active"), text: text.text }];
  if (section === "monster_attack_cards") return [{ head: t("hl-attack-value"), text: attackWords(card) }, text];
  if (section === "kronos_orders") return [{ head: t("hl-to-place"), text: (entry["regions"] as string[]).map((id) => content.place(id)).join(", ") }, { head: t(entry["evolution"] === "none" ? "hl-order" : "hl-evolution"), text: text.text }];
  return [text];
}

function steps(card: string): Line[] {
  return (content.quest(card)?.steps ?? []).map((step, i) => ({ head: t("hl-step-n", { n: i + 1 }), text: stepWords(step) }));
}

function tray(view: Position, card: string, entry: Record<string, unknown>): Line[] {
  const monster = view.monsters.find((one) => one.id === card);
  const evolved = monster?.evolved.includes("text") ? [{ head: t("hl-evolution"), text: local(entry, "evolution") }] : [];
  return [
    { head: t("hl-region-attack"), text: local(entry, "region_attack") },
    { head: t("hl-special-attack"), text: local(entry, "special_attack") },
    ...evolved,
    { head: t("hl-its-artifact"), text: content.card(String(entry["artifact"])) },
  ].filter((line) => view.kronos === null || line.head !== t("hl-its-artifact"));
}

/** Against Kronos a Hero has the ability of its token, and no starting bonus (LH-192, LH-193). */
function hero(view: Position, entry: Record<string, unknown>): Line[] {
  const part = (name: string) => entry[name] as Record<string, unknown> | undefined;
  if (view.kronos !== null) return [{ head: local(part("token"), "name"), text: local(part("token"), "effect") }];
  return [
    { head: t("hl-ability"), text: local(part("ability"), "effect") },
    { head: t("hl-bonus"), text: local(part("bonus"), "effect") },
  ].filter((line) => line.text !== "");
}
