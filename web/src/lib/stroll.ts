/** A part of the page takes the focus as a whole; from there arrows, Home and End go through all in it that explains itself. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function stroll(part: HTMLElement): () => void {
  function onkeydown(event: KeyboardEvent): void {
    const things = [...part.querySelectorAll<HTMLElement>("[data-tip]")].filter((one) => one.checkVisibility());
    const step = STEPS[event.key];
    const ends = event.key === "Home" || event.key === "End";
    if (things.length === 0 || (step === undefined && !ends)) return;
    const at = things.indexOf(document.activeElement as HTMLElement);
    const next = at < 0 && step === -1 ? things.length - 1 : at + (step ?? 0);
    const one = things[event.key === "Home" ? 0 : event.key === "End" ? things.length - 1 : (next + things.length) % things.length]!;
    event.preventDefault();
    event.stopPropagation(); // the page has arrows of its own
    if (one.tabIndex < 0) one.tabIndex = -1; // no stop of Tab, and yet it can have the focus
    one.focus();
  }

  part.addEventListener("keydown", onkeydown);
  return () => part.removeEventListener("keydown", onkeydown);
}
