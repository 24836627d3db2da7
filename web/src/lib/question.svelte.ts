/** The open question of one seat, and what is chosen for it so far. The dock and our own trays both show it. */

import { untrack } from "svelte";
import { BoxPlan } from "./box";
import * as choice from "./choice";
import { details, mainCard, type Choice } from "./choice";
import { lockByItself } from "./onlyAnswer.svelte";
import type { Card, Option, Plate, PrivateView } from "./wire";

/** What a question needs to know, and how to answer it. */
export interface Asked {
  mine: PrivateView | undefined;
  serial: number;
  plates: Plate[];
  handSize: number;
  /** An answer is on its way, or the next question is. */
  busy: boolean;
  refused: boolean;
  /** Whether the only answer may lock itself: there is a connection, and no coach talks about it. */
  byItself: boolean;
  send: (serial: number, action: string) => void;
}

/** What a tapped card is for. */
export type Role = "card" | "second" | "dummy";

export class Question {
  /** The tapped cards, in the order of their roles. */
  picked = $state.raw<Choice[]>([]);
  /** Two cards are picked at once. */
  two = $state(false);
  call = $state<string | null>(null);
  copy = $state<Card | null>(null);
  /** The text of the option, where the same cards can be laid in several ways. */
  way = $state<string | null>(null);
  /** The plates to turn over. */
  turning = $state.raw<ReadonlySet<number>>(new Set());
  private plan = $state.raw<BoxPlan | null>(null);

  readonly mine = $derived.by(() => this.asked().mine);
  readonly decision = $derived(this.mine?.decision ?? null);
  readonly kind = $derived(this.decision?.kind ?? null);
  readonly options = $derived(this.decision?.options ?? []);
  readonly answered = $derived(this.mine?.answer ?? null);

  /** What the dock offers to tap: the hand, the cards of an offer, or what may be given or wished for. */
  readonly choices = $derived.by((): Choice[] => {
    if (this.kind === "PickCard") return choice.keyed(this.mine?.hand ?? []);
    if (this.kind === "LayCard") return choice.keyed(this.offer ?? this.mine?.hand ?? []);
    if (this.kind === "MakeWish" || this.kind === "GiveCard")
      return this.options.map((option) => ({ key: option.text, value: mainCard(option)! }));
    return [];
  });
  readonly offer = $derived(this.mine?.offer?.length ? this.mine.offer : null);
  readonly kinds = $derived(this.kind === "MakeWish" ? choice.kindsOf(this.choices.map(({ value }) => value)) : []);
  readonly calls = $derived(choice.callsOf(this.options));
  readonly mayTakeTwo = $derived(choice.takesTwo(this.options));
  readonly roles = $derived.by((): Role[] => [
    ...(this.choices.length > 0 ? (["card"] as const) : []),
    ...(this.two ? (["second"] as const) : []),
    ...(this.options.some((option) => details(option).dummy !== null) ? (["dummy"] as const) : []),
  ]);
  /** The role that the next tapped card gets, or null if all have theirs. */
  readonly nextRole = $derived(this.roles[this.picked.length] ?? null);
  readonly severalCards = $derived(this.roles.length > 1);

  private readonly named = $derived.by((): Option[] => {
    if (this.kind === "AimOrder" || this.kind === "FillBox" || this.decision === null) return [];
    if (this.kind === "PickBlind")
      return choice.naming(this.options, { card: null, second: null, dummy: null }, this.call);
    if (this.nextRole) return [];
    const cards = { card: this.cardFor("card"), second: this.cardFor("second"), dummy: this.cardFor("dummy") };
    return choice.naming(this.options, cards, this.call);
  });
  /** The options left, before it is chosen what they copy and how they lie. */
  readonly copying = $derived(this.kind === "AimOrder" ? this.options : this.named);
  /** What can be copied. With one thing to copy, nothing is asked. */
  readonly copies = $derived.by((): Card[] => {
    const copies = choice.copiesOf(this.copying);
    return copies.length > 1 || this.kind === "AimOrder" ? copies : [];
  });
  /** The ways to lay the chosen cards. */
  readonly ways = $derived(choice.waysOf(this.copying, this.copy));
  readonly option = $derived(this.ways.find((option) => option.text === this.way) ?? this.ways[0] ?? null);
  readonly locked = $derived(this.answered !== null && this.option?.text === this.answered.text);

  /** Whether there is something to lock in. */
  readonly ready = $derived.by(() =>
    this.kind === "FillBox" ? this.turning.size > 0 && !this.turningOver : this.option !== null,
  );

