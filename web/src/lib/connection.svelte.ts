/** The connection to one table: says hello, keeps the latest state from the server, and reconnects automatically. */

import { untrack } from "svelte";
import { factsAfter } from "./ceremony";
import { familyOf } from "./families";
import type { Later } from "./hintWait";
import { device, keysOf, remember } from "./keys";
import { luckFor, luckOf } from "./luck";
import { entriesOf, stepsOf, withNotices, type Entry } from "./log";
import type { Teller } from "./news";
import type {
  Asked,
  AskInfo,
  ClientMessage,
  CodeMade,
  Hints,
  Joined,
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
import type { Facts, Seat } from "./wire";

export type Status = "connecting" | "live" | "lost" | "refused";

export interface Batch {
  id: number;
  /** It happened while we were not there: it is in the log, but nobody waits to see it. */
  past: boolean;
  events: WireEvent[];
}

/** Steps whose events are kept for what depends on the last few. The log keeps everything. */
const MOST_BATCHES = 60;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** How a server closes a socket when it is restarted, such as for a new version, and how long that usually takes. */
const RESTARTS = 1012;
const RESTART = 10_000;
/** How often we ping the server, and how long we wait for a reply: in a tunnel, a broken connection reports nothing. */
const HEARTBEAT = 15_000;
const PATIENCE = 4000;
/** What the page sends by itself: nobody has acted. */
const BY_ITSELF: ClientMessage["type"][] = ["ping", "hello", "luck"];
/** Refusals that are final: trying again would not help. */
const FOR_GOOD: Reason[] = ["gone", "full", "older_rules", "internal"];

export class TableConnection implements House {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<Public | null>(null);
  mine = $state.raw<Record<string, PrivateView>>({});
  waitingFor = $state.raw<Seat[]>([]);
  clockEnds = $state.raw<number | null>(null);
  batches = $state.raw<Batch[]>([]);
  /** The events of this match that have been shown, and the version up to which they have. */
  private told = $state.raw<Entry[]>([]);
  private shown = $state(0);
  /** Shows what arrives, beat by beat. */
  readonly stage = new Stage(this);
  status = $state<Status>("connecting");
  refusal = $state.raw<Refused | null>(null);
  said = $state.raw<(Said & { id: number })[]>([]);
  /** All notices of this match. */
  private notices = $state.raw<KeptNotice[]>([]);
  /** Everything that happened in this match. */
  log = $derived(withNotices(this.told, this.notices, this.shown));
  code = $state.raw<CodeMade | null>(null);
  /** The number of our request to join the match. */
  private request = $state<number | null>(null);
  sending = $state(false);
  /** The master's ranking for the open question, if requested, and whether we are waiting for it. */
  hints = $state.raw<Hints | null>(null);
  thinking = $state(false);
  /** What is known about the hint that we wait for. */
  later = $state.raw<Later | null>(null);
  /** The last answer given on this device. */
  given = $state.raw<string | null>(null);
  /** Whether we hear what others say. */
  muted = $state(false);
  /** Where refusals are shown, beside the controls of which requests. */
  private places = $state.raw<{ at: object; about: string[] }[]>([]);

  private socket: WebSocket | null = null;
  private version = -1;
  private match: string | null = null;
  private wait = FIRST_WAIT;
  /** Until then, a server that restarts will probably be back: we don't wait longer and longer. */
  private backSoon = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly heart = setInterval(() => this.ask(), HEARTBEAT);
  private count = 0;
  /** When we were last told about the table. */
  private toldAt = 0;
  /** What the last step that has been shown led to. */
  private before: Facts | null = null;
  private closed = false;
  /** Our answers to the open question by seat, changes included. The last one counts; we resend it after a break. */
  private locked = new Map<Seat, { serial: number; actions: string[] }>();
  private again = false;
  /** The latest question and what we know about it, even if the stage has not shown it yet. */
  private latest: { serial: number | undefined; mine: Record<string, PrivateView> } = { serial: undefined, mine: {} };
  /** Whether the match had begun when we came. */
  private late = false;
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
        device: device(),
      });
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.lost(code === RESTARTS);
  }

  private lost(restarts = false): void {
    if (this.closed || this.status === "refused") return;
    if (restarts) this.backSoon = Date.now() + RESTART;
    this.sending = this.thinking = false;
    this.again = true;
    this.status = "lost";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait);
    if (Date.now() > this.backSoon) this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    switch (message.type) {
      case "welcome":
        upgrade.heard(message.build);
        this.refusal = null;
        if (this.muted) this.mute(true);
        this.late = message.table.match !== this.match;
        this.setTable(message.table, message.seats);
        this.notices = message.notices;
        break;
      case "table":
        this.late &&= message.table.match === this.match;
        this.setTable(message.table, message.seats);
        break;
      case "update":
        this.update(message);
        break;
      case "joined":
        this.sat(message, this.realName(message.seat));
        break;
      case "asked":
        this.request = message.number;
        this.sat(message, this.asking?.name ?? "");
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
        if (this.asked) this.later = { ...message, since: Date.now() };
        break;
      case "said":
        this.said = [...this.said, { ...message, id: ++this.count }].slice(-8);
        break;
      case "notice":
        this.notices = [...this.notices, message];
        this.stage.say({ text: told(message), tone: "plain", chips: [] });
        break;
      case "code":
        this.code = message;
        break;
    }
  }

  private setTable(info: TableInfo, seats: Seat[]): void {
    this.status = "live";
    this.wait = FIRST_WAIT;
    if (info.match !== this.match) {
      this.match = info.match;
      this.version = -1;
      this.stage.clear();
      this.batches = [];
      this.told = [];
      this.shown = 0;
      this.notices = [];
      this.mine = {};
      this.view = this.before = null;
    }
    this.info = info;
    this.toldAt = Date.now();
    this.seats = seats;
    if (seats.length > 0) remember(this.table, info.game, []);
    if (seats.length > 0 && info.status === "finished") this.addLuck(info.next_commitment);
  }

  /** Who asks to join, if it is us: until the table has decided. */
  get asking(): AskInfo | null {
    return this.info?.asks.find(({ number }) => number === this.request) ?? null;
  }

  /** Seconds until a guest may play for the player of a seat, who is away. Null for somebody who is here. */
  replaceableIn(seat: Seat, now = Date.now()): number | null {
    const left = this.info?.seats[seat]?.replaceable_in ?? null;
    return left === null ? null : Math.max(0, Math.ceil(left - (now - this.toldAt) / 1000));
  }

  private sat({ key, recovery }: Joined | Asked, name: string): void {
    remember(this.table, this.info?.game ?? "", [key], { [name]: recovery });
  }

  private update(message: Update): void {
    const past = (this.late && this.version < 0) || this.again;
    this.match = message.match;
    this.version = message.version;
    this.clockEnds = message.clock === null ? null : Date.now() + message.clock * 1000;
    const view = message.public ?? null;
    // A refusal stays until one acts again, unless it is about a question that is closed.
    const closed = view !== null && view.serial !== this.latest.serial;
    if (closed && ["answer", "hint"].includes(this.refusal?.about ?? "")) this.refusal = null;
    const steps = stepsOf(message);
    const { events } = past ? steps.at(-1)! : message;
    const before = past ? (steps.at(-2)?.facts ?? undefined) : undefined;
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
    if (this.again && this.asked) this.hint(this.asked.seat, this.asked.serial);
    this.stage.receive({ events, view, past, before, show: () => this.show(message, mine, past) });
    this.settle();
    upgrade.look();
  }

  /** Make an update what the page shows. */
  private show(message: Update, mine: Record<string, PrivateView>, past: boolean): void {
    const { events } = message;
    const view = message.public ?? null;
    if (events.length > 0) {
      for (const step of stepsOf(message)) {
        const teller = this.teller(this.before, factsAfter(step.events, step.facts), step.version);
        this.told = [...this.told, ...entriesOf(step, teller, this.told.at(-1))];
        this.before = step.facts ?? this.before;
      }
      this.batches = [...this.batches, { id: ++this.count, past, events }].slice(-MOST_BATCHES);
    }
    this.shown = message.version;
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

  /** Who is told about a step that led to this version of the match: those who sat here then have their names. */
  teller(before: Facts | null, after: Facts | null, version = Infinity): Teller {
    const later = (seat: Seat | null): KeptNotice[] =>
      this.notices.filter((notice) => notice.seat === seat && notice.version >= version);
    const isNew = later(this.me).some(({ what }) => what === "joined");
    const nameOf = (seat: Seat): string => later(seat)[0]?.before || this.realName(seat);
    return { me: isNew ? null : this.me, nameOf, game: this.info?.game ?? "", before, after };
  }

  /** The place beside a control that shows the refusal: of several, the one that came last, such as in a dialog. */
  get refusedAt(): object | null {
    const { refusal } = this;
    return (refusal && this.places.filter(({ about }) => about.includes(refusal.about)).at(-1)?.at) ?? null;
  }

  /** A refusal that no control shows beside itself. */
  get complaint(): Refused | null {
    return this.refusedAt ? null : this.refusal;
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
    if (!BY_ITSELF.includes(message.type)) this.refusal = null;
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
    this.later ??= { preparing: false, since: Date.now(), seconds: null };
    this.send({ type: "hint", seat, serial });
  }

  /** Says that refusals of these requests are shown at this place, as long as it is there. */
  shows(at: object, about: string[]): () => void {
    this.places = untrack(() => [...this.places, { at, about }]);
    return () => (this.places = this.places.filter((place) => place.at !== at));
  }

  /** Somebody acts again: what was refused before has been read. */
  actsAgain(): void {
    if (this.status === "live") this.refusal = null;
  }

  mute(on: boolean): void {
    this.muted = on;
    this.send({ type: "mute", on });
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
    this.later = this.asked = null;
  }

  private say(seat: Seat, serial: number, action: string): void {
    const instead = this.latest.mine[String(seat)]?.answer?.text;
    this.send({ type: "answer", seat, serial, version: this.version, action, instead });
  }
}
