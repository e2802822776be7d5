import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { content } from "../src/boards/godstorm/content";
import { filler, words } from "../src/boards/godstorm/words";
import { Filler } from "../src/lib/filler";
import { addTexts, speakOf } from "../src/lib/i18n.svelte";
import type { Components, GameEvent, Params, View } from "../src/lib/protocol";
import { meet, who } from "../src/lib/seats";
import { settings } from "../src/lib/settings.svelte";
import { typeset } from "../src/lib/typography";

const ROOT = join(import.meta.dirname, "../../src/theogony");
const GAMES = ["godstorm", "theomachy", "diceforge"];
const PEOPLE = ["Ada", "Ben", "Cleo"];

function served(lang: string, game: string): string {
  const files = [game, `names-${game}`].map((name) => join(ROOT, `i18n/${lang}/${name}.ftl`));
  return files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8")).join("\n");
}

beforeAll(() => {
  const components = load(readFileSync(join(ROOT, "games/godstorm/content/components.yaml"), "utf8")) as Components;
  content.fill(components);
  filler.prepare(components);
  for (const game of GAMES) addTexts(game, { en: served("en", game), fr: served("fr", game) });
});

beforeEach(async () => {
  settings.lang = "en";
  meet((seat) => PEOPLE[seat] ?? "");
  await speakOf("godstorm");
});

function view(...pantheons: string[]): View {
  const players = pantheons.map((pantheon) => ({ pantheon, gods: {} }));
  return { seat: 0, seats: players.length, neutral: "", players, board: {}, temples: [], plague: [] } as unknown as View;
}

const CHOOSING = view("", "", "");
const PLAYING = view("greeks", "norse", "celts");

function told(kind: string, more: Record<string, unknown>, seen = PLAYING): string {
  return words.event({ kind, clause: "GS-001", ...more } as GameEvent, seen);
}

describe("a player in a sentence", () => {
  it.each(GAMES)("has a name in %s, and a seat where nobody sits is said to be empty", async (game) => {
    await speakOf(game);
    expect(who(1)).toBe("Ben");
    expect(who(3)).toMatch(/^seat 4, /);
  });

  it("goes by the own name until there is a pantheon to go by", () => {
    expect(told("pantheon-roll", { order: [2, 0, 1] }, CHOOSING)).toContain("Cleo, Ada, and Ben");
    expect(told("pantheon-chosen", { seat: 2, pantheon: "celts" }, view("", "", "celts"))).toBe("Cleo leads the Celts.");
    expect(told("turn-begins", { seat: 2 })).toBe("It is the turn of the Celts.");
  });

  it("is named wherever an event speaks of two", () => {
    expect(told("hand-seen", { seat: 0, of: 1 })).toBe("The Greeks look at the cards of the Norse.");
    expect(told("card-stolen", { seat: 0, of: 1, deck: "war" })).toBe("The Greeks take a War card from the Norse.");
    expect(told("cards-taken", { seat: 0, of: 1 })).toBe("The Greeks take the cards of the Norse.");
  });

  it("falls by somebody's hand or by nobody's, in both languages", () => {
    expect(told("eliminated", { seat: 1, heir: 0 })).toBe("The Norse are destroyed by the Greeks.");
    expect(told("eliminated", { seat: 1, heir: -1 })).toBe("The Norse are destroyed.");
    settings.lang = "fr";
    expect(told("eliminated", { seat: 1, heir: -1 })).not.toContain("personne");
  });

  it("is the one that the refusal means", () => {
    expect(words.params({ player: 1 } as Params, PLAYING)["player"]).toBe("the Norse");
    expect(words.params({ player: 3 } as Params, PLAYING)["player"]).toMatch(/^seat 4, /);
  });
});

describe("what is lost, gained and shown", () => {
  it("is told apart on a die", () => {
    expect(told("die-rolled", { place: "thule", die: 5, change: "lost", armies: 2 })).toBe("The die for Thule shows 5: 2 armies are lost.");
    expect(told("die-rolled", { place: "thule", die: 1, change: "gained", armies: 1 })).toBe("The die for Thule shows 1: 1 army arrives.");
  });

  it("is said of gods by their names, by their types, and of an invasion without any", () => {
    expect(words.params({ god: "sky" } as Params, PLAYING)["god"]).toBe("Zeus");
    expect(words.params({ godtype: "sky" } as Params, PLAYING)["godtype"]).toBe("The god of the sky");
    const invasion = { seat: 0, origin: "thule", place: "rus", armies: 3, defender: 1 };
    expect(told("invasion", { ...invasion, gods: ["sky", "war"] })).toContain("led by Zeus and Ares.");
    expect(told("invasion", { ...invasion, gods: [] })).toContain("with 3 armies.");
  });

  it("is what was chosen for a card, in the words of the move", () => {
    expect(told("chosen", { seat: 1, card: "crops_wither", move: "player 1" })).toBe("The Norse choose for Crops Wither: the Greeks.");
    expect(told("bought", { seat: 1, decks: { war: 2, sky: 1 } })).toBe("The Norse buy miracle cards: 2 War cards and 1 Sky card.");
  });

  it("is the land and the symbol of a territory card", () => {
    expect(told("set-traded", { seat: 0, cards: ["gaul", "thule", "wild_1"], armies: 4 })).toBe("The Greeks trade in Gaul, Thule, and Wild card for 4 armies.");
    const symbols = new Set([...content.lands.keys()].map((land) => content.symbol(land)));
    expect([...symbols].sort()).toEqual(["artillery", "cavalry", "infantry"]);
    expect(content.symbol("wild_2")).toBe("any");
  });
});

describe("a name in a sentence", () => {
  const places = new Filler({ kinds: { place: {} }, parameters: { place: ["place", "one"], places: ["place", "many"], seat: ["seat", "one"] }, hidden: {}, moves: {} });
  const grammar = "place-gaul =\n    .the = la Gaule\n    .of = de Gaule\nplace-atlas =\n    .the = l’Atlas\n    .of = de l’Atlas\n";

  beforeEach(async () => {
    addTexts("atlas", { en: "", fr: grammar + served("fr", "kernel") });
    settings.lang = "fr";
    await speakOf("atlas");
  });

  it("brings its forms", () => {
    expect(places.fill({ place: "atlas" }, PLAYING)).toMatchObject({ place_the: "l’Atlas", place_of: "de l’Atlas" });
    expect(places.fill({ places: ["gaul", "atlas"] }, PLAYING)["places_of"]).toBe("de Gaule et de l’Atlas");
    expect(places.fill({ places: ["gaul", "rome"] }, PLAYING)).not.toHaveProperty("places_of");
    expect(places.fill({ place: "rome" }, PLAYING)).toEqual({ place: "rome" });
  });

  it("elides de before a vowel", () => {
    expect([0, 1].map((seat) => places.fill({ seat }, PLAYING)["seat_of"])).toEqual(["d’Ada", "de Ben"]);
  });
});

describe("a French text", () => {
  it("is set with curly apostrophes and spaces at which no line breaks", () => {
    expect(typeset("fr", "L'île : « d'{ $name } » ? 95 %")).toBe("L’île\u202f: «\u202fd’{ $name }\u202f»\u202f? 95\u00a0%");
    expect(typeset("fr", typeset("fr", "Qui va là ?"))).toBe("Qui va là\u202f?");
    expect(typeset("en", "Who's there ?")).toBe("Who's there ?");
  });
});
