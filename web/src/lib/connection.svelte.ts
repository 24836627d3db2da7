/** The connection to one table: says hello, keeps the latest state from the server, and reconnects automatically. */

import { HintRequest } from "./hintRequest.svelte";
import { Answers, knownAnswer, type Latest } from "./answers";
import { CoachAtTable } from "./coach.svelte";
import { Chronicle } from "./chronicle.svelte";
import { familyOf } from "./families";
import { isOnDevice } from "./house";
import { device, keysOf, remember } from "./keys";
import { Line, type Speaker } from "./line";
import { stepsOf } from "./log";
import { luckFor, luckOf, noteAccepted, noteSeating } from "./luck";
import { MemoryAid } from "./memory.svelte";
import type { News, Teller } from "./news";
import type {
  Asked,
  AskInfo,
  ClientMessage,
  CodeMade,
  Joined,
  KeptNotice,
  PrivateView,
  Public,
  Reason,
  Refused,
  Said,
  ServerMessage,
  TableInfo,
  Update,
} from "./protocol";
import { OpenSheet } from "./openSheet.svelte";
import { Refusals } from "./refused.svelte";
import { route } from "./route.svelte";
import { shared } from "./share";
import { Stage } from "./stage.svelte";
import type { House, Staging } from "./staged";
import { noticed } from "./story";
import { t } from "./texts.svelte";
import { upgrade } from "./upgrade.svelte";
import type { Facts, Seat } from "./wire";

export type Status = "connecting" | "live" | "lost" | "refused";

/** Messages that the page sends on its own, without anybody acting. */
const BY_ITSELF: ClientMessage["type"][] = ["ping", "hello", "luck", "coach", "memory"];
/** Refusals that are final: trying again would not help. */
const FOR_GOOD: Reason[] = ["gone", "full", "older_rules", "internal"];
const MOST_SAID = 8;

export class TableConnection implements House, Speaker {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  view = $state.raw<Public | null>(null);
  mine = $state.raw<Record<string, PrivateView>>({});
  waitingFor = $state.raw<Seat[]>([]);
  clockEnds = $state.raw<number | null>(null);
  status = $state<Status>("connecting");
  said = $state.raw<(Said & { id: number })[]>([]);
  code = $state.raw<CodeMade | null>(null);
  sending = $state(false);
  /** The last answer given on this device. */
  given = $state.raw<string | null>(null);
  /** The seat that is drawn at the bottom of the screen. */
  below: Seat | null = null;
  /** Whether we hear what others say. */
  muted = $state(false);
  /** The number of our request to join the match. */
  private request = $state<number | null>(null);

  readonly chronicle = new Chronicle((notice) => this.isUs(notice));
  readonly refusals = new Refusals();
  readonly hintRequest = new HintRequest((message) => this.send(message));
  readonly memory = new MemoryAid((message) => this.send(message));
  readonly coach = new CoachAtTable((message) => this.send(message));
  readonly sheet = new OpenSheet();
  staging: Staging | null = null;
  /** Shows what arrives, beat by beat. */
  readonly stage = new Stage(this);

  private readonly line: Line;
  private readonly answers = new Answers();
  private version = -1;
  private match: string | null = null;
  private latest: Latest = { serial: undefined, mine: {} };
  /** Whether the match had begun when we came. */
  private late = false;
  /** Whether the connection was broken since the last update. */
  private again = false;
  private count = 0;
  /** When we last heard about the table. */
  private toldAt = 0;

  constructor(readonly table: string) {
    this.line = new Line(table, this);
    this.line.open();
    upgrade.kept = () => true;
    upgrade.calm = () => this.idle && !this.sending && !document.querySelector("dialog[open]");
  }

  close(): void {
    this.line.close();
    this.stage.clear();
    upgrade.calm = () => false;
    upgrade.kept = () => route.path === "/";
  }

  // What we hear ------------------------------------------------------------------------------------------------

  hello(): ClientMessage {
    const { match, version, table } = this;
    return { type: "hello", keys: keysOf(table), match, version, luck: luckOf(table), device: device() };
  }

