/**
 * A text that does not fit into its card is set smaller; if it still does not, the card leaves out what it says twice
 * (`data-dense`); and only then it ends with dots, after so many lines as there is room for.
 */

import { settings } from "../../lib/settings.svelte";
import { markCut } from "../../lib/whole";

export function clipped(node: HTMLElement): () => void {
  void settings.lang; // another language is another text
  const look = () => {
    const fits = () => node.scrollHeight <= node.clientHeight + 1;
    markCut(node, false);
    node.removeAttribute("data-tight");
    node.parentElement?.removeAttribute("data-dense");
    if (fits()) return;
    node.toggleAttribute("data-tight", true);
    if (fits()) return;
    node.parentElement?.toggleAttribute("data-dense", true);
    if (fits()) return;
    const high = parseFloat(getComputedStyle(node).lineHeight);
    node.style.setProperty("--lines", String(Math.max(1, Math.floor(node.clientHeight / high))));
    markCut(node, true);
  };
  const watch = new ResizeObserver(look);
  watch.observe(node.parentElement ?? node); // its own height follows from what is clipped
  look();
  return () => watch.disconnect();
}
