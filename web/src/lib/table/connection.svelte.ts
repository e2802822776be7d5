/** The connection of one table: whether it stands, what goes over it, and what was missed while it was lost. */

import type { Answer, Command, Push, StatePush } from "../protocol";
import { TableSocket, socketAddress, type Wire } from "../socket";

const BACK_SHOWN = 6000;

export class Connection {
  wire: Wire = $state("connecting");
  /** Why the server has shut the door, if it has. */
  closed: number | null = $state(null);
  /** How many moves were missed, for a while after it is back. */
  back: number | null = $state(null);

  private readonly socket: TableSocket | null;
  private latest: StatePush | null = null;
  private lostAt: number | null = null;

  /** Without a table's id nothing is received: a replay is only looked at, and on the analysis board `answer` answers. */
  constructor(
    table: string | null,
    private readonly receive: (push: Push) => void,
    private readonly answer: ((command: Command) => Promise<Answer>) | null = null,
  ) {
    this.socket = table === null ? null : this.open(table);
    if (answer !== null) this.wire = "open";
  }

  private open(table: string): TableSocket {
    return new TableSocket(socketAddress(table), {
      push: (push) => this.onPush(push),
      wire: (state, code) => this.onWire(state, code),
      seen: () => this.latest?.seq ?? null,
    });
  }

  /** Whether the table is played, not only looked at. */
  get live(): boolean {
    return this.socket !== null || this.answer !== null;
  }

  send(command: Command): Promise<Answer> {
    if (this.answer !== null) return this.answer(command);
    if (this.socket === null) throw new Error("this table is only looked at");
    return this.socket.send(command);
  }

  /** Ask for the newest position once more. */
  async refresh(): Promise<void> {
    await this.send({ cmd: "since", seq: this.latest?.seq ?? 0 });
  }

  tryNow(): void {
    this.socket?.tryNow();
  }

  close(): void {
    this.socket?.close();
  }

  private onWire(state: Wire, code?: number): void {
    this.wire = state;
    if (state === "lost" && this.lostAt === null) this.lostAt = this.latest?.moves ?? null;
    if (state === "closed") this.closed = code ?? null;
  }

  private onPush(push: Push): void {
    if (push.push === "state") {
      if (this.latest !== null && push.seq < this.latest.seq && push.reason !== "seat") return;
      this.latest = push;
      if (this.lostAt !== null) this.tellBack(push.moves - this.lostAt);
    }
    this.receive(push);
  }

  private tellBack(missed: number): void {
    this.lostAt = null;
    if (missed <= 0) return;
    this.back = missed;
    setTimeout(() => (this.back = null), BACK_SHOWN);
  }
}
