/** What faces, spaces and zones do, as sentences: composed from their amounts, so that both languages say the same. */

import { t } from "../../lib/i18n.svelte";
import { choiceWords, content, gainWords, type FaceEntry, type Space } from "./content";

export function faceEffect(id: string): string {
  const face = content.faces.get(id);
  return face === undefined ? "" : t(`df-face-${faceKind(face)}`, faceValues(face));
}

export function faceKind(face: FaceEntry): string {
  if (face.owner_options !== undefined) return "boar";
  return face.owner_effect !== undefined ? "misfortune" : face.type;
}

function faceValues(face: FaceEntry): Record<string, string | number> {
  return {
    gain: gainWords(face.gain),
    options: choiceWords(face.options),
    owner: choiceWords(face.owner_options),
    matches: face.matches ? t(`resource-${face.matches}`) : "",
    then: gainWords(face.gain_a),
    otherwise: gainWords(face.gain_b),
    discount: face.discount ?? 0,
    shard: t(`resource-${face.id.endsWith("sun") ? "sun" : "moon"}`),
  };
}

export function spaceEffect(space: Space): string {
  return t(`df-space-${space.kind.replaceAll("_", "-")}`, {
    gain: gainWords(space.gain),
    options: choiceWords(space.options),
    price: gainWords(space.pay),
    rolls: space.rolls ?? 0,
    discount: space.discount ?? 0,
    loss: gainWords(space.loss_each),
  });
}

export function zoneEffect(id: string): string {
  const zone = content.zones.get(id);
  if (zone?.first_in_game !== undefined) return t("df-zone-rebellion", { first: gainWords(zone.first_in_game), own: gainWords(zone.own_first_time) });
  if (zone?.on_gold === undefined) return t("df-zone-neutral");
  return t(zone.on_glory === undefined ? "df-zone-loyalty" : "df-zone-loyalty-glory", { gain: gainWords(zone.on_gold), more: gainWords(zone.on_glory) });
}
