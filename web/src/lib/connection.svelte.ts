/** The connection to one table: says hello, keeps the latest state from the server, and reconnects automatically. */

import { untrack } from "svelte";
import { tableAfter } from "./ceremony";
import { familyOf } from "./families";
import { keysOf, remember } from "./keys";
import { luckFor, luckOf } from "./luck";
import { entriesOf, noticeEntry, type Entry } from "./log";
import type { Teller } from "./news";
import type {
  ClientMessage,
  CodeMade,
  Hints,
  PrivateView,
  KeptNotice,
  Public,
  Reason,
  Refused,
  Said,
  ServerMessage,
  TableInfo,
  Update,
  WireEvent,
} from "./protocol";
import { shared } from "./share";
import { Stage, type House } from "./stage.svelte";
import { told } from "./story";
import { t } from "./texts.svelte";
import { upgrade } from "./upgrade.svelte";
import type { Seat } from "./wire";

export type Status = "connecting" | "live" | "lost" | "refused";

export interface Batch {
  id: number;
  /** It happened while we were not there: it is in the log, but nobody waits to see it. */
  past: boolean;
  events: WireEvent[];
}

/** Steps whose events are kept for what depends on the last few. The log keeps everything. */
const MOST_BATCHES = 60;
/** A notice, and whether it was given before we came. */
export type ToldNotice = KeptNotice & { id: number; past: boolean };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** How often we ping the server, and how long we wait for a reply: in a tunnel, a broken connection reports nothing. */
const HEARTBEAT = 15_000;
const PATIENCE = 4000;
/** Refusals that are final: trying again would not help. */
const FOR_GOOD: Reason[] = ["gone", "full", "older_rules"];

export class TableConnection implements House {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<Public | null>(null);
  mine = $state.raw<Record<string, PrivateView>>({});
  waitingFor = $state.raw<Seat[]>([]);
  clockEnds = $state.raw<number | null>(null);
  batches = $state.raw<Batch[]>([]);
  /** Everything that happened in this match. */
  log = $state.raw<Entry[]>([]);
  /** Shows what arrives, beat by beat. */
  readonly stage = new Stage(this);
  status = $state<Status>("connecting");
  refusal = $state.raw<Refused | null>(null);
  said = $state.raw<(Said & { id: number })[]>([]);
  /** All notices of this match. */
  notices = $state.raw<ToldNotice[]>([]);
  code = $state.raw<CodeMade | null>(null);
  sending = $state(false);
  /** The master's ranking for the open question, if requested, and whether we are waiting for it. */
  hints = $state.raw<Hints | null>(null);
  thinking = $state(false);
  /** Set while the master is still being prepared: when it will probably be ready, or null if that is unknown. */
  ready = $state.raw<{ at: number | null } | null>(null);
  /** The last answer given on this device. */
  given = $state.raw<string | null>(null);
  /** Requests whose refusals are shown beside their controls. */
  private beside = $state.raw<string[]>([]);

  private socket: WebSocket | null = null;
  private version = -1;
  private match: string | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly heart = setInterval(() => this.ask(), HEARTBEAT);
  private count = 0;
  /** The table as the server last sent it, of what has been shown. */
  private before: Public | null = null;
  private closed = false;
  /** Our answers to the open question by seat, changes included. The last one counts; we resend it after a break. */
  private locked = new Map<Seat, { serial: number; actions: string[] }>();
  private again = false;
  /** The latest question and what we know about it, even if the stage has not shown it yet. */
  private latest: { serial: number | undefined; mine: Record<string, PrivateView> } = { serial: undefined, mine: {} };
  /** Whether the match had begun when we came. */
  private late = false;
  /** Notices from before we came, which the log gets together with the events from before. */
  private missed: KeptNotice[] = [];
  /** The hint we are waiting for. We ask again after a break. */
  private asked: { seat: Seat; serial: number } | null = null;

