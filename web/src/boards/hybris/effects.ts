/** What texts of Chronos and Pillars do now: whom they hit, and the numbers of the position before and after. */

import { t } from "../../lib/i18n.svelte";
import { who } from "../../lib/seats";
import { content, type Operation } from "./content";
import type { Player } from "./game.gen";
import { typeOf, type Position } from "./view";

const HELD: Record<string, "vp" | "aegis" | "followers" | "prayers" | "kindness" | "determination"> = {
  vp: "vp", aegis: "aegis", follower: "followers", prayer: "prayers", kindness: "kindness", determination: "determination",
};

/** The main effect of a Concept card alone, without whom it binds and what its Desolation is. */
export function mainEffect(card: string): string {
  return /^.*?\s?: (.*?\.) (?:Desolation|Désolation)\s?: /s.exec(content.effect("concept_cards", card))?.[1] ?? "";
}

/** What an Avatar does in a City, and what it brings Chronos on his board. */
export function avatarEffects(avatar: string): { city: string; home: string } {
  const [, home = "", city = ""] = /^.*?\s?: (.*?)\. .*?\s?: (.*)$/s.exec(content.effect("avatars", avatar)) ?? [];
  return { city, home };
}

/** What a Concept card does, and what of it can be said in numbers. Of the players named in it those who are there. */
export function mainNow(view: Position, card: string, seat: number): string {
  const entry = content.entry("concept_cards", card);
  if (entry === undefined) return "";
  const named = ((entry["olympians"] as { olympian: string; do: Operation[] }[] | undefined) ?? []).flatMap((one) => {
    const at = view.players.findIndex((player) => player.olympian === one.olympian);
    return at < 0 ? [] : one.do.map((op) => ({ op, at }));
  });
  const own = [...((entry["cost"] as Operation[] | undefined) ?? []), ...((entry["main"] as Operation[] | undefined) ?? [])].map((op) => ({ op, at: seat }));
  return withNumbers(mainEffect(card), numbers(view, [...own, ...named]));
}

function withNumbers(text: string, found: string[]): string {
  return found.length === 0 ? text : `${text} ${t("hy-now", { list: found.join(" · ") })}`;
}

/** How much there is of something, which changes as one operation follows the other. */
type Ledger = Map<string, { label: string; from: number; to: number; goods: string }>;

function numbers(view: Position, operations: { op: Operation; at: number }[]): string[] {
  const ledger: Ledger = new Map();
  for (const { op, at } of operations) change(view, op, at, ledger);
  return [...ledger.values()].filter((one) => one.from !== one.to).map(({ label, from, to, goods }) => (goods === "" ? t("hy-now-one", { label, from, to }) : t("hy-now-one", { label, from, to: t(`counted-${goods}`, { number: to }) })));
}

function count(ledger: Ledger, key: string, label: string, from: number, to: (now: number) => number, goods = ""): number {
  const now = ledger.get(key)?.to ?? from;
  ledger.set(key, { label, from: ledger.get(key)?.from ?? from, to: to(now), goods });
  return now;
}

function change(view: Position, op: Operation, at: number, ledger: Ledger): void {
  const n = Number(op["n"] ?? 1);
  const what = String(op["what"] ?? "");
  const concept = String(op["concept"] ?? "");
  const seats = op["who"] === "all" ? [...view.players.keys()] : [at];
  if (op.op === "lose" || op.op === "pay") for (const seat of seats) lose(view, seat, what, n, ledger);
  else if (op.op === "gain" && what in HELD) count(ledger, `${at} ${what}`, nameOf(view, at), view.players[at]![HELD[what]!], (now) => now + n, what);
  else if (op.op === "discard") for (const seat of seats) discard(view, seat, n, ledger);
  else if (op.op === "shackle" || op.op === "unshackle") for (const seat of seats) count(ledger, `${seat} shackle`, labelOf(view, seat, t("hy-shackle")), view.players[seat]!.shackles, (now) => Math.max(0, now + (op.op === "shackle" ? n : -n)));
  else if (op.op === "generate") count(ledger, "well", t("hy-well"), view.well, (now) => now + n);
  else if (op.op === "intensity") intensity(view, concept, n, ledger);
  else if (op.op === "chronos_gain" && op["per"] === undefined) chronosGains(view, what, n, ledger);
  else if (op.op === "add_chain") for (let i = 0; i < n; i++) chains(view, concept, 1, ledger);
  else if (op.op === "break_chain") for (let i = 0; i < n; i++) chains(view, concept, -1, ledger);
  else if (op.op === "mill") mill(view, op, ledger);
}

