/** Prompts that are answered by choosing among cards that lie nowhere else on the table. */

import { t } from "../../lib/i18n.svelte";
import type { Ask, Option } from "../../lib/protocol";
import { content, type Kind } from "./content";
import { own, type Position } from "./view";

export interface Item {
  face: "prayer" | "god" | "myth" | "pantheon" | "pack" | "deck";
  id: string;
  /** The answer it stands for; undefined if it cannot be chosen. */
  option: Option | undefined;
  /** Its name among the members of a set. */
  member?: string;
  price?: Kind | "free";
}

const CARDS = new Set(["TopDiscard", "TopOfBlock", "ReclaimCard", "PickFromHand"]);

/** The cards to choose from, or nothing if the table itself shows them. */
export function items(ask: Ask | null, view: Position): Item[] {
  if (ask === null) return [];
  const option = (kind: string, id: string) => ask.options.find((one) => one.kind === kind && one.args[0] === id);
  switch (ask.kind) {
    case "PickCard":
      return (view.packet ?? []).map((id) => ({ face: "prayer", id, option: option("pick", id) }));
    case "DropCards":
      return (view.picks ?? []).map((id, place) => ({ face: "prayer", id, option: undefined, member: String(place + 1) }));
    case "ChooseGod":
      return ask.options.map((one) => ({ face: "god", id: one.args[0]!, option: one }));
    case "ChoosePantheon":
      return ask.options.map((one) => ({ face: "pantheon", id: one.args[0]!, option: one }));
    case "ChoosePack":
      return ask.options.map((one) => ({ face: "pack", id: one.args[0]!, option: one }));
    case "ChooseMyth":
      return [{ face: "myth", id: own(view).myth_top, option: ask.options.find((one) => one.kind === "buy") }];
    case "UseMyth":
      return ask.options.filter((one) => one.kind === "myth").map((one) => ({ face: "myth", id: one.args[0]!, option: one }));
    case "TakePrayer":
    case "TakeFree":
      return [...track(ask, view), ...deck(ask)];
    default:
      return CARDS.has(ask.kind) ? ask.options.filter((one) => one.kind === "card").map((one) => ({ face: "prayer", id: one.args[0]!, option: one })) : [];
  }
}

function track(ask: Ask, view: Position): Item[] {
  return view.track.flatMap((id, place) => {
    if (id === "") return [];
    const option = ask.options.find((one) => one.kind === "place" && one.args[0] === String(place + 1));
    return [{ face: "prayer" as const, id, option, price: ask.kind === "TakeFree" ? "free" : (content.prices[place] ?? "free") }];
  });
}

function deck(ask: Ask): Item[] {
  const option = ask.options.find((one) => one.kind === "deck");
  return option === undefined ? [] : [{ face: "deck", id: "deck", option, price: "free" }];
}

/** What a card that can be chosen says at its foot. */
export function verb(kind: string): string {
  return t("th-verb", { kind });
}
