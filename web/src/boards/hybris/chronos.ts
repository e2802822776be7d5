/** The board of Chronos: small questions about it. What his tracks ask for and who decides is said by the view. */

import { capital } from "../../lib/filler";
import { t } from "../../lib/i18n.svelte";
import type { Ask, Option } from "../../lib/protocol";
import { who } from "../../lib/seats";
import { content } from "./content";
import { avatarThen, foretold, mainForAll, mainNow } from "./foretold";
import type { ConceptView } from "./game.gen";
import { GOODS_ICON, KIND_ICON } from "./look";
import type { Position } from "./view";

const CONDITION_ICON: Record<string, string> = {
  tech: "gear-hammer", deployed: KIND_ICON["architecture"]!, character: "three-friends", upgrade: "upgrade", each_vp_above_chronos: "laurel-crown",
};

export function conditionIcon(what: string): string {
  return CONDITION_ICON[what] ?? GOODS_ICON[what] ?? "crossed-chains";
}

/** Questions that are answered with a look at his board. */
const HIS = new Set(["ChooseEvil", "PayForAll", "ChooseChain", "Weaken", "ChooseFocus", "ResolveConcept", "TakeAncient", "GiveAncient", "SendAvatar", "Offer"]);
/** Of these the one who is asked decides for all. */
const FOR_ALL = new Set(["ChooseEvil", "ChooseChain", "TakeAncient", "GiveAncient", "SendAvatar", "BlockSlot", "Unblock"]);

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

/** Whose word counts for everybody, above the question. */
export function jointly(view: Position): string | undefined {
  const seat = decides(view);
  if (seat < 0) return undefined;
  return seat === view.seat ? t("hy-head-you-decide") : t("hy-head-decides", { name: who(seat) });
}

/** What an answer to a question about his board means, where the move alone does not say it. */
export function ofChronos(option: Pick<Option, "kind" | "args"> & Partial<Option>, view: Position): { label: string; detail: string } | undefined {
  const kind = view.prompt.kind ?? "";
  const concept = view.chronos?.concepts.find((one) => (kind === "ResolveConcept" ? one.focus === view.prompt.seat : one.id === view.prompt.fields?.["concept"]));
  const card = concept?.card ?? "";
  const told = foretold(option);
  if (kind === "ChooseEvil" && concept !== undefined) {
    if (option.kind === "accept") return gain(concept, view);
    if (option.kind === "main") return { label: t("hy-evil-main", { card: content.card(card) }), detail: capital(mainForAll(view, card, told)) };
  }
  if (kind === "ChooseEvil" && option.kind === "avatar") return { label: t("hy-evil-avatar", { avatar: content.name("avatars", option.args[0]!) }), detail: avatarThen(view, option.args[0]!, told) };
  if ((kind === "PayForAll" || kind === "ResolveConcept") && option.kind === "accept") return { label: t("hy-pay-main"), detail: capital(mainNow(view, card, told)) };
  return undefined;
}

function gain(concept: ConceptView, view: Position): { label: string; detail: string } {
  const [[what, number] = ["vp", 0]] = Object.entries(concept.gain ?? {});
  const spaces = { n: concept.resources ?? 0, of: content.number("chronos_spaces") };
  return { label: t("hy-evil-gain", { amounts: t(`counted-${what}`, { number }) }), detail: what === "vp" ? t("hy-evil-vp", { n: view.chronos!.vp, then: view.chronos!.vp + number }) : t(concept.breaks ? "hy-evil-breaks" : "hy-evil-has", spaces) };
}
