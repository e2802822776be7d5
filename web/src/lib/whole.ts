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

/** For what has as much room as its card leaves: cut, it ends with dots after the lines (`--lines`) that there is room for. */
export function dotted(node: HTMLElement): () => void {
  return watched(node, () => {
    markCut(node, false);
    if (!isCut(node)) return;
    setLines(node);
    markCut(node, true);
  });
}

/** How many lines there is room for. */
export function setLines(node: HTMLElement): void {
  const high = parseFloat(getComputedStyle(node).lineHeight);
  node.style.setProperty("--lines", String(Math.max(1, Math.floor(node.clientHeight / high))));
}

/** For what a style sheet cuts after so many lines. */
export function whole(node: HTMLElement): () => void {
  return watched(node, () => markCut(node, isCut(node)));
}

export function isCut(node: HTMLElement): boolean {
  return node.scrollHeight > node.clientHeight + 1;
}

/** Looks now, and whenever its place has another size. */
export function watched(node: HTMLElement, look: () => void): () => void {
  void settings.lang; // another language is another text
  const watch = new ResizeObserver(look);
  watch.observe(node.parentElement ?? node); // its own height may follow from what is cut
  look();
  return () => watch.disconnect();
}
