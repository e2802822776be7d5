/** Which pieces stand in a region, in the order in which they are drawn. */

import { content } from "./content";
import type { RegionView } from "./game.gen";
import { look } from "./look";
import type { Piece } from "./rows";
import { covered, regionOf, type Position } from "./view";

/** What is drawn of a piece. */
export type Figure =
  | { kind: "monument"; god: string; level: number }
  | { kind: "army"; look: number; count: number; fortified: boolean }
  | { kind: "flag"; look: number }
  | { kind: "hero"; look: number; hero: string }
  | { kind: "kronos" }
  | { kind: "monster"; monster: string; wounds: number; of: number }
  | { kind: "temple" | "shrine"; oracle: boolean }
  | { kind: "city"; sparta: boolean }
  | { kind: "quest" }
  | { kind: "wall" };

/** A piece in its row. */
export type Shown = Piece & Figure;

export function piecesAt(view: Position, id: string): Shown[] {
  const here = regionOf(view, id);
  return [...monuments(view, id), ...armies(view, here), ...figures(view, id), ...sites(here), ...quests(view, id)];
}

function monuments(view: Position, id: string): Shown[] {
  return view.monuments.filter((one) => one.region === id && one.level > 0).map((one) => ({ kind: "monument", key: one.id, wide: 30, god: one.id, level: one.level }));
}

/** Hoplites by seat; a Control Token without any of its owner's is a flag. */
function armies(view: Position, here: RegionView): Shown[] {
  const found: Shown[] = here.hoplites.flatMap((count, seat) => {
    const mark = look(view, seat);
    return count === 0 ? [] : [{ kind: "army", key: `army ${seat}`, wide: mark === 3 ? 29 : 26, look: mark, count, fortified: here.fortified > 0 && here.control === seat }];
  });
  if (here.control >= 0 && (here.hoplites[here.control] ?? 0) === 0) found.push({ kind: "flag", key: "flag", wide: 20, look: look(view, here.control) });
  return found;
}

/** Kronos, Heroes and Monsters. */
function figures(view: Position, id: string): Shown[] {
  const found: Shown[] = view.kronos?.region === id ? [{ kind: "kronos", key: "kronos", wide: 34 }] : [];
  view.players.forEach((player, seat) => {
    if (player.hero !== "" && player.region === id) found.push({ kind: "hero", key: `hero ${seat}`, wide: 26, look: look(view, seat), hero: player.hero });
  });
  for (const one of view.monsters) {
    if (one.region === id) found.push({ kind: "monster", key: one.id, wide: 34, monster: one.id, wounds: covered(one.wounds), of: one.wounds.length });
  }
  return found;
}

function sites(here: RegionView): Shown[] {
  const site = content.regions.get(here.id);
  const oracle = site?.oracle === true;
  const found: Shown[] = [];
  if (here.temple > 0) found.push({ kind: "temple", key: "temple", wide: 21, oracle });
  else if (site?.shrine || oracle) found.push({ kind: "shrine", key: "shrine", wide: 19, oracle });
  if (site?.city || site?.sparta) found.push({ kind: "city", key: "city", wide: 19, sparta: site.sparta });
  return found;
}

function quests(view: Position, id: string): Shown[] {
  return view.quests.filter((one) => one.region === id).map((one) => ({ kind: "quest", key: one.id, wide: 25 }));
}
