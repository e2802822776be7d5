/** The wire to one table: reconnects with patience, repeats what was not answered, never sends anything twice in effect. */

import type { Answer, Command, Push } from "./protocol";

export type Wire = "connecting" | "open" | "lost" | "closed";

/** Refusals of the server that trying again cannot change. */
const FINAL = new Set([4401, 4403, 4404, 4406, 4410]);
const ABNORMAL = 1006; // what a browser reports for a connection that broke
const PATIENCE = [1000, 2000, 4000, 8000, 15000];

interface Pending {
  frame: string;
  resolve: (answer: Answer) => void;
}

export interface Listener {
  push(push: Push): void;
  wire(state: Wire, code?: number): void;
  /** The number of the last entry that has been seen; asked for after every reconnect. */
  seen(): number | null;
}

export function socketAddress(table: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private opened = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly connect: (url: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    globalThis.addEventListener?.("offline", this.onOffline);
    globalThis.addEventListener?.("online", this.onOnline);
    this.open();
  }

  // A browser may keep a dead connection for minutes: when it says that the network went or came, do not wait for that.
  private readonly onOffline = (): void => this.drop();
  private readonly onOnline = (): void => this.tryNow();

  private drop(): void {
    const dead = this.socket;
    this.socket = null;
    dead?.close();
    clearTimeout(this.timer);
    this.onClose(ABNORMAL);
  }

  /** Send a command; the promise is kept across lost connections, since a repeated cmd_id repeats the answer. */
  send(command: Command): Promise<Answer> {
    const id = crypto.randomUUID();
    const frame = JSON.stringify({ cmd_id: id, ...command });
    return new Promise((resolve) => {
      this.pending.set(id, { frame, resolve });
      if (this.ready()) this.socket!.send(frame);
    });
  }

  tryNow(): void {
    if (this.stopped || this.ready()) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.stopped = true;
    globalThis.removeEventListener?.("offline", this.onOffline);
    globalThis.removeEventListener?.("online", this.onOnline);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private ready(): boolean {
    return this.socket?.readyState === 1;
  }

  private open(): void {
    const before = this.socket;
    const socket = this.connect(this.url);
    this.socket = socket;
    before?.close();
    if (!this.opened) this.listener.wire("connecting");
    socket.onopen = () => this.socket === socket && this.onOpen(socket);
    socket.onmessage = (message) => this.socket === socket && this.onFrame(String(message.data));
    socket.onclose = (event) => {
      if (this.socket === socket) this.onClose(event.code);
    };
  }

  private onOpen(socket: WebSocket): void {
    this.tries = 0;
    this.opened = true;
    this.listener.wire("open");
    for (const { frame } of this.pending.values()) socket.send(frame);
    const seen = this.listener.seen();
    if (seen !== null) void this.send({ cmd: "since", seq: seen });
  }

  private onFrame(text: string): void {
    const frame = JSON.parse(text) as Answer | Push;
    if ("push" in frame) {
      this.listener.push(frame);
      return;
    }
    const pending = frame.re === null ? undefined : this.pending.get(frame.re);
    if (pending === undefined) return;
    this.pending.delete(frame.re!);
    pending.resolve(frame);
  }

  private onClose(code: number): void {
    if (this.stopped) return;
    if (FINAL.has(code)) {
      this.stopped = true;
      this.listener.wire("closed", code);
      return;
    }
    this.listener.wire("lost", code);
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)]!;
    this.tries += 1;
    this.timer = setTimeout(() => this.open(), wait);
  }
}
