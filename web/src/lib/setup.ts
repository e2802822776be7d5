/** The choices before a game: which of them count now, and their values in words. */

import { elided } from "./filler";
import { grouped } from "./grouped";
import { find, t } from "./i18n.svelte";
import type { GameInfo, GameOption } from "./protocol";

type Mode = GameInfo["modes"][string];

/** The way of playing that these options choose: from how many seats to how many, and on which sides they are. */
export function modeOf(game: GameInfo, options: Record<string, string>): Mode {
  const usual = game.options.find((option) => option.name === "mode")?.default ?? "";
  return game.modes[options["mode"] ?? usual] ?? game.modes[usual]!;
}

/** Whether a choice changes anything beside the others. */
export function counts(option: GameOption, chosen: Record<string, string>): boolean {
  if (option.needs === "") return true;
  const [name = "", value] = option.needs.split("=");
  return chosen[name] === value;
}

/** The value that a choice has which leaves it to the others; none if it is a matter of chance or still open. */
export function brought(option: GameOption, value: string, chosen: Record<string, string>): string | undefined {
  if (!value.startsWith(DEFERS)) return undefined;
  const holds = (choice: string) => chosen[choice.slice(0, choice.indexOf("="))] === choice.slice(choice.indexOf("=") + 1);
  return option.brings.find(([when]) => when.split(",").every(holds))?.[1] || undefined;
}

export function valueText(option: GameOption, value: string, game?: string): string {
  return find(`${option.help_key}.${/^\d/.test(value) ? "n" : ""}${value}`, {}, game) ?? value;
}

/** What is worth saying about a game before one opens a table: its modes, in words, and where a table of each is set up.
    They are its first usual choice. */
export function modes({ id, options }: GameInfo): { id: string; text: string; form: string }[] {
  const mode = options.find((option) => !option.rare && option.needs === "" && option.values.length <= FEW);
  return mode?.values.filter((value) => !value.startsWith(DEFERS)).map((value) => ({ id: value, text: capital(valueText(mode, value, id)), form: `/new/${id}?${mode.name}=${value}` })) ?? [];
}

/** What the form begins with: what its address asks for, else what a game has as a rule. */
export function begun({ options }: GameInfo, asked: URLSearchParams): Record<string, string> {
  return Object.fromEntries(options.map(({ name, values, default: usual }) => [name, values.find((value) => value === asked.get(name)) ?? usual]));
}

/** The first lesson of a game, for whoever comes to it; those of its modes stand with them. */
export function lessonsOf({ lessons }: GameInfo, mode?: string): GameInfo["lessons"] {
  return mode === undefined ? lessons.slice(0, 1) : lessons.slice(1).filter((lesson) => lesson.mode === mode);
}

const FEW = 5; // a longer list says nothing at a glance
const DEFERS = "as-"; // such a value leaves it to another choice

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function title(option: GameOption): string {
  return capital(find(`${option.help_key}-of.${option.name}`) ?? t(option.help_key));
}

/** The options in heaps that are explained together: many of one kind are a heap of their own, the rest come first. */
export function heaps(options: GameOption[]): { key: string; options: GameOption[] }[] {
  const kinds = grouped(options, (option) => option.help_key);
  const single = options.filter((option) => kinds.get(option.help_key)!.length === 1);
  const many = [...kinds].filter(([, group]) => group.length > 1).map(([key, group]) => ({ key, options: group }));
  return [...(single.length > 0 ? [{ key: "", options: single }] : []), ...many];
}

/** What a table is called that nobody has named: after the one who opens it, whom the page may not know yet. */
export function tableOf(name: string): string {
  if (name === "" || name === t("guest")) return t("table-of-guest");
  return t("table-of", { name, elided: elided(name) ? "yes" : "no" });
}
