import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { load } from "js-yaml";
import type { Plugin } from "vite";
import { draw, type Scene } from "./art/scene.mjs";
import { body } from "./icons.ts";

/** The scenes of a game by group; a default is for the whole file or for its group, a frieze may go by the tone. */
export interface SceneFile {
  default?: Scene;
  friezes?: Record<string, string>;
  groups: Record<string, { default?: Scene; scenes: Record<string, Scene> }>;
}

export interface Picture {
  tone: string;
  body: string;
}

/** The pictures of a file of scenes by card; throws where a scene names something that nobody can draw. */
export function pictures(file: SceneFile): Record<string, Picture> {
  const found: Record<string, Picture> = {};
  for (const group of Object.values(file.groups)) {
    for (const [id, own] of Object.entries(group.scenes)) {
      const scene = { ...file.default, ...group.default, ...own };
      const byTone = own.frieze || group.default?.frieze ? undefined : file.friezes?.[scene.tone ?? ""];
      const { body: drawn, problems } = draw(byTone ? { ...scene, frieze: byTone } : scene, shape, id);
      if (problems.length > 0) throw new Error(`the picture of ${id}: ${problems.join(", ")}`);
      found[id] = { tone: scene.tone ?? "fire", body: drawn };
    }
  }
  return found;
}

/** The outline of an icon. */
function shape(name: string): string {
  return [...body(name).matchAll(/\bd="([^"]+)"/g)].map((path) => path[1]).join("");
}

const QUERY = "?pictures";

/**
 * `import pictures from "./scenes.yaml?pictures"`: the address of little vase paintings for cards, drawn at build time. They are a
 * file of data of its own: no script to be read before the game can be played.
 */
export function vase(): Plugin {
  return {
    name: "theogony-vase",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.yaml${QUERY}`)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      const source = JSON.stringify(pictures(load(readFileSync(path, "utf8")) as SceneFile));
      if (this.meta.watchMode) return { code: `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`, moduleType: "js" };
      const file = this.emitFile({ type: "asset", name: `${basename(dirname(path))}-pictures.json`, source });
      return { code: `export default import.meta.ROLLUP_FILE_URL_${file}`, moduleType: "js" };
    },
  };
}
