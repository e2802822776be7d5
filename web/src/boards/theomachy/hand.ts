/** What can be done with a card of the own hand now, and what it waits for. */

import { capital } from "../../lib/filler";
import { find, t } from "../../lib/i18n.svelte";
import type { Option } from "../../lib/protocol";
import type { TableStore } from "../../lib/table.svelte";
import { content } from "./content";
import { needs, position, type Need } from "./view";
import { lacks, words } from "./words";

export interface Held {
  card: string;
  needs: Need[];
  option: Option | undefined;
  state: "can" | "no" | "idle";
  footer: string;
}

const WHEN: Record<string, string> = { battle_turn: "th-ready-battle", reaction: "th-ready-reaction", closure: "th-ready-closure", betting_turn: "th-ready-betting", any_own_turn: "th-ready-turn" };

/** The own cards in hand, or laid aside after folding. */
export function held(table: TableStore): Held[] {
  const view = position(table.view);
  const aside = view.aside ?? [];
  if ((view.hand?.length ?? 0) === 0 && aside.length > 0) return aside.map((card) => ({ card, needs: needs(view, card), option: undefined, state: "idle", footer: t("th-laid-aside") }));
  const spent = [...(view.spent ?? [])];
  return (view.hand ?? []).map((card, i) => {
    const missing = view.missing?.[i] ?? [0, 0, 0];
    const again = spent.indexOf(card);
    if (again >= 0) spent.splice(again, 1);
    return { card, needs: needs(view, card, missing), ...use(table, card, missing, again >= 0) };
  });
}

/** The Power printed on each Attack that could be played now; null where its text reckons it. */
export function ready(cards: Held[]): (number | null)[] {
  return cards.flatMap(({ card, needs: need }) => {
    const power = content.prayers.get(card)?.power;
    if (power === undefined || power === 0 || need.some((one) => one.have < one.need)) return [];
    return [power === "variable" ? null : power];
  });
}

function use(table: TableStore, card: string, missing: number[], spent: boolean): Pick<Held, "option" | "state" | "footer"> {
  const option = table.ask?.options.find((one) => (one.kind === "play" || one.kind === "card") && one.args[0] === card);
  if (option !== undefined && !spent) return { option, state: "can", footer: t("th-verb", { kind: table.ask!.kind }) };
  if (spent) return { option: undefined, state: "no", footer: t("hand-spent") };
  if (missing.some((number) => number > 0)) return { option: undefined, state: "no", footer: t("th-lacks", { what: lacks(card, missing) }) };
  const refusal = table.ask?.closed.find((one) => one.move === `play ${card}`)?.refusal;
  const when = content.prayers.get(card)?.when ?? "";
  const short = refusal === undefined ? undefined : find(`short-${refusal.key}`, words.params(refusal.params, table.view));
  return { option: undefined, state: "idle", footer: short === undefined ? t(WHEN[when] ?? "th-ready-turn") : capital(short) };
}
