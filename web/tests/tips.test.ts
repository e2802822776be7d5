import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { content } from "../src/boards/godstorm/content";
import { godTip, placeTip } from "../src/boards/godstorm/places";
import en from "../src/boards/godstorm/texts/en.ftl?raw";
import fr from "../src/boards/godstorm/texts/fr.ftl?raw";
import { addTexts } from "../src/lib/i18n.svelte";
import type { Components } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import type { TableStore } from "../src/lib/table.svelte";

beforeAll(() => {
  content.fill(load(readFileSync(join(import.meta.dirname, "../../src/theogony/games/godstorm/content/components.yaml"), "utf8")) as Components);
  addTexts("godstorm", { en, fr });
});

beforeEach(() => void (settings.lang = "en"));

/** A table where Ada holds Thule with a temple, plague and her god of war, and the Northern Gate. */
function laid(): TableStore {
  const view = { players: [{ pantheon: "greeks", gods: { war: "thule" } }], board: { thule: [0, 5], gate_north: [0, 2] }, temples: ["thule"], plague: ["thule"] };
  return { view, name: () => "Ada" } as unknown as TableStore;
}

describe("what a place of Godstorm tells of itself", () => {
  it("names who holds it, its god, temple and plague with what they do, and its continent", () => {
    const told = placeTip(laid(), "thule").split("\n");
    expect(told[0]).toContain("Ada");
    expect(told[0]).toContain("5");
    expect(told.slice(1, 4).map((line) => line.split(":")[0])).toEqual([content.god("greeks", "war"), "Temple", "Plague"]);
    expect(told[1]).toContain("ties");
    expect(told[4]).toContain(content.continent(content.lands.get("thule")!.continent));
    expect(told[4]).toContain(content.place("thule")); // among the lands of the continent
  });

  it("says in both languages what every kind of space and every god can do", () => {
    for (const lang of ["en", "fr"] as const) {
      settings.lang = lang;
      const said = [...content.spaces.keys()].map((id) => placeTip(laid(), id)).concat(["war", "magic", "sky", "death"].flatMap((kind) => [godTip("greeks", kind as "war", true), godTip("greeks", kind as "war", false)]));
      expect(said.filter((text) => /gs-|undefined/.test(text))).toEqual([]);
      expect(new Set([...content.spaces.values()].map((space) => String(space["kind"]))).size).toBe(4);
    }
  });
});

describe("what explains itself at any table", () => {
  it("does so to a finger and a pointer alike: a title is for pointers alone", () => {
    const folder = join(import.meta.dirname, "../src/boards");
    const boards = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));
    const titled = boards.filter((file) => /<(span|b|p|li|div|td)\b[^<]*?\stitle=/.test(readFileSync(join(folder, file), "utf8")));
    expect(boards.length).toBeGreaterThan(40);
    expect(titled).toEqual([]);
  });
});
