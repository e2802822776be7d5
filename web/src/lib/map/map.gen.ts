// Made by tools/web_types.py from theogony.server.maps; do not change by hand.

/** One picture with its places. */
export interface Board {
  id: string;
  /** What of it is looked at: x, y, width, height. */
  frame: [number, number, number, number];
  places: Place[];
  routes?: Route[];
  features?: Feature[];
  legends?: Legend[];
}

/** A small drawing around 0,0. */
export interface Drawing {
  line: string;
  fill: string;
}

/** What is drawn and never pressed: ridges, rivers, islets, flames. */
export interface Feature {
  kind: string;
  id?: string;
  /** The places that it lies between. */
  ends?: [string, string] | null;
  /** The place that it is a part of. */
  place?: string;
  path?: string | null;
  /** Peaks or flames along it: x, y and scale. */
  marks?: [number, number, number][];
}

/** The centre of a place's name, its size, and the width that is free for it. */
export interface Label {
  x: number;
  y: number;
  rotation?: number;
  size: number;
  width?: number | null;
}

/** A name on the map that is no place's: a sea, a country beyond the border. */
export interface Legend {
  kind: string;
  name_en: string;
  name_fr: string;
  x: number;
  y: number;
  rotation?: number;
  size: number;
}

/** Where pieces stand and what can be pressed. Neighbours share the points of their rings: borders fit exactly. */
export interface Place {
  id: string;
  /** What sort of place it is, where a board has several. */
  kind?: string;
  /** What it belongs to: a continent, a land, somebody's home. */
  group?: string;
  label: Label;
  /** Where its main piece stands; arrows, flights and the arrow keys go by it. */
  token: [number, number];
  /** Where its other pieces stand, by what they are. */
  slots?: Record<string, [number, number][]>;
  path: string;
}

/** A way over water between two places. */
export interface Route {
  id: string;
  ends: [string, string];
  path: string;
  /** Where something may lie on it. */
  mark?: [number, number] | null;
}

/** All boards of a game. */
export interface MapFile {
  boards: Board[];
  symbols?: Record<string, Drawing>;
}
