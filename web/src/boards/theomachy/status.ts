/** One line of words about each player: what he does, or did last in this Round. */

import { t } from "../../lib/i18n.svelte";
import type { GameEvent } from "../../lib/protocol";
import type { TableStore } from "../../lib/table.svelte";
import { position, staked, sum } from "./view";
import { tokensText } from "./words";

const BETS = new Set(["raised", "followed", "passed", "last-stand"]);
const BOUNDS = new Set(["round", "hand-begins", "battle"]);

export interface Status {
  text: string;
  strong: boolean;
}

export function status(table: TableStore, seat: number): Status {
  const view = position(table.view);
  const player = view.players[seat]!;
  const info = table.seat(seat);
  const said = (key: string, values: Record<string, string | number> = {}, strong = false) => ({ text: t(key, values), strong });
  if (player.alive === 0) return said("th-status-out");
  if (player.folded === 1 && view.phase === "betting") return said("th-status-folded", { tokens: tokensText(staked(player)) });
  if (table.shown!.waiting.includes(seat) && view.prompt.kind !== "React") {
    if (view.prompt.kind === "BettingTurn" && sum(player.debt) > 0) return said("th-status-owes", { tokens: tokensText(player.debt) }, true);
    return said(table.shown!.seal ? "th-status-chooses" : "th-status-acts", {}, true);
  }
  if (table.ask?.kind === "React" && table.ask.seat === seat) return said("th-status-answers", {}, true);
  if (view.phase === "battle" && player.folded === 0) return said("th-status-power", { n: player.power });
  const bet = lastBet(table.log.events, seat);
  if (bet !== undefined && view.phase === "betting") return said(`th-status-${bet.kind}`, { token: t(`token-${String(bet["token"] ?? "priest")}`) });
  if (view.winners.includes(seat) && (view.phase === "closure" || view.phase === "prayer" || view.phase === "myth")) return said("th-status-won");
  if (info?.stand_in) return said("th-status-standin");
  if (info?.kind !== "bot" && !table.present.includes(seat) && table.connection.wire === "open" && !table.mine.includes(seat)) return said("th-status-away");
  return said("th-status-waits");
}

/** What the seat bet last in the Round that runs. */
export function lastBet(log: GameEvent[], seat: number): GameEvent | undefined {
  for (const event of log.toReversed()) {
    if (BOUNDS.has(event.kind)) return undefined;
    if (event.seat === seat && BETS.has(event.kind)) return event;
  }
  return undefined;
}