/** Who has less than is lost loses all of it, and 1 Greatness. */
function lose(view: Position, seat: number, what: string, n: number, ledger: Ledger): void {
  if (what === "greatness") return lessGreat(view, seat, n, ledger);
  const held = HELD[what];
  if (held === undefined) return;
  const had = count(ledger, `${seat} ${what}`, nameOf(view, seat), view.players[seat]![held], (now) => Math.max(0, now - n), what);
  if (had < n) lessGreat(view, seat, 1, ledger);
}

function discard(view: Position, seat: number, n: number, ledger: Ledger): void {
  const had = count(ledger, `${seat} cards`, labelOf(view, seat, t("hy-cards")), view.players[seat]!.hand, (now) => Math.max(0, now - n));
  if (had < n) lessGreat(view, seat, 1, ledger);
}

/** On the last space it costs VP instead. */
function lessGreat(view: Position, seat: number, n: number, ledger: Ledger): void {
  const last = content.number("greatness_spaces");
  for (let i = 0; i < n; i++) {
    const space = ledger.get(`${seat} greatness`)?.to ?? view.players[seat]!.greatness;
    if (space < last) count(ledger, `${seat} greatness`, labelOf(view, seat, t("hy-greatness-space")), view.players[seat]!.greatness, (now) => now + 1);
    else count(ledger, `${seat} vp`, nameOf(view, seat), view.players[seat]!.vp, (now) => Math.max(0, now - 1), "vp");
  }
}

function nameOf(view: Position, seat: number): string {
  return seat === view.seat ? t("hy-now-you") : who(seat);
}

/** For what is no good: what it is, behind whose it is. */
function labelOf(view: Position, seat: number, thing: string): string {
  return t("hy-now-of", { name: nameOf(view, seat), thing });
}

/** He has room for some of each resource: with one more all of them go, and a Chain breaks. */
function chronosGains(view: Position, what: string, n: number, ledger: Ledger): void {
  if (what === "vp") return void count(ledger, "chronos vp", t("hy-chronos"), view.chronos!.vp, (now) => now + n, what);
  const concept = view.chronos!.concepts.find((one) => content.entry("concepts", one.id)?.["resource"] === what);
  for (let i = 0; i < n && concept !== undefined; i++) {
    const had = count(ledger, `chronos ${what}`, t("hy-chronos"), concept.resources ?? 0, (now) => (now < content.number("chronos_spaces") ? now + 1 : 0), what);
    if (had === content.number("chronos_spaces")) chains(view, concept.id, -1, ledger);
  }
}

/** One Chain more or less; where none is left to break, Chronos gains the number of the Pillar. */
function chains(view: Position, concept: string, by: number, ledger: Ledger): void {
  const at = view.chronos!.concepts.findIndex((one) => one.id === concept);
  const left = ledger.get(`chains ${concept}`)?.to ?? view.chronos!.concepts[at]?.chains ?? 0;
  const most = content.number("chains");
  if (by < 0 && left === 0) chronosGains(view, "vp", at + 1, ledger);
  else if (by < 0 || (left > 0 && left < most)) count(ledger, `chains ${concept}`, t("hy-now-chains", { concept: content.name("concepts", concept) }), left, (now) => now + by);
}

function intensity(view: Position, concept: string, n: number, ledger: Ledger): void {
  const tile = view.chronos!.tiles.find((one) => content.entry("chronos_tiles", one.id)?.["concept"] === concept);
  if (tile !== undefined) count(ledger, `intensity ${concept}`, t("hy-now-intensity", { concept: content.name("concepts", concept) }), tile.intensity, (now) => Math.max(0, now + n));
}

function mill(view: Position, op: Operation, ledger: Ledger): void {
  const premonitions = op["deck"] === "premonition";
  const deck = premonitions ? view.premonition_deck : view.coliseum_deck;
  if (typeof op["n"] === "number") count(ledger, `mill ${op["deck"]}`, t(premonitions ? "hy-now-oracle" : "hy-now-coliseum"), deck, (now) => Math.max(0, now - Number(op["n"])));
}

// -- before a character is activated -----------------------------------------------------------------------------------