  constructor(readonly table: string) {
    this.connect();
    upgrade.kept = () => true;
    upgrade.calm = () => this.idle && !this.sending && !document.querySelector("dialog[open]");
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hangUp);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    this.stage.clear();
    upgrade.calm = () => false;
    upgrade.kept = () => location.pathname === "/";
    clearTimeout(this.timer);
    clearInterval(this.heart);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hangUp);
    document.removeEventListener("visibilitychange", this.hurry);
    this.forget();
  }

  /** Visible or online again: don't wait for the next retry, and don't trust a connection that slept. */
  private hurry = (): void => {
    if (document.hidden) return;
    if (this.status === "lost") this.connect();
    else this.ask();
  };

  /** Ping the server. If nothing comes back, the connection counts as lost. */
  private ask(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ type: "ping" });
    this.patience ??= setTimeout(this.hangUp, PATIENCE);
  }

  private hangUp = (): void => {
    this.forget();
    this.lost();
  };

  /** Drop the socket and ignore whatever still arrives on it. */
  private forget(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    if (this.socket) this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.forget();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        keys: keysOf(this.table),
        match: this.match,
        version: this.version,
        luck: luckOf(this.table),
      });
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = () => this.lost();
  }

  private lost(): void {
    if (this.closed || this.status === "refused") return;
    this.sending = this.thinking = false;
    this.again = true;
    this.status = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    switch (message.type) {
      case "welcome":
        upgrade.heard(message.build);
        this.late = message.table.match !== this.match;
        this.setTable(message.table, message.seats);
        this.notices = message.notices.map((each) => this.recalled(each));
        break;
      case "table":
        this.late &&= message.table.match === this.match;
        this.setTable(message.table, message.seats);
        break;
      case "update":
        this.update(message);
        break;
      case "joined":
        remember(this.table, this.info?.game ?? "", [message.key]);
        break;
      case "refused":
        this.sending = false;
        if (message.about === "answer") this.locked.clear();
        if (message.about === "hint") this.stopWaiting();
        if (message.about === "hello" && FOR_GOOD.includes(message.reason)) this.status = "refused";
        this.refusal = message;
        break;
      case "hints":
        this.stopWaiting();
        if (message.serial === this.view?.serial) this.hints = message;
        break;
      case "hint_later":
        this.ready = { at: message.seconds === null ? null : Date.now() + message.seconds * 1000 };
        break;
      case "said":
        this.said = [...this.said, { ...message, id: ++this.count }].slice(-8);
        break;
      case "notice":
        this.notices = [...this.notices, { ...message, id: ++this.count, past: false }];
        this.log = [...this.log, noticeEntry(message, this.log.at(-1))];
        this.stage.say({ text: told(message), tone: "plain", chips: [] });
        break;
      case "code":
        this.code = message;
        break;
    }
  }

  /** A kept notice. One that we were told when it was new stays the same. */
  private recalled(notice: KeptNotice): ToldNotice {
    const known = this.notices.find(({ number }) => number === notice.number);
    if (!known) this.missed.push(notice);
    return known ?? { ...notice, id: ++this.count, past: true };
  }

  private setTable(info: TableInfo, seats: Seat[]): void {
    this.status = "live";
    this.wait = FIRST_WAIT;
    if (info.match !== this.match) {
      this.match = info.match;
      this.version = -1;
      this.stage.clear();
      this.batches = [];
      this.log = [];
      this.notices = this.notices.filter((notice) => notice.version === 0); // those of the waiting room
      this.mine = {};
      this.view = this.before = null;
    }
    this.info = info;
    this.seats = seats;
    if (seats.length > 0) remember(this.table, info.game, []);
    if (seats.length > 0 && info.status === "finished") this.addLuck(info.next_commitment);
  }

  private update(message: Update): void {
    const past = (this.late && this.version < 0) || this.again;
    this.match = message.match;
    this.version = message.version;
    this.clockEnds = message.clock === null ? null : Date.now() + message.clock * 1000;
    const { events } = message;
    const view = message.public ?? null;
    this.latest = {
      serial: view?.serial ?? this.latest.serial,
      // After a break the same question is the same object, so that a half-made choice outlives it.
      mine: {
        ...(view ? {} : this.latest.mine),
        ...(this.again ? shared(this.latest.mine, message.mine) : message.mine),
      },
    };
    const { mine } = this.latest;
    this.sending = false;
    this.refusal = null;
    if (this.again && this.asked) this.hint(this.asked.seat, this.asked.serial);
    this.stage.receive({ events, view, past, show: () => this.show(message, mine, past) });
    this.settle();
    upgrade.look();
  }

  /** Make an update what the page shows. */
  private show(message: Update, mine: Record<string, PrivateView>, past: boolean): void {
    const { events } = message;
    const view = message.public ?? null;
    if (events.length > 0) {
      const after = tableAfter(this.before, events, view);
      const teller = past ? this.teller(null, null) : this.teller(this.before, after);
      this.log = [...this.log, ...entriesOf(events, teller, this.log.at(-1))];
      this.batches = [...this.batches, { id: ++this.count, past, events }].slice(-MOST_BATCHES);
    }
    if (past) {
      for (const notice of this.missed) this.log = [...this.log, noticeEntry(notice, this.log.at(-1))];
      this.missed = [];
    }
    this.waitingFor = message.waiting_for;
    this.mine = mine;
    if (view && view.serial !== this.view?.serial) {
      this.hints = null;
      this.stopWaiting();
    }
    if (view) this.view = this.before = shared(this.view, view);
  }

  showBetween(view: Public): void {
    this.view = shared(this.view, view);
    this.waitingFor = [];
  }

  /** The seat that is "you" on this device: the only one it plays. */
  get me(): Seat | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  get inTurn(): boolean {
    return familyOf(this.info?.family ?? "").inTurn;
  }

  teller(before: Public | null, after: Public | null): Teller {
    return { me: this.me, nameOf: this.realName, game: this.info?.game ?? "", before, after };
  }

  /** A refusal that no control shows beside itself. */
  get complaint(): Refused | null {
    return this.refusal && !this.beside.includes(this.refusal.about) ? this.refusal : null;
  }

  /** Check that our last answers arrived. If the connection broke before we knew, send them again. */
  private settle(): void {
    const open = this.latest.serial;
    for (const [seat, { serial, actions }] of this.locked) {
      const shown = this.latest.mine[String(seat)]?.answer?.text;
      // An answer that is not ours came from another device of this seat, after ours. That one counts.
      if (serial !== open || (shown !== undefined && !actions.includes(shown))) this.locked.delete(seat);
      else if (this.again && shown !== actions.at(-1)) this.say(seat, serial, actions.at(-1)!);
    }
    this.again = false;
  }

  /** A seat's name as the page calls it: "You" for the one seat that is ours. */
  nameOf = (seat: Seat): string =>
    this.seats.length === 1 && this.seats[0] === seat ? t("page-you") : this.realName(seat);

  /** A seat's name in the third person, where "you" would not fit. */
  realName = (seat: Seat): string => this.info?.seats[seat]?.name ?? t("page-dummy");

  send(message: ClientMessage): void {
    if (message.type !== "ping" && message.type !== "hello") this.refusal = null;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  answer(seat: Seat, serial: number, action: string): void {
    this.sending = true;
    this.refusal = null;
    this.given = action;
    const before = this.locked.get(seat);
    const known = before?.serial === serial ? before.actions : [this.mine[String(seat)]?.answer?.text ?? ""];
    this.locked.set(seat, { serial, actions: [...known, action] });
    this.say(seat, serial, action);
  }

  /** Request the master's advice. */
  hint(seat: Seat, serial: number): void {
    this.refusal = null;
    this.thinking = true;
    this.asked = { seat, serial };
    this.send({ type: "hint", seat, serial });
  }

  /** Says that a control shows refusals of these requests itself, as long as it is there. */
  shows(about: string[]): () => void {
    this.beside = untrack(() => [...this.beside, ...about]);
    return () => (this.beside = this.beside.filter((each) => !about.includes(each)));
  }

  /** Whether nothing is asked of us: our seats wait for others, or we watch. */
  get idle(): boolean {
    return (
      this.info?.status === "playing" &&
      this.view !== null &&
      this.seats.every((seat) => {
        const mine = this.mine[String(seat)];
        return !mine?.decision || mine.answer !== null;
      })
    );
  }

  /** Take an open seat. The house has committed to its part of the luck: now we add ours. */
  join(name: string): void {
    const promised = this.info?.next_commitment;
    this.send({ type: "join", name, ...(promised ? { luck: luckFor(this.table, promised) } : {}) });
  }

  /** Add our luck to the next match at this table, once. */
  private addLuck(commitment: string | null): void {
    if (!commitment || luckOf(this.table, commitment)) return;
    this.send({ type: "luck", commitment, luck: luckFor(this.table, commitment) });
  }

  private stopWaiting(): void {
    this.thinking = false;
    this.ready = this.asked = null;
  }

  private say(seat: Seat, serial: number, action: string): void {
    const instead = this.latest.mine[String(seat)]?.answer?.text;
    this.send({ type: "answer", seat, serial, version: this.version, action, instead });
  }
}
