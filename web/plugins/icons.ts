import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface Collection {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
let collection: Collection | undefined;

/** The drawing of an icon; throws where the collection has none of that name. */
export function body(name: string): string {
  collection ??= JSON.parse(readFileSync(path, "utf8")) as Collection;
  const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? ""];
  if (icon === undefined) throw new Error(`the collection has no icon ${name}`);
  return icon.body;
}

/** `import bodies from "./icons.json?icons"`: the drawings of the icons a JSON list names, and of no others. */
export function icons(): Plugin {
  return {
    name: "theogony-icons",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".json?icons")) return null;
      const file = id.slice(0, -"?icons".length);
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, "utf8")) as string[];
      const bodies = Object.fromEntries(names.map((name) => [name, body(name)]));
      return { code: `export default ${JSON.stringify(bodies)}`, moduleType: "js" };
    },
  };
}
