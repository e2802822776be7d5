/** What every board does when its folder is loaded: it learns its components, the names in sentences and its icons. */

import type { Filler } from "./filler";
import { addIcons } from "./icons";
import type { Components } from "./protocol";

export function preparing(content: { fill(components: Components): void }, filler: Filler, icons: Record<string, string>): (components: Components) => void {
  return (components) => {
    content.fill(components);
    filler.prepare(components);
    addIcons(icons);
  };
}
