import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../src");

function files(folder: string, kind: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path, kind);
    return kind.test(name) ? [path] : [];
  });
}

/** A board's icons are for that board; those of the interface may be used anywhere. */
function users(list: string): string {
  const folder = relative(ROOT, list).startsWith("boards") ? dirname(list) : ROOT;
  return files(folder, /\.(svelte|ts)$/).map((file) => readFileSync(file, "utf8")).join("\n");
}

it.each(files(ROOT, /icons\.json$/).map((file) => relative(ROOT, file)))("every icon of %s is drawn somewhere", (name) => {
  const sources = users(join(ROOT, name));
  const icons = JSON.parse(readFileSync(join(ROOT, name), "utf8")) as string[];
  expect(icons.filter((icon) => !sources.includes(`"${icon}"`))).toEqual([]);
});
