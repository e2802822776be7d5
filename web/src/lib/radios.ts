/** A group of radio buttons is one stop of Tab; arrows, Home and End choose inside it. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function radios(group: HTMLElement): () => void {
  const all = () => [...group.querySelectorAll<HTMLElement>("[role=radio]")];

  function onkeydown(event: KeyboardEvent): void {
    const buttons = all();
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step === undefined ? -1 : (at + step + buttons.length) % buttons.length;
    if (at < 0 || to < 0) return;
    event.preventDefault();
    event.stopPropagation(); // the page has arrows of its own
    buttons[to]!.focus();
    buttons[to]!.click();
  }

  function settle(): void {
    const buttons = all();
    const stop = buttons.find((one) => one.getAttribute("aria-checked") === "true") ?? buttons[0];
    for (const one of buttons) one.tabIndex = one === stop ? 0 : -1;
  }

  const changes = new MutationObserver(settle);
  changes.observe(group, { subtree: true, childList: true, attributeFilter: ["aria-checked"] });
  group.addEventListener("keydown", onkeydown);
  settle();
  return () => {
    changes.disconnect();
    group.removeEventListener("keydown", onkeydown);
  };
}
