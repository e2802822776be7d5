import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, describe, expect, it } from "vitest";
import { content } from "../src/boards/hybris/content";
import { causes, eventIcon, opens, suffers, weight } from "../src/boards/hybris/events";
import { filler, words } from "../src/boards/hybris/words";
import { beats } from "../src/lib/beats";
import type { BoardModule } from "../src/lib/board";
import { addTexts, speakOf } from "../src/lib/i18n.svelte";
import type { Components, GameEvent, View } from "../src/lib/protocol";
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

  it("has an end: what follows one's own deed is told apart", () => {
    const found = [made("desolation", { concept_card: "concept_gonos_1" }), made("chain-broken", { concept: "gonos", number: 3 }), made("pillar-taken", { seat: 0, pillar: "pillar_truce" }), made("chain-broken", { concept: "gonos", number: 2 })];
    const board = { opens, weight, causes, suffers, eventIcon, words } as unknown as BoardModule;
    expect(beats(found, board, view, [0]).map((beat) => beat.events.length)).toEqual([2, 1]);
  });
});
