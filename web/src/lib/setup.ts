/** The choices before a game: which of them count now, and their values in words. */

import { find, t } from "./i18n.svelte";
import type { GameInfo, GameOption } from "./protocol";

/** Whether a choice changes anything beside the others. */
export function counts(option: GameOption, chosen: Record<string, string>): boolean {
  if (option.needs === "") return true;
  const [name = "", value] = option.needs.split("=");
  return chosen[name] === value;
}

export function valueText(option: GameOption, value: string, game?: string): string {
  return find(`${option.help_key}.${/^\d/.test(value) ? "n" : ""}${value}`, {}, game) ?? value;
}

/** What is worth saying about a game before one opens a table: its modes, in words. They are its first usual choice. */
export function modes({ id, options }: GameInfo): string[] {
  const mode = options.find((option) => !option.rare && option.needs === "");
  return mode?.values.map((value) => capital(valueText(mode, value, id))) ?? [];
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function title(option: GameOption): string {
  return capital(t(option.help_key));
}