/** The card at one's own Concept that is resolved first with this character, or may be; at last when one passes: "" for none. */
export function resolvedFirst(view: Position, character: string | null): string {
  const card = view.chronos?.concepts.find((one) => one.focus === view.seat)?.card ?? "";
  if (card === "") return "";
  const bar = content.entry("concept_cards", card)!["bar"] as string[];
  const values = { card: content.card(card), effect: mainNow(view, card, view.seat) };
  const [price] = content.entry("concept_cards", card)!["cost"] as Operation[];
  if (price !== undefined) {
    const [what, n] = [String(price["what"]), Number(price["n"])];
    const amounts = t(`counted-${what}`, { number: n });
    if (view.players[view.seat]![HELD[what]!] < n) return character === null ? t("hy-first-unpaid", { ...values, amounts }) : "";
    return t(character === null ? "hy-first-paid" : "hy-first-may", { ...values, amounts });
  }
  return character === null || bar.includes(typeOf(view, view.seat, character)) ? t("hy-first", values) : "";
}

// -- Pillars -----------------------------------------------------------------------------------------------------------

/** What the upper half of a Pillar brings whoever takes it, with what it depends on. */
export function upperHalf(view: Position, pillar: string): string {
  const one = view.players[view.seat];
  const key = pillar.replace("pillar_", "");
  const upper = t(`hy-upper-${key}`);
  if (one === undefined) return upper;
  if (key === "ascension") return `${upper} ${t("hy-upper-ascension-now", { n: one.deployed.length + ownLinks(view, view.seat) })}`;
  if (key === "symbolism") return `${upper} ${t("hy-upper-left", { n: piecesLeft(one, ["temple"]) })}`;
  return key === "indoctrination" ? `${upper} ${t("hy-upper-left", { n: piecesLeft(one, ["hero", "prophet"]) })}` : upper;
}

function piecesLeft(player: Player, kinds: string[]): number {
  return player.upgrades.reduce((sum, one) => sum + kinds.reduce((n, kind) => n + (one.pieces[kind] ?? 0), 0), 0);
}

/** Pairs of connected Technologies of which one at least is the seat's. */
function ownLinks(view: Position, seat: number): number {
  const owner = new Map(view.cities.flatMap((city) => Object.entries(city.spaces).map(([space, technology]) => [space, view.owners[technology]] as const)));
  return view.connected.filter((pair) => pair.some((space) => owner.get(space) === seat)).length;
}

/** Both halves of a Pillar, and what taking it, or alone resolving it, does to Chronos. Alone, nobody receives the lower half. */
export function pillarEffect(view: Position, pillar: string): string {
  const upper = upperHalf(view, pillar);
  const halves = view.seats > 1 ? t("hy-pillar-halves", { upper, lower: t(`hy-lower-${pillar.replace("pillar_", "")}`) }) : t("hy-pillar-alone", { upper });
  const chronos = view.prompt.kind === "TakePillar" ? taking(view, pillar) : inPlaceOfLower(view);
  return chronos === "" ? halves : `${halves} · ${chronos}`;
}

/** A Pillar adjusts the Intensity of its Concept, or breaks a Chain of it. */
function taking(view: Position, pillar: string): string {
  if (view.chronos === null) return "";
  const concept = content.all("concepts").find((one) => one["pillar"] === pillar)?.id ?? "";
  return toChronos(view, adjusting(view, concept) ?? { op: "break_chain", concept, n: 1 });
}

/** Alone, what a resolved Pillar brings Chronos at the Concept with one's own token. */
export function inPlaceOfLower(view: Position): string {
  const concept = view.seats > 1 ? undefined : view.chronos?.concepts.find((one) => one.focus === view.seat);
  if (concept === undefined) return "";
  const what = String(content.entry("concepts", concept.id)?.["resource"] ?? "");
  return toChronos(view, adjusting(view, concept.id) ?? { op: "chronos_gain", what, n: what === "vp" ? content.number("chronos_gain_vp") : 1 });
}

/** The Intensity of an Upgrade Concept goes by the modifier of its tile, as long as that is face up; undefined for the others. */
function adjusting(view: Position, concept: string): Operation | undefined {
  const tile = view.chronos!.tiles.find((one) => content.entry("chronos_tiles", one.id)?.["concept"] === concept);
  if (tile === undefined) return undefined;
  return { op: "intensity", concept, n: tile.turned ? 0 : Number(content.entry("chronos_tiles", tile.id)?.["modifier"] ?? 0) };
}

function toChronos(view: Position, op: Operation): string {
  return numbers(view, [{ op, at: view.seat }]).join(" · ") || t("hy-taking-nothing");
}
