import { describe, expect, it } from "vitest";
import { hellas, landNames, regions, routes, span } from "../src/boards/hellas/geometry";
import { inRows } from "../src/boards/hellas/rows";
import { travels } from "../src/boards/hellas/travel";
import type { Position } from "../src/boards/hellas/view";

describe("the map of Hellas", () => {
  it("has every Region, Land and Sea Trail", () => {
    expect(regions).toHaveLength(19);
    expect(routes).toHaveLength(7);
    expect(landNames.map((one) => one.land).toSorted()).toEqual([...new Set(regions.map((one) => one.group))].toSorted());
  });

  it("begins each row of pieces inside its Region", () => {
    for (const { id, token } of regions) {
      const [from, to] = span(id, ...token)!;
      expect(token[0], id).toBeGreaterThan(from);
      expect(token[0], id).toBeLessThan(to);
    }
  });

  it("lays as many pieces as stand in a Region, none over another of its row, all inside the frame", () => {
    const pieces = [30, 26, 26, 26, 34, 21, 19, 25].map((wide, i) => ({ key: String(i), wide }));
    const [x, y, width, height] = hellas.frame;
    for (const { id } of regions) {
      const placed = inRows(id, pieces, 2.2);
      expect(placed.map((one) => one.piece.key), id).toEqual(pieces.map((one) => one.key));
      placed.forEach((one, i) => {
        const next = placed[i + 1];
        if (next?.y === one.y) expect(next.x - one.x, id).toBeGreaterThanOrEqual(((one.piece.wide + next.piece.wide) / 2) * 2.2);
        expect(one.x > x && one.x < x + width && one.y > y && one.y < y + height, id).toBe(true);
      });
    }
  });
});

describe("pieces that travel", () => {
  interface Standing {
    hoplites?: Record<string, number>;
    hero?: string;
    hydra?: string;
  }

  /** One player with a Hero, one Monster. */
  function standing({ hoplites = {}, hero = "", hydra = "" }: Standing): Position {
    return {
      players: [{ hero: "perseus", region: hero }],
      monsters: [{ id: "hydra", region: hydra }],
      regions: ["attica", "boeotia", "crete"].map((id) => ({ id, hoplites: [hoplites[id] ?? 0] })),
      kronos: null,
    } as unknown as Position;
  }

  it("are Hoplites that left one Region for another", () => {
    const found = travels(standing({ hoplites: { attica: 5 } }), standing({ hoplites: { attica: 2, boeotia: 3 } }));
    expect(found).toEqual([{ kind: "army", seat: 0, id: "", from: "attica", to: "boeotia", count: 3 }]);
  });

  it("are Heroes and Monsters that stand elsewhere now", () => {
    const found = travels(standing({ hero: "attica", hydra: "crete" }), standing({ hero: "boeotia", hydra: "attica" }));
    expect(found.map((one) => [one.kind, one.id, one.from, one.to])).toEqual([["hero", "perseus", "attica", "boeotia"], ["monster", "hydra", "crete", "attica"]]);
  });

  it("are none when pieces only came, fell, or went in several ways", () => {
    expect(travels(standing({}), standing({ hoplites: { attica: 2 }, hydra: "crete" }))).toEqual([]);
    expect(travels(standing({ hoplites: { attica: 2 } }), standing({}))).toEqual([]);
    expect(travels(standing({ hoplites: { attica: 4 } }), standing({ hoplites: { boeotia: 2, crete: 2 } }))).toEqual([]);
  });
});
