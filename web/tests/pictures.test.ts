import { readFileSync, readdirSync, existsSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { pictures, type SceneFile } from "../plugins/pictures";

const BOARDS = new URL("../src/boards/", import.meta.url);
const GAMES = readdirSync(BOARDS).filter((game) => existsSync(new URL(`${game}/scenes.yaml`, BOARDS)));
const MOST = 6144; // bytes of a picture

function scenes(game: string): SceneFile {
  return load(readFileSync(new URL(`${game}/scenes.yaml`, BOARDS), "utf8")) as SceneFile;
}

function components(game: string): string {
  return readFileSync(new URL(`../../src/theogony/games/${game}/content/components.yaml`, import.meta.url), "utf8");
}

describe.each(GAMES)("the pictures of %s", (game) => {
  const drawn = pictures(scenes(game));

  it("are all different, and small", () => {
    expect(new Set(Object.values(drawn).map((one) => one.body)).size).toBe(Object.keys(drawn).length);
    for (const [id, one] of Object.entries(drawn)) expect(one.body.length, id).toBeLessThan(MOST);
  });

  it("belong to cards that there are", () => {
    const known = new Set([...components(game).matchAll(/\bid: ([a-z0-9_]+)/g)].map((found) => found[1]));
    expect(Object.keys(drawn).filter((id) => !known.has(id))).toEqual([]);
  });
});

it("a word that nobody can draw is named", () => {
  expect(() => pictures({ groups: { one: { scenes: { odd: { cast: "no-such-thing 80 60" } } } } })).toThrow(/no-such-thing/);
  expect(() => pictures({ groups: { one: { scenes: { odd: { cast: "man:hopping 80 60" } } } } })).toThrow(/hopping/);
});
