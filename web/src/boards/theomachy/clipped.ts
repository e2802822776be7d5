/** A text that does not fit into its card ends at a word, with dots: so many lines as there is room for. */

import { settings } from "../../lib/settings.svelte";

export function clipped(node: HTMLElement): () => void {
  void settings.lang; // another language is another text
  const look = () => {
    node.removeAttribute("data-clipped");
    if (node.scrollHeight <= node.clientHeight + 1) return;
    const high = parseFloat(getComputedStyle(node).lineHeight);
    node.style.setProperty("--lines", String(Math.max(1, Math.floor(node.clientHeight / high))));
    node.toggleAttribute("data-clipped", true);
  };
  const watch = new ResizeObserver(look);
  watch.observe(node.parentElement ?? node); // its own height follows from what is clipped
  look();
  return () => watch.disconnect();
}
