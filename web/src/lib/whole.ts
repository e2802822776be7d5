/** A text that its place cuts off (`data-clipped`) is told whole: by pointing at its card, with the focus, by a long press; and beside it what its words mean (`data-says`). */

import { settings } from "./settings.svelte";

export function markCut(node: HTMLElement, cut: boolean): void {
  node.toggleAttribute("data-clipped", cut);
  const card = node.closest<HTMLElement>("button") ?? node;
  const texts = [...card.querySelectorAll<HTMLElement>("[data-clipped]"), ...(card === node && cut ? [node] : [])];
  const told = [...texts.map((one) => one.textContent.trim()), ...[...card.querySelectorAll<HTMLElement>("[data-says]")].map((one) => one.dataset["says"]!)].filter(Boolean);
  if (told.length > 0) card.dataset["tip"] = told.join("\n");
  else delete card.dataset["tip"];
}

/** For what a style sheet cuts after so many lines. */
export function whole(node: HTMLElement): () => void {
  void settings.lang; // another language is another text
  const look = () => markCut(node, node.scrollHeight > node.clientHeight + 1);
  const watch = new ResizeObserver(look);
  watch.observe(node.parentElement ?? node);
  look();
  return () => watch.disconnect();
}
