import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import type { Plugin } from "vite";

/** `import map from "….yaml"`: the file as a value, read at build time. */
export function yaml(): Plugin {
  return {
    name: "theogony-yaml",
    load(id) {
      if (!id.endsWith(".yaml")) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(load(readFileSync(id, "utf8")))}`, moduleType: "js" };
    },
  };
}
