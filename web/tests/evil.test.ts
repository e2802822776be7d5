import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, describe, expect, it } from "vitest";
import { content } from "../src/boards/hybris/content";
import { causes, eventIcon, opens, suffers, weight } from "../src/boards/hybris/events";
import { avatarThen, mainNow } from "../src/boards/hybris/foretold";
import type { ChangeView, ForetoldView } from "../src/boards/hybris/game.gen";
import type { Position } from "../src/boards/hybris/view";
import { glossary } from "../src/boards/hybris/glossary";
import { afterFirst, agesOver } from "../src/boards/hybris/result";
import { withWords } from "../src/boards/hybris/sheets";
import { filler, words } from "../src/boards/hybris/words";
import { beats } from "../src/lib/beats";
import type { BoardModule } from "../src/lib/board";
import { addTexts, find, speakOf } from "../src/lib/i18n.svelte";
import type { Components, GameEvent, Option, View } from "../src/lib/protocol";
import { meet } from "../src/lib/seats";
import { settings } from "../src/lib/settings.svelte";

const ROOT = join(import.meta.dirname, "../..");
const SERVED = ["hybris", "names-hybris", "kernel"].map((name) => `src/theogony/i18n/LANG/${name}.ftl`);
const view = { seat: 0, players: [{ olympian: "zeus" }], prompt: {}, well: 0, plan: null, combat: null } as unknown as View;

function texts(lang: string): string {
  return [...SERVED, "web/src/boards/hybris/texts/LANG.ftl", "web/src/boards/hybris/texts/fights.LANG.ftl"].map((path) => readFileSync(join(ROOT, path.replace("LANG", lang)), "utf8")).join("\n");
}

function made(kind: string, more: object = {}): GameEvent {
  return { kind, clause: "X", ...more } as GameEvent;
}

function tell(...events: [kind: string, more?: object][]): string {
  return words.deed!(events.map(([kind, more]) => made(kind, more)), view);
}

beforeAll(async () => {
  const components = load(readFileSync(join(ROOT, "src/theogony/games/hybris/content/components.yaml"), "utf8")) as Components;
  content.fill(components);
  filler.prepare(components);
  addTexts("hybris", { en: texts("en"), fr: texts("fr") });
  meet((seat) => ["Ada", "Ben"][seat] ?? "");
  settings.lang = "en";
  await speakOf("hybris");
});

describe("what evil does", () => {
  it("is told under its name, with who and how much", () => {
    const lost = { seat: 0, amounts: { vp: 2 }, source: "kronos" };
    expect(tell(["damnation", { avatar: "kronos" }], ["lost", lost], ["chronos-gained", { amounts: { aegis: 1 } }])).toBe("Damnation: Kronos. Ada loses 2 VP. Chronos gains 1 Aegis.");
    expect(tell(["primordial-revealed", { primordial: "primordial_ouranos", rank: "gamma" }], ["lost", { ...lost, source: "primordial_ouranos" }])).toBe("Fear: Ouranos. Ada loses 2 VP.");
  });

  it("is named by each loss in the log, but where a rule takes it", () => {
    expect(words.event(made("lost", { seat: 0, amounts: { vp: 2 }, source: "kronos" }), view)).toBe("Ada loses 2 VP (Kronos).");
    expect(words.event(made("lost", { seat: 0, amounts: { follower: 1 }, source: "" }), view)).toBe("Ada loses 1 Follower.");
  });

  it.each([["en", "Age 1 ends."], ["fr", "L’Âge 1 prend fin."]])("stands under the end of its Age; that the next one begins is a heading of the log alone (%s)", (lang, ends) => {
    settings.lang = lang as "en" | "fr";
    const found = [made("age-ends", { age: 1 }), made("damnation", { avatar: "kronos" }), made("lost", { seat: 0, amounts: { vp: 2 }, source: "kronos" }), made("age-begins", { age: 2 })];
    const board = { opens, weight, causes, suffers, eventIcon, words } as unknown as BoardModule;
    const told = beats(found, board, view, [0]).map((beat) => beat.text);
    expect([told[0], told.length]).toEqual([ends, 2]);
    settings.lang = "en";
  });

  it("is told of an Age once it has ended, also where a question came in between", () => {
    const ends = [made("lost", { seat: 0, amounts: { vp: 1 }, source: "x" }), made("age-ends", { age: 2 }), made("damnation", { avatar: "kronos" })];
    expect(agesOver(ends)).toEqual([{ age: 2, end: ends.slice(1), next: [] }]);
    const after = [made("avatar-moved", { avatar: "kronos", city: "elis" }), made("fatality", { tile: "x" }), made("age-begins", { age: 3 }), made("concept-revealed"), made("pillar-taken")];
    expect(agesOver(after)).toEqual([{ age: 2, end: after.slice(0, 2), next: [after[3]] }]);
    expect(agesOver([...ends, ...after]).map(({ age, end, next }) => [age, end.length, next.length])).toEqual([[2, 4, 1]]);
    expect(agesOver([made("age-begins", { age: 1 }), made("pillar-taken")])).toEqual([]);
    expect([made("age-begins", { age: 1 }), made("age-begins", { age: 2 }), made("damnation")].map(afterFirst)).toEqual([false, true, false]);
  });

  it("has an end: what follows one's own deed is told apart", () => {
    const found = [made("desolation", { concept_card: "concept_gonos_1" }), made("chain-broken", { concept: "gonos", number: 3 }), made("pillar-taken", { seat: 0, pillar: "pillar_truce" }), made("chain-broken", { concept: "gonos", number: 2 })];
    const board = { opens, weight, causes, suffers, eventIcon, words } as unknown as BoardModule;
    expect(beats(found, board, view, [0]).map((beat) => beat.events.length)).toEqual([2, 1]);
  });
});

