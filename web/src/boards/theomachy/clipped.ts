/**
 * A text that does not fit into its card is set smaller; if it still does not, the card leaves out what it says twice
 * (`data-dense`); and only then it ends with dots, after so many lines as there is room for.
 */

import { isCut, markCut, setLines, watched } from "../../lib/whole";

export function clipped(node: HTMLElement): () => void {
  return watched(node, () => {
    markCut(node, false);
    node.removeAttribute("data-tight");
    node.parentElement?.removeAttribute("data-dense");
    if (!isCut(node)) return;
    node.toggleAttribute("data-tight", true);
    if (!isCut(node)) return;
    node.parentElement?.toggleAttribute("data-dense", true);
    if (!isCut(node)) return;
    setLines(node);
    markCut(node, true);
  });
}
