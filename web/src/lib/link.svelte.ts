/** The line to one table: says hello, keeps what the server last said, and comes back by itself. */

import { keysOf, remember } from "./keys";
import { t } from "./texts.svelte";
import type { Mine, Seat, WireEvent } from "./wire";

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  online: boolean;
}

export interface TableInfo {
  id: string;
  version: number;
  game: string;
  status: "waiting" | "playing" | "finished";
  public: boolean;
  clock: number;
  stand_in: string;
  host: number | null;
  seats: SeatInfo[];
  match: string | null;
  commitment: string | null;
  seed: string | null;
  spectators: number;
}

export type Status = "connecting" | "live" | "lost" | "gone" | "full";

export interface Batch {
  id: number;
  events: WireEvent[];
}

const MOST_BATCHES = 60;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const CLOSED_FOR_GOOD: Record<number, Status> = { 4404: "gone", 4429: "full" };

export class TableLink {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<unknown>(null);
  mine = $state.raw<Record<string, Mine>>({});
  waitingFor = $state.raw<Seat[]>([]);
  clockEnds = $state.raw<number | null>(null);
  batches = $state.raw<Batch[]>([]);
  status = $state<Status>("connecting");
  refusal = $state.raw<{ reason: string; why: string } | null>(null);
  said = $state.raw<{ id: number; seat: Seat; phrase: string }[]>([]);
  notice = $state.raw<{ id: number; what: string; seat: Seat | null; name: string } | null>(null);
  code = $state.raw<{ seat: Seat; code: string } | null>(null);
  sending = $state(false);

  private socket: WebSocket | null = null;
  private version = -1;
  private match: string | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private closed = false;
  /** The answer that was not acknowledged yet; after a break it is given again, as it was. */
  private unsure: { seat: Seat; serial: number; action: string } | null = null;
  private again = false;

  constructor(readonly table: string) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Back in sight or back online: don't wait for the next try. */
  private hurry = (): void => {
    if (!document.hidden && this.status === "lost") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ type: "hello", keys: keysOf(this.table), match: this.match, version: this.version }),
      );
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Record<string, never>);
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.sending = false;
    this.again = this.unsure !== null;
    this.status = CLOSED_FOR_GOOD[code] ?? "lost";
    if (this.status !== "lost") return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private hear(message: Record<string, any>): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.status = "live";
        this.wait = FIRST_WAIT;
        this.setTable(message.table as TableInfo, message.seats as Seat[]);
        break;
      case "update":
        this.update(message);
        break;
      case "joined":
        remember(this.table, this.info?.game ?? "", [message.key as string]);
        break;
      case "refused":
        this.sending = false;
        this.unsure = null;
        this.refusal = { reason: message.reason as string, why: message.why as string };
        break;
      case "said":
        this.said = [...this.said, { id: ++this.count, seat: message.seat, phrase: message.phrase }].slice(-8);
        break;
      case "notice":
        this.notice = { id: ++this.count, what: message.what, seat: message.seat, name: message.name };
        break;
      case "code":
        this.code = { seat: message.seat, code: message.code };
        break;
    }
  }

  private setTable(info: TableInfo, seats: Seat[]): void {
    if (info.match !== this.match) {
      this.match = info.match;
      this.version = -1;
      this.batches = [];
      this.mine = {};
      this.view = null;
    }
    this.info = info;
    this.seats = seats;
    if (seats.length > 0) remember(this.table, info.game, []);
  }

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private update(message: Record<string, any>): void {
    this.match = message.match as string;
    this.version = message.version as number;
    this.waitingFor = message.waiting_for as Seat[];
    this.clockEnds = message.clock === null ? null : Date.now() + (message.clock as number) * 1000;
    this.mine = { ...(message.public ? {} : this.mine), ...(message.mine as Record<string, Mine>) };
    if (message.public) this.view = message.public;
    const events = message.events as WireEvent[];
    if (events.length > 0) this.batches = [...this.batches, { id: ++this.count, events }].slice(-MOST_BATCHES);
    this.sending = false;
    this.refusal = null;
    this.settle();
  }

  /** Is our last answer in? If the line broke before we knew, say it once more. */
  private settle(): void {
    const unsure = this.unsure;
    if (unsure === null) return;
    const open = (this.view as { serial?: number } | null)?.serial === unsure.serial;
    if (!open || this.mine[String(unsure.seat)]?.answer?.text === unsure.action) {
      this.unsure = null;
    } else if (this.again) {
      this.send({ type: "answer", ...unsure });
    }
    this.again = false;
  }

  /** What somebody is called when told about, where "you" would not do. */
  realName = (seat: Seat): string => {
    const found = this.info?.seats[seat];
    if (!found) return t("page-dummy");
    return found.kind === "person" ? found.name : `${t(`page-bot-${found.bot ?? ""}`)} ${seat}`;
  };

  send(message: Record<string, unknown>): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  answer(seat: Seat, serial: number, action: string): void {
    this.sending = true;
    this.refusal = null;
    this.unsure = { seat, serial, action };
    this.send({ type: "answer", seat, serial, action });
  }
}