/** Against Chronos, alone: one's own Concept is Anthropos, with this card face up. What is foretold comes with the answers. */
function against(card: string, kind: string, more: object = {}): Position {
  const player = { olympian: "apollo", upgrades: [], deployed: [], characters: [] };
  const concepts = content.all("concepts").map(({ id, type }) => ({ id, focus: id === "anthropos" ? 0 : -1, card: id === "anthropos" ? card : "", ...(type === "chained" ? { chains: 4, resources: 3 } : {}) }));
  return { seat: 0, seats: 1, players: [player, player], well: 7, prompt: { kind, seat: 0 }, cities: [], connected: [], owners: {}, prayers_on: [], chronos: { vp: 30, concepts }, ...more } as unknown as Position;
}

function choice(kind: string, arg: string, now: Position, foretold?: Partial<ForetoldView>): string {
  const told = foretold === undefined ? {} : { foretold: { changes: [], ...foretold } };
  return words.option({ kind, args: arg === "" ? [] : [arg], move: `${kind} ${arg}`, places: [], ...told } as unknown as Option, now as unknown as View).detail;
}

function from(before: number, what: string, after: number, seat = -1, concept = ""): ChangeView {
  return { what, seat, concept, before, after };
}

const EXODUS: ForetoldView = { card: "concept_anthropos_1", price: {}, changes: [from(1, "follower", 0, 0), from(2, "greatness", 3, 0)] };
const WORKSHOP: ForetoldView = { card: "concept_anthropos_5", price: { follower: 3 }, changes: [from(3, "follower", 0, 0)] };

