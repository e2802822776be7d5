/** The shapes of both boards, from the game's own map file; borders and coasts are worked out once. */

import source from "../../../../src/theogony/games/godstorm/content/map.yaml";

export type Point = [number, number];

interface Label {
  x: number;
  y: number;
}

export interface Territory {
  id: string;
  continent: string;
  label: Label;
  token: Point;
  temple: Point;
  plague: Point;
  gods: Point[];
  path: string;
}

export interface Space {
  id: string;
  kind: "gate" | "crypt" | "altar" | "plain";
  label: Label;
  token: Point;
  symbol: Point;
  path: string;
}

export interface Heaven {
  id: string;
  pantheon: string;
  label: Label;
  token: Point;
  symbol: Point;
  path: string;
}

interface MapFile {
  world: {
    territories: Territory[];
    sea_routes: { id: string; ends: [string, string]; mark: Point; path: string }[];
    mountains: { id: string; peaks: [number, number, number][] }[];
    islets: { territory: string; path: string }[];
    seas: { name: string; x: number; y: number; rot: number; size: number }[];
    continents: { id: string; marker?: { x: number; y: number; width: number; height: number } }[];
  };
  underworld: {
    spaces: Space[];
    pits: { id: string; path: string; licks: [number, number, number][] }[];
    flames: { id: string; path: string; licks: [number, number, number][] }[];
    heavens: Heaven[];
  };
  symbols: Record<string, { line: string; fill: string }>;
}

const map = source as MapFile;

export const territories = map.world.territories;
export const spaces = map.underworld.spaces;
export const heavens = map.underworld.heavens;
export const pits = map.underworld.pits;
export const flames = map.underworld.flames;
export const symbols = map.symbols;
export const routes = map.world.sea_routes;
export const islets = map.world.islets;
export const peaks = map.world.mountains.flatMap((range) => range.peaks).sort((a, b) => a[1] - b[1]);
export const territory = new Map(territories.map((land) => [land.id, land]));
export const space = new Map(spaces.map((room) => [room.id, room]));

/** Seas worth a name at whole map: the small print would fall below what can be read. */
export const seas = map.world.seas
  .filter((sea) => sea.size >= 14)
  .map((sea) => ({ ...sea, name: sea.name.charAt(0) + sea.name.slice(1).toLowerCase().replaceAll("v", "u") }));

/** All land as one path: its stroke is the coast with its ripples. */
export const land = [...territories.map((one) => one.path), ...islets.map((one) => one.path)].join("");

export function ring(path: string): Point[] {
  return (path.match(/-?[\d.]+,-?[\d.]+/g) ?? []).map((pair) => pair.split(",").map(Number) as Point);
}

/** The borders between continents and the outer coasts: the edges that two territories of one continent do not share. */
export function outline(lands: Pick<Territory, "continent" | "path">[]): string {
  const sides = new Map<string, { path: string; continents: Set<string> }>();
  for (const one of lands) {
    const points = ring(one.path);
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length]!;
      const key = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]) ? `${from} ${to}` : `${to} ${from}`;
      const side = sides.get(key) ?? { path: `M${from}L${to}`, continents: new Set<string>() };
      if (side.continents.size > 0) side.continents.add(one.continent);
      else side.continents.add(`first ${one.continent}`);
      sides.set(key, side);
    });
  }
  return [...sides.values()].filter((side) => !innerSide(side.continents)).map((side) => side.path).join("");
}

function innerSide(continents: Set<string>): boolean {
  const [first, second] = [...continents];
  return second !== undefined && first === `first ${second}`;
}

export const continentLines = outline(territories);

/** The place nearest in a direction, for the arrow keys; angles count more than distance. */
export function nearest(from: Point, to: Map<string, Point>, dx: number, dy: number): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const [id, point] of to) {
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    const ahead = x * dx + y * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs(x * dy - y * dx);
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

export function bounds(path: string): { x: number; y: number; width: number; height: number } {
  const points = ring(path);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
