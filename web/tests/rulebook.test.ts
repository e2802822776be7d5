import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { namesOf, read, readAll } from "../src/lib/rulebook";
import type { Components } from "../src/lib/protocol";

const ROOT = join(import.meta.dirname, "../..");
const CLAUSE = /^- \*\*([A-Z]+-\d+)\*\* \[(.*?)\] (.*)$/;

describe("the rulebook for players", () => {
  const names = new Map([["lab_18", "Eighteenth Space"], ["gold_1", "1 Gold"]]);
  const of = (text: string) => read({ id: "X-1", tags: [], text }, names);

  it("names things instead of their ids", () => {
    expect(of("From `lab_18` one takes gold_1, never `times_3`.").text).toBe("From Eighteenth Space one takes 1 Gold, never times 3.");
  });

  it("keeps the marks of the workshop apart", () => {
    expect(of("Ties are shared (S:L30, L142). [D: no rules in these lines]")).toMatchObject({ text: "Ties are shared.", notes: ["S:L30, L142", "D: no rules in these lines"] });
  });

  it("names no file in the title of a chapter either", () => {
    const title = "How cards are written in components.yaml";
    expect(readAll([{ title, clauses: [] }], {} as Components, "en")[0]!.title).toBe("How cards are written in the list of components");
  });

  it("finds names however deep they stand", () => {
    const found = namesOf({ a: { b: [{ id: "x", name_en: "Ex", name_fr: "Ix" }] } } as unknown as Components, "fr");
    expect(found.get("x")).toBe("Ix");
  });

  it("keeps a ruling and a line of the source apart, however they are set", () => {
    expect(of("He may pass (R) or go; line by line (L7): L410 counts, L22 does not.").text).toBe("He may pass or go; line by line: line 410 counts, line 22 does not.");
    expect(of("No army stays (R). It goes (L410, once). Nothing is given (R\u202f: no rule). [R\u202f: another reading]")).toMatchObject({ text: "No army stays. It goes. Nothing is given.", notes: ["R", "L410, once", "R\u202f: no rule", "R\u202f: another reading"] });
  });

  it.each(["godstorm.md", "godstorm.fr.md", "theomachy.md", "theomachy.fr.md", "diceforge.md", "diceforge.fr.md"])("speaks in %s as rules do, not as the workshop", (name) => {
    const lang = name.includes(".fr.") ? "fr" : "en";
    const lines = readFileSync(join(ROOT, "docs/rules", name), "utf8").split("\n").flatMap((line) => CLAUSE.exec(line)?.[3] ?? []);
    const texts = lines.map((text) => read({ id: "", tags: [], text }, new Map(), lang).text);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => /\bseed\b|texte source|digital|numérique|graine|\bL\d|[{}]/.test(text))).toEqual([]);
  });

  const ledgers = readdirSync(join(ROOT, "docs/rules")).filter((name) => /^(godstorm|theomachy|diceforge)(\.fr)?\.md$/.test(name));
  it.each(ledgers)("shows no id and no mark of %s", (name) => {
    const [game, lang] = [name.split(".")[0]!, name.includes(".fr.") ? "fr" : "en"] as const;
    const content = load(readFileSync(join(ROOT, `src/theogony/games/${game}/content/components.yaml`), "utf8")) as Components;
    const called = namesOf(content, lang);
    const lines = readFileSync(join(ROOT, "docs/rules", name), "utf8").split("\n").flatMap((line) => CLAUSE.exec(line) ?? []);
    const texts = lines.filter((_, i) => i % 4 === 3).map((text) => read({ id: "", tags: [], text }, called, lang).text);
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.filter((text) => /[a-z]_[a-z0-9]|`|\.(?:yaml|md)\b|\([SPRD]:|\[[SPRD]:/.test(text))).toEqual([]);
  });
});