describe("what a card of Chronos does now", () => {
  it.each(["en", "fr"])("is its main effect alone, of every card, and what an Avatar does in a City (%s)", (lang) => {
    settings.lang = lang as "en" | "fr";
    for (const { id } of content.all("concept_cards")) {
      expect(mainNow(against("", ""), id, undefined), id).toMatch(/^\p{L}|^\d/u);
      expect(mainNow(against("", ""), id, undefined), id).not.toMatch(/D[eé]solation|activat|activez/);
      expect(content.effect("concept_cards", id), id).toContain(` ${content.part("concept_cards", id, 1)} `);
    }
    for (const { id } of content.all("avatars")) expect(avatarThen(against("", ""), id, undefined), id).toMatch(/^[^:]+:\s[^:]*Chronos (gains|gagne)[^.:]*\.\s[^:.]+:\sChronos (gains|gagne)[^.:]*\.$/);
    settings.lang = "en";
  });

  it("says whom it hits, from how much to how much, of players, of Chronos, and of what is nobody's", () => {
    const now = against("", "ChooseEvil");
    const told = (...changes: ChangeView[]) => mainNow(now, "concept_anthropos_1", { changes });
    expect(mainNow(now, "concept_anthropos_1", EXODUS)).toBe("lose 2 Followers. Now: you 1 → 0 Followers · you, space of Greatness 2 → 3.");
    expect(told(from(2, "aegis", 1, 1), from(3, "aegis", 0), from(4, "chains", 3, -1, "cosmos"))).toContain("Ben 2 → 1 Aegis · Chronos 3 → 0 Aegis · Chains of Cosmos 4 → 3");
    expect(told(from(7, "well", 10), from(2, "intensity", 3, -1, "kratos"), from(9, "oracle", 7), from(9, "coliseum", 6))).toContain("Prayer Well 7 → 10 · Intensity of Kratos 2 → 3 · Oracle deck 9 → 7 · Coliseum deck 9 → 6");
    expect(told(from(0, "shackle", 1, 0), from(3, "cards", 1, 1), from(30, "vp", 33))).toContain("you, Shackles 0 → 1 · Ben, cards 3 → 1 · Chronos 30 → 33 VP");
    expect(told()).toBe("lose 2 Followers.");
  });

  it("is said where a character is chosen: of one that sets it off, at a price that can be paid, and on passing", () => {
    const now = against("concept_anthropos_1", "TakeTurn");
    expect(choice("activate", "hero_1", now, EXODUS)).toBe("first Exodus: lose 2 Followers. Now: you 1 → 0 Followers · you, space of Greatness 2 → 3.");
    expect(choice("activate", "olympian", now)).toBe("to any Location, without a token");
    expect(choice("pass", "", now, EXODUS)).toContain("First Exodus: lose 2 Followers.");
    expect(choice("activate", "hero_1", now, { ...WORKSHOP, may: 1 })).toContain("may first pay 3 Followers for");
    expect(choice("activate", "hero_1", now, WORKSHOP)).toContain("you pay 3 Followers for");
    expect(choice("pass", "", now, WORKSHOP)).toContain("You pay 3 Followers for");
    expect(choice("activate", "hero_1", now)).toBe("");
    expect(choice("pass", "", now, { ...WORKSHOP, changes: [from(3, "prayer", 2, 0)], unpaid: 1 })).toMatch(/^The card .* stays face up: you cannot pay 3 Followers\. Now: you 3 → 2 Prayers\.$/);
    expect(choice("pass", "", now, { ...EXODUS, pillars: ["pillar_truce"] })).toMatch(/^First the lower half of Truce, then Exodus: lose 2 Followers\. Now:/);
    expect(choice("main", "", against("concept_anthropos_5", "ChooseEvil", { prompt: { kind: "ChooseEvil", seat: 0, fields: { concept: "anthropos" } } }), WORKSHOP)).toBe("At the price of 3 Followers: gain 1 Ancient Technology. Now: you 3 → 0 Followers.");
    expect(choice("pass", "", now)).toBe("");
  });

  it("is said where its price is asked for, and of an Avatar as things stand", () => {
    expect(choice("accept", "", against("concept_anthropos_5", "ResolveConcept"), WORKSHOP)).toBe("Gain 1 Ancient Technology. Now: you 3 → 0 Followers.");
    const then = "From now on, at the end of each Age: each player loses 1 Follower, then Chronos gains 1 Aegis. No more on his board: Chronos gains 1 Follower, then 1 Aegis. As things stand: Ben 1 → 0 Followers.";
    expect(choice("avatar", "kronos", against("", "ChooseEvil"), { changes: [from(1, "follower", 0, 1)] })).toBe(then);
  });

  it("is said of a Pillar: what its upper half comes to, nothing for others where one is alone, a Chain or an Intensity", () => {
    const now = against("", "TakePillar");
    const intensity = [from(2, "intensity", 3, -1, "ananke")];
    const chain = [from(4, "chains", 3, -1, "gonos")];
    expect(choice("pillar", "pillar_ascension", now, { upper: [from(7, "vp", 8, 0)], changes: intensity })).toBe("1 · you 1 VP per Technology and Link, 1 Greatness, 1 Kindness (now 1 VP) · Intensity of Ananke 2 → 3");
    expect(choice("pillar", "pillar_ascension", now, { upper: [], changes: intensity })).toContain("(now 0 VP)");
    expect(choice("pillar", "pillar_symbolism", now, { upper: [], pieces: 1, changes: chain })).toBe("5 · you take a Temple out of your Upgrades (1 left) · Chains of Gonos 4 → 3");
    expect(choice("pillar", "pillar_ambition", now, { upper: [] })).toMatch(/nothing for Chronos$/);
    const base = { ...now, seats: 2, chronos: null } as unknown as Position;
    expect(choice("pillar", "pillar_symbolism", base, { upper: [], pieces: 0 })).toBe("5 · you take a Temple out of your Upgrades (none is left: it does nothing); others a Premonition");
    expect(choice("pillar", "pillar_indoctrination", base, { upper: [], pieces: 0 })).toContain("(none is left: the Bonus Location alone)");
  });

  it("is said where a Pillar is resolved: alone one's own Concept gains, beside others Chronos gains seldom", () => {
    const gains = [from(3, "follower", 0), from(4, "chains", 3, -1, "anthropos")];
    const moment = against("", "PillarMoment");
    expect(choice("pillar", "pillar_truce", moment, { upper: [], changes: gains })).toBe("2 · you 1 Follower and Influence anywhere · Chronos 3 → 0 Followers · Chains of Anthropos 4 → 3");
    expect(choice("pillar", "pillar_truce", { ...moment, seats: 2 } as Position, { upper: [] })).toBe("2 · you 1 Follower and Influence anywhere; others 2 Aegis");
    expect(choice("lower", "", against("", "UseUpper"), { changes: gains })).toBe("Chronos 3 → 0 Followers · Chains of Anthropos 4 → 3");
    expect(choice("focus", "anthropos", against("", "ChooseFocus"), { changes: gains })).toBe("The first Pillar you resolve, by its lower half: Chronos 3 → 0 Followers · Chains of Anthropos 4 → 3");
  });
});

