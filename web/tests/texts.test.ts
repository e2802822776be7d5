import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../src");
const SERVED = join(ROOT, "../../src/theogony/i18n/en"); // what the kernel and the games say

function files(folder: string, kind: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, kind);
    return kind.test(name) ? [path] : [];
  });
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function keys(file: string): string[] {
  return new FluentResource(read(file)).body.map((entry) => entry.id);
}

/** The English file of each pair, of the interface and of every board. */
const ENGLISH = files(ROOT, /\ben\.ftl$/);
const FOLDERS = [...new Set(ENGLISH.map((file) => dirname(file)))];

describe.each(ENGLISH.map((file) => relative(ROOT, file)))("texts of %s", (name) => {
  const english = join(ROOT, name);

  it("say the same things in both languages", () => {
    expect(keys(english.replace(/en\.ftl$/, "fr.ftl")).sort()).toEqual(keys(english).sort());
  });

});

describe.each(FOLDERS.map((folder) => relative(ROOT, folder)))("all texts of %s", (folder) => {
  it.each(["en", "fr"])("have no key twice in %s, also over several files", (lang) => {
    const all = files(join(ROOT, folder), new RegExp(`\\b${lang}\\.ftl$`)).flatMap(keys);
    expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
  });
});

describe("who sits at a new table", () => {
  it.each([["en", "1 person.", "1 person and 1 bot."], ["fr", "1 personne.", "1 personne et 1 robot."]])("counts no bots where there are none (%s)", (lang, alone, both) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(read(join(ROOT, `lib/texts/${lang}.ftl`))));
    const said = (bots: number) => bundle.formatPattern(bundle.getMessage("new-summary")!.value!, { people: 1, bots });
    expect([said(0), said(1)]).toEqual([alone, both]);
  });
});

describe("keys in the sources", () => {
  it("are all written", () => {
    const known = new Set([...ENGLISH, ...files(SERVED, /\.ftl$/)].flatMap(keys));
    const used = files(ROOT, /\.(svelte|ts)$/).flatMap((file) => [...read(file).matchAll(/\bt\("([a-z0-9-]+)"/gi)].map((match) => match[1]!));
    expect(used.filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("what every table shares", () => {
  const boards = readdirSync(join(ROOT, "boards")).filter((name) => statSync(join(ROOT, "boards", name)).isDirectory());
  const shared = ["lib", "pages"].flatMap((folder) => files(join(ROOT, folder), /\.(svelte|ts|ftl)$/)).concat(join(ROOT, "App.svelte"), join(ROOT, "boards/index.ts"));

  it.each(boards)("knows nothing of %s", (board) => {
    const said = shared.filter((file) => read(file).toLowerCase().includes(board));
    expect(said.map((file) => relative(ROOT, file))).toEqual([]);
  });
});

describe("a colon between two pieces of text", () => {
  it("is written in the language files alone: French sets a space before it", () => {
    const patched = files(ROOT, /\.(svelte|ts)$/).filter((file) => !file.endsWith(".gen.ts") && /\)\}: |[)>}]: \{(t|find|labelled)\(|join\(": "\)/.test(read(file)));
    expect(patched.map((file) => relative(ROOT, file))).toEqual([]);
  });
});
