/** What stands on a card, a tile or a board, as lines to be read. */

import { local, t } from "../../lib/i18n.svelte";
import { capital } from "../../lib/filler";
import { content, type Entry } from "./content";
import { glossary } from "./glossary";
import { GREEK, pillarNumber, type Position } from "./view";

export interface Line {
  /** What the line is about; "" for the text itself. */
  head: string;
  text: string;
}

function elements(entry: Entry): string {
  return ((entry["elements"] as string[] | undefined) ?? []).map((id) => content.name("elements", id)).join(", ");
}

/** What kind of card it is, and its numbers, in a few words. */
export function brief(view: Position, card: string): string {
  const section = content.section(card);
  const entry = section === undefined ? undefined : content.entry(section, card);
  if (section === undefined || entry === undefined) return "";
  if (section === "conflict_cards") return t("hy-brief-conflict", { force: Number(entry["force"]), determination: Number(entry["determination"]) });
  if (section === "technologies") return t("hy-brief-technology", { kind: content.name("technology_kinds", String(entry["kind"])), vp: Number(entry["vp"]), prayers: Number(entry["prayers"]) });
  if (section === "quests") return entry["type"] === "epic" ? t("hy-brief-epic", { n: ((entry["cantos"] as unknown[] | undefined) ?? []).length }) : enemy("hy-brief-confrontation", entry);
  if (section === "coliseum_heroes") return enemy("hy-brief-champion", entry);
  if (section === "avatars") return t("hy-brief-avatar", { rank: GREEK[String(entry["rank"])] ?? "", base: Number(entry["base"]), cards: Number(entry["cards"]) });
  if (section === "primordials") return t("hy-brief-primordial", { rank: GREEK[String(entry["rank"])] ?? "", n: Number(entry["aegis"]) });
  if (section === "pillars") return t("hy-brief-pillar", { n: pillarNumber(card) });
  if (section === "upgrades" || section === "powers") return t(`hy-brief-${section}`, { name: content.name("olympians", String(entry["olympian"])) });
  if (section === "concept_cards") return t("hy-brief-concept", { name: content.name("concepts", String(entry["concept"])) });
  return t("hy-brief", { section });
}

function enemy(key: string, entry: Entry): string {
  return t(key, { base: Number(entry["base"]), cards: Number(entry["cards"]), elements: elements(entry) || "none" });
}

/** Whose it is, or how far somebody is with it. */
function standing(view: Position, card: string, name: (seat: number) => string): Line[] {
  const champion = view.champions[card];
  if (champion !== undefined) return [{ head: t("hy-line-ally"), text: champion < 0 ? t("hy-line-nobody") : name(champion) }];
  const owner = view.owners[card];
  if (owner !== undefined) return [{ head: t("hy-line-owner"), text: name(owner) }];
  const quest = view.quests.find((one) => one.id === card);
  if (quest === undefined || quest.cantos.length === 0) return [];
  return [{ head: t("hy-line-cantos"), text: quest.cantos.map((seat, i) => t("hy-canto", { n: i + 1, name: seat < 0 ? "none" : name(seat) })).join(" · ") }];
}

/** All that is to be read of it; for a Conflict card its images too. */
export function linesOf(view: Position, card: string, name: (seat: number) => string): Line[] {
  const section = content.section(card);
  const entry = section === undefined ? undefined : content.entry(section, card);
  if (section === undefined || entry === undefined) return [];
  const own = [{ head: "", text: local(entry, "effect") }].filter((line) => line.text !== "");
  if (section === "conflict_cards") return [...own, ...conflict(card)];
  if (section === "technologies") return [...own, ...technology(card)].concat(standing(view, card, name));
  if (section === "concepts") return (view.chronos?.concepts.find((one) => one.id === card)?.conditions ?? []).map((one, i) => ({ head: t("hy-line-chain", { n: i + 1 }), text: t(`hy-asks-${one.what}`, { have: one.have, need: one.need }) }));
  if (section === "olympians") return content.all("powers").filter((power) => power["olympian"] === card).map((power) => ({ head: local(power, "name"), text: local(power, "effect") }));
  return [...own, ...standing(view, card, name)];
}

/** Behind them what their words mean. */
export function withWords(lines: Line[]): Line[] {
  return [...lines, ...glossary(lines.map((line) => `${line.head} ${line.text}`).join(" ")).map(({ word, says }) => ({ head: word, text: capital(says) }))];
}

function conflict(card: string): Line[] {
  const entry = content.conflict(card)!;
  const image = (id: string | null) => (id === null ? "" : content.name("combo_images", id));
  const halves = [
    ...(entry.combo_left === null ? [] : [t("hy-combo-left", { image: image(entry.combo_left), n: entry.combo_bonus })]),
    ...(entry.combo_right === null ? [] : [t("hy-combo-right", { image: image(entry.combo_right) })]),
  ];
  const shown = elements(entry);
  return [...(shown === "" ? [] : [{ head: t("hy-line-elements"), text: shown }]), ...(halves.length === 0 ? [] : [{ head: t("hy-line-images"), text: halves.join(" ") }])];
}

function technology(card: string): Line[] {
  const entry = content.technology(card);
  const cost = [entry.cost.aegis ? t("counted-aegis", { number: entry.cost.aegis }) : "", entry.cost.follower ? t("counted-follower", { number: entry.cost.follower }) : ""].filter(Boolean);
  return [
    ...(cost.length === 0 ? [] : [{ head: t("hy-line-cost"), text: cost.join(", ") }]),
    { head: t("hy-line-deploy"), text: t("hy-line-rewards", { vp: entry.vp, prayers: entry.prayers }) },
    ...(entry.links.length === 0 ? [] : [{ head: t("hy-line-links"), text: entry.links.map((edge) => t(`hy-edge-${edge}`)).join(", ") }]),
  ];
}
