import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Push } from "../src/lib/protocol";
import { TableSocket, type Wire } from "../src/lib/socket";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { cmd: string; cmd_id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as { cmd: string; cmd_id: string });
  }

  close(): void {
    this.drop(1000);
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  drop(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function table(seen: number | null = null) {
  const pushes: Push[] = [];
  const wires: Wire[] = [];
  const socket = new TableSocket(
    "ws://table",
    { push: (push) => pushes.push(push), wire: (state) => wires.push(state), seen: () => seen },
    () => new FakeSocket() as unknown as WebSocket,
  );
  return { socket, pushes, wires, last: () => FakeSocket.all.at(-1)! };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the wire to a table", () => {
  it("answers a command with the answer of its own number", async () => {
    const { socket, last } = table();
    last().accept();
    const first = socket.send({ cmd: "hint" });
    const second = socket.send({ cmd: "odds" });
    const [hint, odds] = last().sent;
    last().say({ re: odds!.cmd_id, ok: true, seq: 2 });
    last().say({ re: hint!.cmd_id, ok: true, seq: 1 });
    expect((await first).seq).toBe(1);
    expect((await second).seq).toBe(2);
  });

  it("says a command again, unchanged, after the connection was lost", async () => {
    const { socket, last } = table(41);
    last().accept();
    const answer = socket.send({ cmd: "move", prompt_id: "p1", moves: ["done"] });
    const before = FakeSocket.all[0]!.sent.find((frame) => frame.cmd === "move");
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1000);
    last().accept();
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().sent.find((frame) => frame.cmd === "move")).toEqual(before);
    expect(last().sent.some((frame) => frame.cmd === "since")).toBe(true);
    last().say({ re: before!.cmd_id, ok: true, seq: 42 });
    expect((await answer).ok).toBe(true);
  });

  it("waits longer each time, and not at all when told to try now", async () => {
    const { socket, wires, last } = table();
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1000);
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1999);
    expect(FakeSocket.all).toHaveLength(2);
    socket.tryNow();
    expect(FakeSocket.all).toHaveLength(3);
    expect(wires).toContain("lost");
  });

  it("gives up where the server has said no", async () => {
    const { wires, last } = table();
    last().drop(4404);
    await vi.advanceTimersByTimeAsync(60000);
    expect(wires.at(-1)).toBe("closed");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("hands pushes on and ignores answers to nobody", () => {
    const { pushes, last } = table();
    last().accept();
    last().say({ push: "thinking", seat: 1, on: true });
    last().say({ re: null, ok: false, error: { key: "bad-request" } });
    expect(pushes).toEqual([{ push: "thinking", seat: 1, on: true }]);
  });
});
