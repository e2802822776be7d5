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
