import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, describe, expect, it } from "vitest";
import { content } from "../src/boards/theomachy/content";
import { type Held, ready } from "../src/boards/theomachy/hand";
import type { Components } from "../src/lib/protocol";

beforeAll(() => content.fill(load(readFileSync(join(import.meta.dirname, "../../src/theogony/games/theomachy/content/components.yaml"), "utf8")) as Components));

function held(card: string, lacks = 0): Held {
  return { card, needs: [{ have: 2 - lacks, need: 2 } as Held["needs"][number]], option: undefined, state: "idle", footer: "" };
}

describe("Attacks that are ready", () => {
  it("are told with those whose text reckons their Power, which no number can count", () => {
    expect(ready([held("chain_lightning"), held("unity"), held("gale")])).toEqual([7, null, 2]);
  });

  it("are no cards of other kinds, and none that lack something", () => {
    expect(ready([held("oracle"), held("power_air_chaos"), held("chain_lightning", 1), held("unity", 1)])).toEqual([]);
  });
});
