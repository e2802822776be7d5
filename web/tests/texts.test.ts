import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../src");
const PAIRS = ["lib/texts", ...readdirSync(join(ROOT, "boards"), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => `boards/${one.name}/texts`)];

function keys(file: string): string[] {
  return new FluentResource(readFileSync(join(ROOT, file), "utf8")).body.map((entry) => entry.id);
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe.each(PAIRS)("texts of %s", (folder) => {
  it("say the same things in both languages", () => {
    expect(keys(`${folder}/fr.ftl`).sort()).toEqual(keys(`${folder}/en.ftl`).sort());
  });

  it("have no key twice", () => {
    const all = keys(`${folder}/en.ftl`);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("keys in the sources", () => {
  it("are all written", () => {
    const known = new Set(PAIRS.flatMap((folder) => keys(`${folder}/en.ftl`)));
    const games = /^(deck|god-type|move|event|prompt|refusal|remedy|group|option|symbol|heaven|nobody|no-gods|amount|resource|word|token|board|status|empty-seat|neutral-pantheon|the-pantheon)\b/;
    const used = sources(ROOT).flatMap((text) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/gi)].map((match) => match[1]!));
    expect(used.filter((key) => !known.has(key) && !games.test(key))).toEqual([]);
  });
});
