import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { beforeAll, describe, expect, it } from "vitest";
import { content } from "../src/boards/hellas/content";
import { hellas, landNames, regions, routes, span } from "../src/boards/hellas/geometry";
import { fitted, standing as standingIn, type Placed, type Piece } from "../src/boards/hellas/rows";
import { range } from "../src/boards/hellas/prices";
import { travels } from "../src/boards/hellas/travel";
import { seatOrder, type Position } from "../src/boards/hellas/view";
import { filler, words } from "../src/boards/hellas/words";
import { addTexts, speakOf } from "../src/lib/i18n.svelte";
import type { Ask, Components, Option, View } from "../src/lib/protocol";

const ROOT = join(import.meta.dirname, "../../src/theogony");

describe("Kronos against the Heroes", () => {
  const view = (first: number, terror: Record<string, number>) => ({ first, seats: 3, players: [{}, {}, {}], kronos: { costs: { terror: 2, prayer: 1, mount_olympus: -1 }, terror, region_attack: {} }, prompt: {}, titan: 0 }) as unknown as Position;

  it("pays for Terror what it costs where the Monsters are, not its base price", () => {
    expect(range(view(1, { hydra: 3, medusa: 5 }), "terror")).toEqual([3, 5]);
    expect(range(view(1, { hydra: 4 }), "terror")).toEqual([4, 4]);
    expect(range(view(1, {}), "terror")).toEqual([2, 2]);
    expect([range(view(1, {}), "prayer"), range(view(1, {}), "mount_olympus")]).toEqual([[1, 1], [-1, -1]]);
  });
});

describe("the boxes of the seats", () => {
  const order = (first: number, kronos: object | null) => seatOrder({ first, seats: 4, players: [{}, {}, {}, {}], kronos } as unknown as Position);

  it("stand still against Kronos, whichever Hero plays next", () => {
    expect([order(1, {}), order(3, {})]).toEqual([[0, 1, 2, 3], [0, 1, 2, 3]]);
    expect(order(2, null)).toEqual([2, 3, 0, 1]);
  });
});

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
      const placed = standingIn(new Map([[id, pieces]]), 2.2).get(id)!;
      expect(placed.map((one) => one.piece.key).toSorted(), id).toEqual(pieces.map((one) => one.key));
      placed.forEach((one, i) => {
        const next = placed[i + 1];
        if (next?.y === one.y) expect(next.x - one.x, id).toBeGreaterThanOrEqual(((one.piece.wide + next.piece.wide) / 2) * 2.2);
        expect(one.x > x && one.x < x + width && one.y > y && one.y < y + height, id).toBe(true);
      });
    }
  });

  it("lays no piece over one of another Region, but for one of some hundreds where four crowd on a narrow land", () => {
    const all = Array.from({ length: 60 }, (_, seed) => [...standingIn(spread(seed), 2.2)].flatMap(([id, placed]) => placed.map((one) => ({ id, ...one }))));
    const covering = all.flatMap((pieces) => pieces.flatMap((one, i) => pieces.slice(i + 1).filter((two) => two.id !== one.id && covers(one, two))));
    expect(covering.length).toBeLessThan(all.flat().length / 500);
  });

  it("draws pieces smaller only where they would lie over another Region's", () => {
    const army = { key: "army", wide: 26 };
    expect(fitted(new Map([["attica", [army]], ["arcadia", [army]]]), 2.6).unit).toBe(2.6);
    const crowded = new Map(["locris", "phocis", "aetolia", "elis", "arcadia", "corinthia"].map((id) => [id, [1, 2, 3, 4].map((n) => ({ key: `${n}`, wide: 30 }))]));
    expect(fitted(crowded, 2.6).unit).toBeLessThan(2.6);
  });
});

const USUAL = 4; // pieces in a Region

