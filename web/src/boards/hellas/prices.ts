/** What an Action of Kronos would cost now, from what the table shows. */

import type { Option } from "../../lib/protocol";
import type { Position } from "./view";

/** 0 where the option is no Action, or its price depends on what is chosen next. */
export function priceOf(view: Position, option: Pick<Option, "kind" | "args">): number {
  const kronos = view.kronos;
  if (kronos === null) return 0;
  const [first = "", second = ""] = option.args;
  const action = first in kronos.costs ? first : option.kind.replaceAll("-", "_");
  const target = first === action ? second : first;
  if (action === "region_attack") return kronos.region_attack[target] ?? 0;
  if (action === "terror") return kronos.terror[target] ?? 0;
  return Math.max(0, kronos.costs[action] ?? 0);
}

/** From what to what an Action of Kronos costs now, by the Monsters it can be aimed at; below 0 where it is locked. */
export function range(view: Position, action: string): [least: number, most: number] {
  const kronos = view.kronos;
  const base = kronos?.costs[action] ?? 0;
  const aimed = action === "terror" ? kronos?.terror : action === "region_attack" ? kronos?.region_attack : undefined;
  const prices = Object.values(aimed ?? {});
  return base < 0 || prices.length === 0 ? [base, base] : [Math.min(...prices), Math.max(...prices)];
}
