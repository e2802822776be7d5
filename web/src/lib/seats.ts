import { t } from "./i18n.svelte";
import type { SeatInfo } from "./protocol";

let nameOf: (seat: number) => string = () => "";

/** Who sits where at the table on show: sentences speak of people by their names. */
export function meet(name: (seat: number) => string): void {
  nameOf = name;
}

/** The player of a seat in a sentence. */
export function who(seat: number): string {
  if (seat < 0) return t("nobody");
  return nameOf(seat) || t("empty-seat", { number: seat + 1 });
}

/** The name of a seat at this table: the seats of one person are told apart by their numbers. */
export function nameAt(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (info === undefined) return "";
  const several = seats.filter((other) => other.person === info.person).length > 1;
  return several ? t("seat-of", { name: seatName(info), seat: seat + 1 }) : seatName(info);
}

/** The same in few letters: how strong a bot is does not matter where all seats stand in a row. */
export function shortNameAt(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  return info !== undefined && !info.name && info.bot ? t(`bot-called-${seat + 1}`) : nameAt(seats, seat);
}

/** Who sits there: a person's name, a bot by its name and strength, or the number of the seat. */
export function seatName(info: SeatInfo): string {
  if (info.name) return info.name;
  const seat = info.seat + 1;
  return info.bot ? t("bot-name", { level: t(`bot-${info.bot}`), name: t(`bot-called-${seat}`) }) : t("seat-number", { seat });
}
