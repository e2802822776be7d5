/** The shapes of both boards, from the game's own map file; borders and coasts are worked out once. */

import source from "../../../../src/theogony/games/godstorm/content/map.yaml";
import { byId, featuresOf, outline } from "../../lib/map/geometry";
import type { Board, MapFile } from "../../lib/map/map.gen";

export type Heaven = (typeof heavens)[number];

const map = source as MapFile;
export const [world, underworld] = map.boards as [Board, Board];

export const territories = world.places;
export const spaces = underworld.places.filter((one) => one.kind !== "heaven");
export const heavens = underworld.places.filter((one) => one.kind === "heaven").map((one) => ({ ...one, pantheon: one.group ?? "" }));
export const pits = featuresOf(underworld, "pit");
export const flames = featuresOf(underworld, "flames");
export const symbols = map.symbols ?? {};
export const routes = world.routes ?? [];
export const islets = featuresOf(world, "islet");
export const peaks = featuresOf(world, "ridge").flatMap((range) => range.marks ?? []).sort((a, b) => a[1] - b[1]);
export const territory = byId(territories);
export const space = byId(spaces);

/** Seas worth a name at whole map: the small print would fall below what can be read. */
export const seas = (world.legends ?? []).filter((sea) => sea.size >= 14);

/** All land as one path: its stroke is the coast with its ripples. */
export const land = [...territories, ...islets].map((one) => one.path).join("");

export const continentLines = outline(territories);