/** All pieces of a game with four players, somewhere: a City or a Shrine everywhere, armies in most Regions, all else here and there. */
function spread(seed: number): Map<string, Piece[]> {
  let state = seed + 1;
  const draw = (n: number) => (state = (state * 48271) % 2147483647) % n;
  const found = new Map(regions.map(({ id }) => [id, draw(3) > 0 ? [{ key: "army", wide: 26 }] : []] as [string, Piece[]]));
  const somewhere = (key: string, wide: number, n: number) => {
    for (let i = 0; i < n; i += 1) {
      const free = [...found.values()].filter((one) => one.length < USUAL);
      free[draw(free.length)]!.push({ key: `${key} ${i}`, wide });
    }
  };
  somewhere("monument", 30, 3);
  somewhere("other army", 29, 2);
  somewhere("hero", 26, 4);
  somewhere("monster", 34, 4);
  somewhere("quest", 25, 3);
  for (const pieces of found.values()) if (pieces.length < USUAL) pieces.push({ key: "site", wide: 20 });
  return found;
}

/** Whether a piece lies over another one by more than its rim. */
function covers(one: Placed<Piece>, two: Placed<Piece>): boolean {
  const RIM = 3;
  const TALL = 29;
  const across = (one.piece.wide + two.piece.wide) / 2 - Math.abs(one.x - two.x) / 2.2;
  return across > RIM && TALL - Math.abs(one.y - two.y) / 2.2 > RIM;
}

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

describe("what is asked", () => {
  const regions = ["attica", "boeotia"].map((id) => ({ id, hoplites: [1], temple: 0, control: -1 }));
  const player = { region: "attica", attributes: { speed: { value: 1 }, leadership: { value: 2 } } };
  const view = { seat: 0, turns: 1, players: [player], regions, monsters: [], quests: [], monuments: [{ id: "athena", level: 1, power: 0 }], battle: null, hunt: null, kronos: null, prompt: {} } as unknown as View;

  function option(move: string, ...places: string[]): Option {
    const [kind = "", rest] = move.split(" ");
    return { move, kind, args: rest?.split(">") ?? [], places } as Option;
  }

  function asked(options: Option[], deed: string | null, origin: string | null): string | undefined {
    return words.part!({ kind: "", seat: 0, params: {}, options } as unknown as Ask, { deed, origin }, view);
  }

  beforeAll(async () => {
    const components = load(readFileSync(join(ROOT, "games/hellas/content/components.yaml"), "utf8")) as Components;
    content.fill(components);
    filler.prepare(components);
    for (const name of ["hellas", "names-hellas"]) {
      const [en, fr] = ["en", "fr"].map((lang) => readFileSync(join(ROOT, `i18n/${lang}/${name}.ftl`), "utf8"));
      addTexts("hellas", { en: en!, fr: fr! });
    }
    const [en, fr] = ["en", "fr"].map((lang) => readFileSync(join(import.meta.dirname, `../src/boards/hellas/texts/${lang}.ftl`), "utf8"));
    addTexts("hellas", { en: en!, fr: fr! });
    await speakOf("hellas");
  });

  it("is how the chosen action is done, and of recruiting how many come", () => {
    expect(asked([], null, null)).toBeUndefined();
    expect(asked([], "hoplite_movement", null)).toBe("From where does a Hoplite move? Up to 2 move, one after another.");
    expect(asked([option("step attica>boeotia", "attica", "boeotia")], "hoplite_movement", "attica")).toBeUndefined(); // where to from there
    expect(asked([option("place attica>1", "attica"), option("place-fortified attica>1", "attica")], null, "attica")).toBe("How many Hoplites do you recruit in Attica, and is one Fortified?");
  });

  it("names a Region alone where the question is where, and what is done there where it is one of several things", () => {
    const label = (kind: string) => words.origin("attica", [option("place attica>1", "attica")], { ...view, prompt: { kind } } as unknown as View).label;
    expect(["Place", "PrepareChoice"].map(label)).toEqual(["Attica", "Recruit in Attica"]);
  });

  it("names what is not a move: to fortify, and to which level a Monument rises", () => {
    expect(words.option(option("fortify attica", "attica"), view).label).toBe("Fortify a Hoplite in Attica");
    expect(words.option(option("pray athena"), view).detail).toBe("level 1: Leadership +1");
    expect(words.option(option("monument athena"), view).detail).toBe("rises to level 2: Leadership +1, recruit 1");
  });
});
