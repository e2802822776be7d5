/** Sentences of the game where there are any, else ids made readable. */

import type { Words } from "../board";
import { find, t } from "../i18n.svelte";
import type { GameEvent, Params } from "../protocol";
import { who } from "../seats";
import { capital } from "../setup";

/** An id as words: `titan-struck` and `ChooseLand` are read, not spelt. */
export function readable(id: string): string {
  return capital(id.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[-_]/g, " ").toLowerCase());
}

function values(given: Record<string, unknown>): Params {
  const pairs = Object.entries(given).map(([name, value]) => [name, name === "seat" && typeof value === "number" ? who(value) : Array.isArray(value) ? value.join(", ") : String(value)]);
  return Object.fromEntries(pairs) as Params;
}

function event({ kind, clause: _, option: __, ...given }: GameEvent): string {
  const said = values(given);
  return find(`event-${kind}`, said) ?? [readable(kind), ...Object.entries(said).map(([name, value]) => `${readable(name)} ${value}`)].join(" · ");
}

export const words: Words = {
  place: readable,
  prompt: (ask) => find(`prompt-${ask.kind}`, values(ask.params)) ?? readable(ask.kind),
  waiting: (_, name) => t("plain-waiting", { name }),
  option: (option) => ({ label: capital(option.move), detail: "" }),
  origin: (place) => ({ label: readable(place), detail: "" }),
  move: (option) => capital(option.move),
  member: (_, member) => readable(member),
  event,
  params: (params) => values(params),
  step: () => "", // the question says it all
};
