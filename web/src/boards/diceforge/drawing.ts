/** What is drawn on a face: cells of resources, or one sign with cells below it. */

import { content, pairs, type Amounts, type Resource, type Space } from "./content";
import { faceKind } from "./effects";
import { CELESTIAL_ICON, COLOUR, SPACE_ICON } from "./look";

export interface Cell {
  resource: Resource;
  number: number;
}

export interface Drawing {
  /** What the face gives: cells side by side belong together, cells apart are a choice. */
  cells: Cell[];
  choice: boolean;
  /** A sign above the cells, or alone. */
  sign: { icon: string; text: string; ground: string; ink: string; badge?: Resource } | null;
}

const INK = "#ffffff";
const NIGHT = "#2b2350";
const PLAIN: Drawing = { cells: [], choice: false, sign: null };

function cells(gain: Amounts | undefined): Cell[] {
  return pairs(gain).map(([resource, number]) => ({ resource, number }));
}

function sign(icon: string, ground: string, text = "", ink = INK): NonNullable<Drawing["sign"]> {
  return { icon, text, ground, ink };
}

export function drawing(id: string): Drawing {
  const face = content.faces.get(id);
  if (face === undefined) return celestial(id);
  const options = (face.options ?? []).flatMap(cells);
  switch (faceKind(face)) {
    case "gain":
      return { ...PLAIN, cells: cells(face.gain) };
    case "choice":
      return { ...PLAIN, cells: options, choice: true };
    case "dependent":
      return { cells: [...cells(face.gain_a), ...cells(face.gain_b)], choice: true, sign: { ...sign(id.startsWith("chaos") ? "unstable-orb" : "round-shield", "#5b4632"), badge: face.matches! } };
    case "boar":
      return { cells: options, choice: true, sign: coloured("boar", face.colour) };
    case "misfortune":
      return { cells: options, choice: true, sign: coloured("broken-heart", face.colour) };
    case "mirror":
      return { ...PLAIN, sign: sign("mirror-mirror", "#4d5f73") };
    case "multiplier":
      return { ...PLAIN, sign: sign("", "#4b3a75", "×3") };
    case "forge_discount":
      return { ...PLAIN, sign: sign("galley", "#1f5e66", `−${face.discount ?? 0}`) };
    default:
      return { ...PLAIN, sign: { ...sign("golem-head", "#5f5a52"), badge: id.endsWith("sun") ? "sun" : "moon" } };
  }
}

function coloured(icon: string, colour = "red"): NonNullable<Drawing["sign"]> {
  return sign(icon, COLOUR[colour] ?? NIGHT, "", colour === "yellow" ? "#2a1c02" : INK);
}

function celestial(id: string): Drawing {
  const side = content.celestial.get(id);
  if (side === undefined) return PLAIN;
  const icon = CELESTIAL_ICON[id];
  if (icon === undefined) return { ...PLAIN, cells: cells(side.gain) };
  return { cells: cells(side.gain), choice: false, sign: sign(icon, NIGHT, id === "celestial_upgrade" ? "+2" : "") };
}

const STONE = "#4a4138";
const FREE = "#8a7d6c";

/** A space of the labyrinth; `treasure` is what was found there. */
export function spaceDrawing(space: Space, treasure = ""): Drawing {
  const icon = SPACE_ICON[space.kind] ?? "";
  switch (space.kind) {
    case "gain":
      return { ...PLAIN, cells: cells(space.gain) };
    case "choice":
      return { ...PLAIN, cells: (space.options ?? []).flatMap(cells), choice: true };
    case "exchange":
      return { cells: [...cells(space.pay), ...cells(space.gain)], choice: false, sign: sign(icon, STONE) };
    case "forge":
      return { ...PLAIN, sign: sign(icon, "#6b4a12", space.discount ? `−${space.discount}` : "") };
    case "celestial":
      return { ...PLAIN, sign: sign(icon, NIGHT, (space.rolls ?? 1) > 1 ? `×${space.rolls}` : "") };
    case "treasure":
      return { cells: cells(content.treasures.get(treasure)?.low), choice: false, sign: sign(icon, "#7c5a17") };
    case "steal":
      return { cells: cells(space.loss_each), choice: false, sign: sign(icon, STONE) };
    case "goddess":
      return { cells: cells(space.gain), choice: false, sign: sign(icon, NIGHT) };
    case "gain_per_forged":
      return { cells: [{ resource: "glory", number: 1 }], choice: false, sign: sign(icon, STONE) };
    case "empty":
      return { ...PLAIN, sign: sign("", FREE, "·") };
    default:
      return { ...PLAIN, sign: sign(icon, STONE) };
  }
}
