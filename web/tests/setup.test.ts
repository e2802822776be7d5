import { describe, expect, it } from "vitest";
import type { GameInfo, GameOption } from "../src/lib/protocol";
import { begun, modes } from "../src/lib/setup";

const option = (name: string, values: string[], more: Partial<GameOption> = {}) => ({ name, values, default: values[0], help_key: `option-${name}`, needs: "", rare: false, brings: [], ...more }) as unknown as GameOption;

const game = {
  id: "hybris",
  options: [
    option("trial", ["off", "on"], { rare: true }),
    option("depth", ["1", "2"], { needs: "mode=alone" }),
    option("olympian", ["1", "2", "3", "4", "5", "6"]),
    option("mode", ["base", "alone", "as-table"]),
    option("map", ["east", "west"]),
  ],
} as unknown as GameInfo;

describe("the ways of playing under a game", () => {
  it("are its first usual choice that is told at a glance, each with the form of its tables", () => {
    expect(modes(game).map(({ id, form }) => [id, form])).toEqual([
      ["base", "/new/hybris?mode=base"],
      ["alone", "/new/hybris?mode=alone"],
    ]);
    expect(modes({ ...game, options: [] })).toEqual([]);
  });
});

describe("the form of a table", () => {
  it("begins with what its address asks for, as far as there is that, and else with what is usual", () => {
    const asked = begun(game, new URLSearchParams("mode=alone&map=north&nothing=1"));
    expect(asked).toEqual({ trial: "off", depth: "1", olympian: "1", mode: "alone", map: "east" });
  });
});
