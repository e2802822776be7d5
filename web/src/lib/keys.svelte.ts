import { onMount } from "svelte";
import { settings } from "./settings.svelte";

/** Returns false to let the key do what it does anyway. */
type Handler = (event: KeyboardEvent) => unknown;
type Keys = Record<string, Handler>;

const layers: Keys[] = [];
const ALWAYS = new Set(["Escape", "Enter"]);

/** Shortcuts of a component, as long as it lives. The youngest layer that knows a key takes it. */
export function keysFor(keys: Keys): void {
  onMount(() => {
    layers.push(keys);
    return () => {
      layers.splice(layers.indexOf(keys), 1);
    };
  });
}

export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!ALWAYS.has(key) && !allowed(event)) return;
  if (typing(event.target) && key !== "Escape") return;
  if ((key === "Enter" || key === " ") && pressable(event.target)) return;
  for (const keys of layers.toReversed()) {
    const handler = keys[key];
    if (handler === undefined) continue;
    if (handler(event) !== false) event.preventDefault();
    return;
  }
}

function allowed(event: KeyboardEvent): boolean {
  if (settings.shortcuts === "off") return false;
  return settings.shortcuts === "alt" ? event.altKey : !event.altKey;
}

function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox]):not([type=radio]):not([type=range])");
}

/** A focused button takes Enter and Space for itself. */
function pressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("button, a, summary, [role=button], [role=tab], [role=checkbox], input");
}
