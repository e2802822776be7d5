/** The board of Chronos: small questions about it. What his tracks ask for and who decides is said by the view. */

import type { Ask } from "../../lib/protocol";
import { content } from "./content";
import type { ConceptView, ConditionView } from "./game.gen";
import { GOODS_ICON, KIND_ICON } from "./look";
import type { Position } from "./view";

export const NUMERALS: Record<string, string> = { kronos: "I", kairos: "II", aeon: "III" };

const CONDITION_ICON: Record<string, string> = {
  tech: "gear-hammer", deployed: KIND_ICON["architecture"]!, character: "three-friends", upgrade: "upgrade", each_vp_above_chronos: "laurel-crown",
};

export function conditionIcon(what: string): string {
  return CONDITION_ICON[what] ?? GOODS_ICON[what] ?? "crossed-chains";
}

export function met(one: ConditionView): boolean {
  return one.have >= one.need;
}

/** Whether all that counts on a track is there; a track without a broken Chain asks for nothing. */
export function holds(concept: ConceptView): boolean {
  return (concept.conditions ?? []).every((one) => one.counts === 0 || met(one));
}

/** What is asked for on any track now, the most of each kind: what the players must have together. */
export function wanted(view: Position): ConditionView[] {
  const found = new Map<string, ConditionView>();
  for (const concept of view.chronos?.concepts ?? [])
    for (const one of concept.conditions ?? []) {
      const known = found.get(one.what);
      const better = known === undefined || (one.counts > 0 && (known.counts === 0 || one.need > known.need));
      if (better) found.set(one.what, one);
    }
  return [...found.values()];
}

/** Questions that are answered with a look at his board. */
const HIS = new Set(["ChooseEvil", "ChoosePayer", "ChooseChain", "Weaken", "ChooseFocus", "ResolveConcept", "TakeAncient", "GiveAncient", "SendAvatar", "Offer"]);
/** Of these the one who is asked decides for all. */
const FOR_ALL = new Set(["ChooseEvil", "ChoosePayer", "ChooseChain", "TakeAncient", "GiveAncient", "SendAvatar", "BlockSlot", "Unblock"]);

/** Whether the open question is about his board. */
export function hisQuestion(view: Position): boolean {
  return view.chronos !== null && HIS.has(view.prompt.kind ?? "");
}

/** Who decides for all players now; -1 where nobody does, or where one plays alone. */
export function decides(view: Position): number {
  const seat = view.prompt.seat ?? -1;
  return view.chronos !== null && view.seats > 1 && FOR_ALL.has(view.prompt.kind ?? "") && seat === view.chronos.decider ? seat : -1;
}

/** The Avatar of a Concept. */
export function avatarOf(concept: string): string {
  return String(content.entry("concepts", concept)?.["avatar"] ?? "");
}

/** The option of the open question that is about this piece of the board. */
export function optionAt(ask: Ask | null, kinds: string[], id: string) {
  return ask?.options.find((option) => kinds.includes(option.kind) && option.args[0] === id);
}
