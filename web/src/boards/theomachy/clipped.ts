/** Marks a text that does not fit into its card: it fades out, and one that fits stays whole. */

import { settings } from "../../lib/settings.svelte";

export function clipped(node: HTMLElement): () => void {
  void settings.lang; // another language is another text
  const look = () => node.toggleAttribute("data-clipped", node.scrollHeight > node.clientHeight + 1);
  const watch = new ResizeObserver(look);
  watch.observe(node);
  look();
  return () => watch.disconnect();
}
