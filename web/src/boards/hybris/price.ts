/** What an option costs now. Reductions by texts are asked for when it is paid: until then the price is the full one. */

import type { Option } from "../../lib/protocol";
import { content } from "./content";
import type { Position } from "./view";

export interface Price {
  goods: [name: string, n: number][];
  /** Resources that the space of the Workshop spares, whichever the payer wants. */
  spared: number;
}

export function price(option: Pick<Option, "kind" | "args">, view: Position): Price {
  const [first = ""] = option.args;
  const { kind = "", fields = {} } = view.prompt;
  if (option.kind === "activate" && first !== "olympian") return whole([["aegis", content.number("activation")]]);
  if (option.kind === "convert") return whole([["prayer", Number(content.entry("conversions", first)?.["prayers"] ?? 0)]]);
  if (option.kind === "fabricate" && kind !== "Advance") return tile(first, kind === "Fabricate" ? content.discount(view.workshop.indexOf(first)) : 0);
  if (option.kind === "accept" && PAID.has(kind)) return whole([["aegis", Number(fields["aegis"] ?? 0)], ["follower", Number(fields["followers"] ?? 0)], ["prayer", Number(fields["prayers"] ?? 0)]]);
  return whole([]);
}

/** Questions whose "yes" pays what they say. */
const PAID = new Set(["PayActivation", "PayConversion", "PayFabrication"]);

function whole(goods: [string, number][]): Price {
  return { goods: goods.filter(([, n]) => n > 0), spared: 0 };
}

/** What is spared comes off at once where only one resource is to be paid. */
function tile(technology: string, spared: number): Price {
  const { goods } = whole(Object.entries(content.technology(technology).cost));
  return goods.length > 1 ? { goods, spared } : whole(goods.map(([name, n]) => [name, n - spared]));
}
