import { t } from "./i18n.svelte";
import type { SeatInfo } from "./protocol";

/** Who sits there: a person's name, a bot by number and strength, or the number of the seat. */
export function seatName(info: SeatInfo): string {
  if (info.name) return info.name;
  const seat = info.seat + 1;
  return info.bot ? t("bot-name", { level: t(`bot-${info.bot}`), seat }) : t("seat-number", { seat });
}
