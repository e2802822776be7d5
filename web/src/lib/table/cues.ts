/** What is heard and notified when a position is shown. */

import { t } from "../i18n.svelte";
import { notify } from "../notices";
import type { StatePush } from "../protocol";
import { SOUNDS, play } from "../sound";
import type { TableStore } from "../table.svelte";

/** `last`: no further position waits to be shown. */
export function cue(table: TableStore, push: StatePush, before: StatePush | null, last: boolean): void {
  const asked = push.ask !== null && push.ask.sealed === null && !table.courtesy.resting;
  if (before !== null && push.reason !== "since" && push.reason !== "seat") sound(table, push, before, asked);
  if (last && asked) notify(t("notice-turn", { table: table.title }));
}

/** One sound for what has happened, the most telling: the end, the dice, a card; else that one is asked after others were. */
function sound(table: TableStore, push: StatePush, before: StatePush, asked: boolean): void {
  const heard = table.fresh.flatMap((event) => table.board.sound(event) ?? []);
  const ended = push.result !== null && before.result === null;
  const first = ended ? "horn" : (SOUNDS.find((one) => heard.includes(one)) ?? (asked && before.ask === null ? "turn" : null));
  if (first !== null) play(first);
}
