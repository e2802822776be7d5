/** What a space gives, from the operations of the content: a number and an icon, or an action. */

import { content, type Operation } from "./content";
import { GOODS_ICON } from "./look";

export interface Bonus {
  n: number;
  icon: string;
  /** An action that is done instead of a gain; "" for none. */
  action: string;
}

const DECK_ICON: Record<string, string> = { own: "crossed-swords", coliseum: "coliseum", premonition: "third-eye" };

export function bonus(one: Operation | undefined): Bonus {
  if (one === undefined) return { n: 0, icon: "", action: "" };
  const n = Number(one["n"] ?? 1);
  if (one.op === "do_action") return { n: 0, icon: "", action: String(one["action"]) };
  if (one.op === "generate") return { n, icon: "well", action: "" };
  if (one.op === "draw") return { n, icon: DECK_ICON[String(one["deck"])] ?? "card-draw", action: "" };
  if (one.op === "remove") return { n, icon: GOODS_ICON[String(one["kind"])] ?? "upgrade", action: "" };
  return { n, icon: GOODS_ICON[String(one["what"])] ?? "polar-star", action: "" };
}

export function bonusOf(slot: string): Bonus {
  return bonus(content.slot(slot)?.do[0]);
}