describe("the question for a Pillar", () => {
  const asked = (pillars: string[]) => words.prompt({ kind: "TakePillar", seat: 0, params: {}, options: [] }, { players: [{ pillars }] } as unknown as View);

  it.each([["en", /second/], ["fr", /second/]])("says so when it is the second one that is taken alone (%s)", (lang, second) => {
    settings.lang = lang as "en" | "fr";
    expect(asked([])).not.toMatch(second);
    expect(asked(["pillar_truce"])).toMatch(second);
    settings.lang = "en";
  });
});

describe("words that texts take for granted", () => {
  it.each([
    ["en", "Take 1 Shackle, then mill 2 cards of the Oracle.", ["Shackle", "Mill"]],
    ["en", "A military Technology", []],
    ["en", "Weakened in this Age", ["Weakened"]],
    ["fr", "prenez 1 Entrave, puis meulez 2 cartes", ["Entrave", "Meuler"]],
    ["fr", "payer 1 Fidèle : le prochain Présage", ["Présage"]],
    ["en", "The Underworld Resurrect, Drain", ["Resurrect", "Drain"]],
    ["en", "The Oracle Perceive, Omen", ["Omen", "Perceive"]],
    ["fr", "La Forge Fabriquer, Produire", ["Fabriquer", "Produire"]],
    ["fr", "de quoi produire un effet", []],
  ])("are found in their forms and explained (%s: %s)", (lang, text, words) => {
    settings.lang = lang as "en" | "fr";
    const found = glossary(text);
    expect(found.map((one) => one.word)).toEqual(words);
    for (const { says } of found) expect(says).toMatch(/\p{L}{3}.* .*/u);
    settings.lang = "en";
  });

  it("stand beside a row, a line of the log, and on the sheet of a card", () => {
    expect(words.explains!("Each player takes 1 Shackle.")).toMatch(/^Shackle: lies to the right/);
    expect(withWords([{ head: "", text: "Damnation" }]).map((line) => line.head)).toEqual(["", "Damnation"]);
  });
});

describe("what wins against Chronos", () => {
  it.each([["en", /six Upgrades/], ["fr", /six Améliorations/]])("is unlocking all Upgrades, at once, or more VP in the end (%s)", (lang, six) => {
    settings.lang = lang as "en" | "fr";
    for (const mode of ["chronos_solo", "chronos_coop"]) expect(find(`hybris-wins.${mode}`), mode).toMatch(six);
    settings.lang = "en";
  });
});