  /** The only answer, if there is just one. Drawing without looking is left to the player, except for the last card. */
  readonly forced = $derived.by(
    () =>
      this.options.length === 1 && this.answered === null && (this.kind !== "PickBlind" || this.asked().handSize === 1),
  );
  /** Plates are being turned over, one answer after the other. */
  readonly turningOver = $derived(this.plan !== null);
  /** Whether the table waits for us, not counting a question that answers itself. */
  readonly waitsForUs = $derived.by(
    () =>
      this.decision !== null && this.answered === null && !this.turningOver && !(this.forced && this.asked().byItself),
  );
  /** The plates that may be tapped, and those that are chosen. */
  readonly mayTap = $derived.by((): ReadonlySet<number> => {
    if (this.kind === "FillBox")
      return new Set(this.options.flatMap((option) => (option.verb === "turn" ? [option.no] : [])));
    return this.platesOf(this.copies);
  });
  readonly tapped = $derived.by((): ReadonlySet<number> => {
    if (this.kind === "FillBox") return this.turning;
    return this.copies.length > 0 && this.copy !== null ? this.platesOf([this.copy]) : new Set();
  });
  /** The cards that would be laid. One that still has to be aimed has no tray yet: what it may copy is ringed. */
  readonly ghosts = $derived.by((): Card[] => {
    if (this.kind === "MakeWish") return this.wished === null ? [] : [this.wished];
    if ((this.kind !== "PickCard" && this.kind !== "LayCard") || this.copies.length > 0) return [];
    return [this.cardFor("card"), this.cardFor("second")].filter((card) => card !== null);
  });

  /** The card that is wished for, unless it is any card of a dish with variants. */
  private readonly wished = $derived.by((): Card | null => {
    const value = this.cardFor("card");
    return this.kinds.some(({ any, exact }) => any === value && exact.length > 0) ? null : value;
  });

  constructor(readonly asked: () => Asked) {
    // A new question starts empty, or with the answer already given, or with the only one.
    $effect(() => {
      const given = this.answered ?? (this.forced ? this.options[0]! : null);
      void this.mine;
      untrack(() => this.begin(given));
    });
    $effect(() => this.continuePlan());
    const ready = (): boolean => this.forced && this.asked().byItself && !this.asked().busy;
    lockByItself(
      () => ({ serial: this.asked().serial, ready: ready() }),
      () => this.lock(),
    );
  }

  cardFor(role: Role): Card | null {
    return this.picked[this.roles.indexOf(role)]?.value ?? null;
  }

  roleOf(tapped: Choice): Role | null {
    return this.roles[this.picked.findIndex(({ key }) => key === tapped.key)] ?? null;
  }

  /** Whether some option names this card. A card that was offered may still be forbidden. */
  allows(value: string): boolean {
    return this.options.some((option) => mainCard(option) === value) || this.severalCards;
  }

  /** A tap on a card. On a chosen one it locks in, or takes it back where several are chosen. */
  tap(tapped: Choice): void {
    if (!this.allows(tapped.value)) return;
    const again = this.roleOf(tapped) !== null;
    if (this.severalCards) {
      const kept = this.picked.filter(({ key }) => key !== tapped.key);
      this.picked = again ? kept : [...kept.slice(0, this.roles.length - 1), tapped];
    } else if (again && this.option && !this.locked) {
      this.lock();
      return;
    } else this.picked = [tapped];
    this.copy = this.way = null;
  }

  tapWish(what: string): void {
    this.picked = this.choices.filter(({ value }) => value === what);
  }

  tapPlate(no: number): void {
    if (!this.mayTap.has(no)) return;
    if (this.kind === "FillBox") {
      const next = new Set(this.turning);
      if (!next.delete(no)) next.add(no);
      this.turning = next;
      return;
    }
    this.copy = this.copies.find((copy) => this.platesOf([copy]).has(no)) ?? null;
    this.way = null;
  }

  useTwo(two: boolean): void {
    this.two = two;
    this.picked = this.picked.slice(0, two ? undefined : 1);
    this.way = null;
  }

  useCall(call: string): void {
    this.call = this.call === call ? null : call;
    this.way = null;
  }

  /** A hint was tapped. Choose its option, but don't lock it in. */
  adopt(option: Option): void {
    if (option.verb === "turn") this.turning = new Set([...this.turning, option.no]);
    else this.begin(option);
  }

  lock(): void {
    const { busy, send, serial } = this.asked();
    if (busy || this.locked) return;
    if (this.kind === "FillBox") this.turnOver(this.turning);
    else if (this.option) send(serial, this.option.text);
  }

  /** Turn these plates over, and no more. */
  turnOver(plates: ReadonlySet<number>): void {
    this.plan = new BoxPlan(plates);
    this.continuePlan();
  }

  private continuePlan(): void {
    const { busy, serial, refused, send } = this.asked();
    if (!this.plan || busy) return;
    const action = this.kind === "FillBox" && !refused ? this.plan.next(serial, this.options) : null;
    if (action !== null) send(serial, action);
    else if (!this.plan.waits(serial) || refused) this.plan = null;
  }

  private begin(given: Option | null): void {
    const found = given ? details(given) : null;
    this.two = (found?.second ?? null) !== null;
    this.call = found?.call ?? null;
    this.copy = found?.copy ?? null;
    this.way = given?.text ?? null;
    this.turning = new Set();
    this.picked = [];
    for (const role of this.roles) {
      const wanted = role === "card" ? given && mainCard(given) : found?.[role];
      const card = wanted && choice.bareCard(wanted);
      const next = this.choices.find((each) => each.value === card && this.roleOf(each) === null);
      if (next) this.picked = [...this.picked, next];
    }
  }

  /** The plates that show one of these cards. */
  private platesOf(cards: readonly Card[]): ReadonlySet<number> {
    const { plates } = this.asked();
    return new Set(plates.filter((plate) => cards.includes(plate.turned ? "~" : plate.face)).map(({ no }) => no));
  }
}