  lost(): void {
    this.sending = false;
    this.hintRequest.pause();
    this.again = true;
    this.status = "lost";
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        upgrade.heard(message.build);
        this.refusals.forget();
        if (this.muted) this.mute(true);
        this.late = message.table.match !== this.match;
        this.setTable(message.table, message.seats);
        this.chronicle.notices = message.notices;
        this.noteSeating(message.table, message.seats);
        this.coach.greet();
        break;
      case "table":
        this.late &&= message.table.match === this.match;
        this.setTable(message.table, message.seats);
        this.noteSeating(message.table, message.seats);
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
        this.refused(message);
        break;
      case "hints":
        this.hintRequest.done(message.serial === this.view?.serial ? message : null);
        break;
      case "hint_later":
        this.hintRequest.saysLater(message);
        break;
      case "memory":
        this.memory.told = message;
        break;
      case "coached":
        this.coach.hear(message);
        break;
      case "said":
        this.said = [...this.said, { ...message, id: ++this.count }].slice(-MOST_SAID);
        break;
      case "notice":
        this.chronicle.notice(message);
        this.stage.line.say(noticed(message, this.isUs(message)));
        break;
      case "code":
        this.code = message;
        break;
    }
  }

  private setTable(info: TableInfo, seats: Seat[]): void {
    this.status = "live";
    this.line.welcomed();
    if (info.match !== this.match) {
      this.match = info.match;
      this.version = -1;
      this.latest = { serial: undefined, mine: {} };
      this.stage.clear();
      this.chronicle.clear();
      this.mine = {};
      this.view = null;
      this.coach.begin();
    }
    this.info = info;
    if (!this.staging) void this.loadStaging(info.family);
    this.toldAt = Date.now();
    this.seats = seats;
    if (seats.length > 0) remember(this.table, info.game, []);
    if (seats.length > 0 && info.status === "finished") this.addLuck(info.next_commitment);
    const hasOurs = seats.some((seat) => info.seats[seat]?.luck);
    if (hasOurs && info.next_commitment) noteAccepted(this.table, info.next_commitment);
  }

  /** It comes with the family's table. If that can't be loaded, the screen says so and loads the page again. */
  private async loadStaging(family: string): Promise<void> {
    this.staging = await familyOf(family)
      .staging()
      .catch(() => null);
  }

  /** Note who plays when a match begins: at its end, the seed is checked against that. Later on, notices tell who left. */
  private noteSeating({ match, commitment, seats }: TableInfo, mine: Seat[]): void {
    if (!match || !commitment) return;
    const asBefore = (seat: Seat) => !this.chronicle.notices.some((notice) => notice.seat === seat);
    const guests = [...seats.keys()].filter((seat) => seats[seat]!.kind !== "person" && asBefore(seat));
    noteSeating(this.table, commitment, { seats: seats.length, mine, guests });
  }

  private sat({ key, recovery }: Joined | Asked, name: string): void {
    remember(this.table, this.info?.game ?? "", [key], { [name]: recovery });
  }

  private refused(message: Refused): void {
    this.sending = false;
    if (message.about === "answer") this.answers.forget();
    if (message.about === "hint") this.hintRequest.done();
    if (message.about === "hello" && FOR_GOOD.includes(message.reason)) {
      this.status = "refused";
      this.line.close();
    }
    this.refusals.latest = message;
  }

  private update(message: Update): void {
    const past = (this.late && this.version < 0) || this.again;
    this.match = message.match;
    this.version = message.version;
    this.clockEnds = message.clock === null ? null : Date.now() + message.clock * 1000;
    const view = message.public ?? null;
    // A refusal stays until one acts again, unless it is about a question that is closed.
    const closed = view !== null && view.serial !== this.latest.serial;
    if (closed && this.refusals.isAbout("answer", "hint")) this.refusals.forget();
    const steps = stepsOf(message);
    const { events } = past ? steps.at(-1)! : message;
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
    if (this.again) this.hintRequest.askAgain();
    const clock = message.waiting_for.some((seat) => this.seats.includes(seat)) ? message.clock : null;
    const show = (): void => this.show(message, mine, past);
    const missed = closed ? steps : []; // only answers were sealed as long as the question is the same
    this.stage.receive({ events, view, past: past ? missed : null, clock, show });
    const missing = this.answers.settle(this.latest);
    if (this.again) for (const { seat, serial, action } of missing) this.sendAnswer(seat, serial, action);
    this.again = false;
    upgrade.look();
  }

  /** Make an update what the page shows. */
  private show(message: Update, mine: Record<string, PrivateView>, past: boolean): void {
    this.chronicle.show(message, past, (...about) => this.teller(...about));
    this.waitingFor = message.waiting_for;
    this.mine = mine;
    const view = message.public ?? null;
    if (view && view.serial !== this.view?.serial) this.hintRequest.forget();
    if (view) this.view = shared(this.view, view);
  }

  showBetween(view: Public): void {
    this.view = shared(this.view, view);
    this.waitingFor = [];
  }

  openSheet(round: number): Promise<void> {
    return this.sheet.open(this.match ?? "", round);
  }

  newNotice(): { version: number; news: News } | null {
    const last = this.chronicle.newNotice();
    return last && { version: last.version, news: noticed(last, this.isUs(last)) };
  }

  /** Whether people elsewhere can come to this table, or move to another device. */
  get isShared(): boolean {
    return !isOnDevice(this.table);
  }

  // Who is who --------------------------------------------------------------------------------------------------

  /** The seat that is "you" on this device: the only one it plays. */
  get me(): Seat | null {
    return this.seats.length === 1 ? this.seats[0]! : null;
  }

  get playsBelow(): boolean {
    return this.below !== null && this.seats.includes(this.below);
  }

  get inTurn(): boolean {
    return this.view !== null && familyOf(this.info?.family ?? "").turnOf(this.view) !== null;
  }

  /** A seat's name as the page calls it: "You" for the one seat that is ours. */
  nameOf = (seat: Seat): string => (seat === this.me ? t("page-you") : this.realName(seat));

  /** A seat's name in the third person, where "you" would not fit. */
  realName = (seat: Seat): string => this.info?.seats[seat]?.name ?? t("page-dummy");

  /** The teller of a step that led to this version of the match, with the names of those who sat here then. */
  teller(before: Facts | null, after: Facts | null, version = Infinity): Teller {
    const later = (seat: Seat | null) => this.chronicle.noticesSince(version, seat);
    const isNew = later(this.me).some(({ what }) => what === "joined");
    const nameOf = (seat: Seat): string => later(seat)[0]?.before || this.realName(seat);
    return { me: isNew ? null : this.me, nameOf, game: this.info?.game ?? "", before, after };
  }

  /** Whether a notice is about us, and not about somebody who sat here before or shares this device. */
  private isUs({ seat, name }: KeptNotice): boolean {
    return this.seats.length === 1 && seat === this.me && name === this.realName(seat);
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

  // What we say -------------------------------------------------------------------------------------------------

  send(message: ClientMessage): void {
    if (!BY_ITSELF.includes(message.type)) this.refusals.forget();
    this.line.send(message);
  }

  answer(seat: Seat, serial: number, action: string): void {
    this.sending = true;
    this.given = action;
    if (this.view) this.coach.answered(serial, this.view);
    this.answers.give(seat, serial, action, knownAnswer(this, seat));
    this.sendAnswer(seat, serial, action);
  }

  private sendAnswer(seat: Seat, serial: number, action: string): void {
    const instead = knownAnswer(this.latest, seat);
    this.send({ type: "answer", seat, serial, version: this.version, action, instead });
  }

  /** Somebody acts again: what was refused before has been read. */
  actsAgain(): void {
    if (this.status === "live") this.refusals.forget();
  }

  mute(on: boolean): void {
    this.muted = on;
    this.send({ type: "mute", on });
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
}
