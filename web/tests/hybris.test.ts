import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import { bonus } from "../src/boards/hybris/bonus";
import { content } from "../src/boards/hybris/content";
import { box, figuresAt, numberOf, ofKind } from "../src/boards/hybris/geometry";
import { travels } from "../src/boards/hybris/travel";
import { locationOf, pillarNumber, wayWon, type Position } from "../src/boards/hybris/view";
import { grammarKey } from "../src/boards/hybris/words";
import type { Components } from "../src/lib/protocol";

content.fill(load(readFileSync(join(import.meta.dirname, "../../src/theogony/games/hybris/content/components.yaml"), "utf8")) as Components);

/** A position of which only where characters stand is looked at. */
function standing(places: Record<string, string>, olympian = "zeus"): Position {
  return { players: [{ olympian, characters: Object.entries(places).map(([id, place]) => ({ id, place })) }] } as unknown as Position;
}

describe("characters that travel", () => {
  it("come from beside the board, or from place to place", () => {
    const now = standing({ olympian: "olympus_1", hero_1: "athens", hero_2: "" });
    expect(travels(standing({ olympian: "oracle_1", hero_1: "", hero_2: "" }), now)).toEqual([
      { seat: 0, character: "olympian", from: "oracle_1", to: "olympus_1" },
      { seat: 0, character: "hero_1", from: "", to: "athens" },
    ]);
  });

  it("do not travel home, and not when the Olympian is only taken now", () => {
    expect(travels(standing({ hero_1: "athens" }), standing({ hero_1: "" }))).toEqual([]);
    expect(travels(standing({ hero_1: "" }, ""), standing({ hero_1: "athens" }))).toEqual([]);
  });
});

describe("the drawn world", () => {
  it("keeps every slot inside its temple", () => {
    for (const slot of [...ofKind("slot"), ...ofKind("illustration")]) {
      const [inner, outer] = [box(slot.id), box(slot.group!)];
      expect([inner.x >= outer.x, inner.x + inner.width <= outer.x + outer.width, inner.y >= outer.y, inner.y + inner.height <= outer.y + outer.height]).toEqual([true, true, true, true]);
    }
  });

  it("stands many characters of one slot side by side", () => {
    const [first, , third] = figuresAt("moirai_1", 3);
    expect(third![0] - first![0]).toBe(52);
    expect(figuresAt("moirai_1", 1)).toEqual([[53, 292]]);
  });

  it("numbers what lies in a row", () => {
    expect(["workshop_1", "factory_3", "zone_2"].map(numberOf)).toEqual([0, 2, 1]);
  });
});

describe("content", () => {
  it("says what a space gives", () => {
    expect(bonus({ op: "gain", what: "aegis", n: 2 })).toEqual({ n: 2, icon: "eye-shield", action: "" });
    expect(bonus({ op: "do_action", action: "produce" })).toEqual({ n: 0, icon: "", action: "produce" });
    expect(bonus({ op: "draw", deck: "own", n: 1 }).icon).toBe("crossed-swords");
  });

  it("knows the Location of a place and the number of a Pillar", () => {
    expect(["olympus_2", "forge_illustration", "athens", ""].map(locationOf)).toEqual(["olympus", "forge", "mortal_world", ""]);
    expect(pillarNumber("pillar_truce")).toBe(2);
  });

  it("knows under which key the grammar of a name stands", () => {
    const view = standing({});
    expect(["olympian", "prophet_2", "hero_heracles"].map((id) => grammarKey(view, 0, id))).toEqual(["olympian-zeus", "character-zeus_prophet_2", "character-hero_heracles"]);
    expect(grammarKey(standing({}, ""), 0, "hero_1")).toBe("character-hero_1");
  });

  it("names characters after their Olympian", () => {
    expect([content.character("zeus", "hero_1"), content.character("zeus", "olympian"), content.character("zeus", "hero_heracles")]).toEqual(["Minos", "Zeus", "Heracles"]);
  });
});

describe("the end against Chronos", () => {
  /** So many Chains on his board, and so many of the two Upgrades of each Olympian. */
  function ended(chains: number, ...upgrades: number[]): Position {
    const players = upgrades.map((n) => ({ upgrades: [1, 2].map((tile) => ({ unlocked: tile <= n ? 1 : 0 })) }));
    return { chronos: { concepts: [{ id: "ananke" }, { id: "cosmos", chains }] }, players } as unknown as Position;
  }

  it("is told by the way it came", () => {
    expect([wayWon(ended(0, 0, 1), "HY-375"), wayWon(ended(5, 0, 1), "HY-375"), wayWon(ended(5, 0, 1), "HY-377")]).toEqual(["chains", "below", "equal"]);
    expect([wayWon(ended(5, 2, 2), "HY-376"), wayWon(ended(5, 2, 1), "HY-376")]).toEqual(["upgrades", "above"]);
  });
});
