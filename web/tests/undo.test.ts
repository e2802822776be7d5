import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardModule } from "../src/lib/board";
import type { SeatInfo, StatePush, TableInfo } from "../src/lib/protocol";

type Kind = "mine" | "human" | "bot";
let table: typeof import("../src/lib/table.svelte");

beforeAll(async () => {
  vi.stubGlobal("location", { href: "http://localhost/t/t" });
  vi.stubGlobal("addEventListener", () => undefined);
  table = await import("../src/lib/table.svelte");
}, 120_000); // all that a table imports is made ready first

/** A table with these seats; whether the last move may be taken back without asking. */
function asks(canUndo: boolean, ...kinds: Kind[]): boolean {
  const seats = kinds.map((kind, seat) => ({ seat, kind: kind === "bot" ? "bot" : "human", mine: kind === "mine" }) as SeatInfo);
  const store = new table.TableStore({ info: { id: "t", game: "godstorm", seats } as unknown as TableInfo, board: {} as BoardModule, still: true });
  store.shown = { can_undo: canUndo } as StatePush;
  return store.asksToUndo;
}

describe("taking back the last move", () => {
  it("asks other people where it cannot be done without them", () => {
    expect(asks(false, "mine", "human", "bot")).toBe(true);
    expect(asks(true, "mine", "human", "bot")).toBe(false);
  });

  it("asks nobody where nobody else plays: neither bots nor who shares the device", () => {
    expect(asks(false, "mine", "bot")).toBe(false);
    expect(asks(false, "mine", "mine", "bot")).toBe(false);
  });
});
