/**
 * What is shown when. The connection hands every step over to the stage, which shows it beat by beat: cards open, soups
 * go, points are counted. Whoever acts ends all of that at once. With the pace "none", for a hidden page and for the
 * past, a step is simply shown.
 */

import { tick } from "svelte";
import { beats, continued, type Beat } from "./beats";
import { between } from "./between";
import { endingOf, factsAfter, type Ceremony, type Counted, type Ending } from "./ceremony";
import { choreography, type Place, type Sprite } from "./choreography";
import { ARRIVES } from "./deferred.svelte";
import { numberOf } from "./facts";
import { afterFrames, calm } from "./motion";
import { CEREMONY, MOST_BEATS, MOTION, NEWS_LEAST, pace, readingTime, REST } from "./pace.svelte";
import { tell, type News, type Teller } from "./news";
import type { Public } from "./protocol";
import type { Card, Facts, Seat, SushiPublic, WireEvent } from "./wire";

/** One update, ready to be shown. */
export interface Step {
  events: WireEvent[];
  /** The table after it, or null if only answers were sealed. */
  view: Public | null;
  /** It happened while we were not there. */
  past: boolean;
  /** What was true before it, if not what the table shows. */
  before?: Facts;
  /** Make it the state that the page shows. */
  show: () => void;
}

/** What the stage needs to know about the table. */
export interface House {
  readonly view: Public | null;
  /** Show this table for a moment, without any question. */
  showBetween(view: Public): void;
  teller(before: Facts | null, after: Facts | null): Teller;
  /** The seat whose plates are ours on this screen. */
  readonly me: Seat | null;
  /** Whether players act one after the other, so that there is much to watch. */
  readonly inTurn: boolean;
}

/** Beats that nobody has to wait for: the table shows them. */
const QUIET = new Set(["Passed", "TurnBegan", "RoundBegan", "DrewForDummy"]);
/** Those of them that are told when the step is over. */
const TOLD_LAST = new Set(["RoundBegan", "DrewForDummy"]);
/** A card that has done its work goes: what it did was told. */
const isUsed = ({ events }: Beat): boolean => events.every((each) => each.event === "Cleared" && each.why === "used");
/** Events that name a card which acts. */
const ACTS = new Set(["Called", "Returned", "Cleared"]);
const isQuiet = ({ events }: Beat): boolean => QUIET.has(events[0]!.event) && !inTurn(events[0]!);
const inTurn = (event: WireEvent): boolean => event.event === "TurnBegan" && "seat" in event;

export class Stage {
  /** Whether a step is being shown. Until it ends there is no question. */
  playing = $state(false);
  /** The latest news, bright while it is new. */
  news = $state.raw<News | null>(null);
  bright = $state(false);
  sprites = $state.raw<Sprite[]>([]);
  ceremony = $state.raw<Ceremony | null>(null);
  /** What the last round was counted from. Only the log tells if we were not there when it ended. */
  counted = $state.raw<Counted | null>(null);
  /** The beat that is shown now. */
  beat = $state.raw<Beat | null>(null);
  /** The numbered cards that act: shown until the hands go on. */
  acting = $state.raw<Card[]>([]);

  private queue: Step[] = [];
  private hurried = false;
  private dropped = false;
  private faster = 1;
  private wake: (() => void) | null = null;
  private waiting: News[] = [];
  private since = -Infinity;
  /** What was told last. */
  private told: { beat: Beat; before: Facts | null; news: News } | null = null;
  private newsTimer: ReturnType<typeof setTimeout> | undefined;
  private dimTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly house: House) {}

  receive(step: Step): void {
    if (this.playing) this.queue.push(step);
    else if (this.isPlain(step)) this.present(step);
    else void this.run(step);
  }

  /** Drop whatever is left: another match begins, or the screen is left. */
  clear(): void {
    this.queue = [];
    this.dropped = this.playing;
    this.skip();
    this.counted = null;
    this.waiting = [];
    clearTimeout(this.newsTimer);
    clearTimeout(this.dimTimer);
    this.news = this.told = null;
    this.acting = [];
    this.bright = false;
  }

  /** Somebody acts: everything is where it belongs, and the news line keeps the last sentence. */
  skip(): void {
    if (!this.playing) return;
    this.hurried = true;
    this.wake?.();
  }

  /** A tap while others act: four times as fast, and the second time the end. */
  hurry(): void {
    if (this.faster > 1 || !this.house.inTurn) this.skip();
    else {
      this.faster = 4;
      this.wake?.();
    }
  }

  say(news: News | undefined): void {
    if (!news) return;
    this.waiting.push(news);
    const left = this.since + pace.rest(this.news?.least ?? NEWS_LEAST) - performance.now();
    clearTimeout(this.newsTimer);
    if (left <= 0 || this.hurried) this.next();
    else this.newsTimer = setTimeout(() => this.next(), left);
  }

  /** Say what a beat is. If it goes on from the last one, one sentence takes the place of two. */
  private tell(beat: Beat, teller: Teller): void {
    if (isUsed(beat)) return;
    const both = continued(this.told?.beat, beat);
    const before = both ? this.told!.before : teller.before;
    const news = tell(both ?? beat, { ...teller, before })[0];
    if (!news) return;
    const old = both && this.told!.news;
    this.told = { beat: both ?? beat, before, news };
    if (old && old === this.waiting.at(-1)) this.waiting.pop();
    if (old && old === this.news) this.sayNow(news);
    else this.say(news);
  }

  /** In the ceremony a sentence belongs to the dish that is lit: it waits for no other. */
  private sayNow(news: News | undefined): void {
    if (!news) return;
    clearTimeout(this.newsTimer);
    this.waiting = [news];
    this.next();
  }

  private next(): void {
    const [first, ...rest] = this.hurried ? this.waiting.slice(-1) : this.waiting;
    if (!first) return;
    this.waiting = rest;
    this.news = first;
    this.since = performance.now();
    this.bright = true;
    clearTimeout(this.dimTimer);
    const bright = Math.max(first.least ?? 0, readingTime(first.text + (first.reason ?? "")));
    this.dimTimer = setTimeout(() => (this.bright = false), bright);
    if (rest.length > 0) this.newsTimer = setTimeout(() => this.next(), pace.rest(first.least ?? NEWS_LEAST));
  }

  private isPlain(step: Step): boolean {
    return step.view === null || step.past || this.house.view === null || pace.off || document.hidden;
  }

  /** Show a step as it is. */
  private present(step: Step): void {
    const before = this.house.view;
    if (before && !step.past) this.remember(step, before);
    step.show();
    this.act(step.events, true);
    if (step.view === null || step.events.length === 0) return;
    const teller = this.house.teller(step.before ?? before, factsAfter(step.events, step.view));
    const last = beats(step.events)
      .filter((beat) => !isQuiet(beat) && !isUsed(beat))
      .at(-1);
    if (last) this.tell(last, teller);
  }

  private async run(first: Step): Promise<void> {
    this.playing = true;
    await frames(1); // reading what arrived was enough work for one
    for (let step = this.dropped ? this.queue.shift() : first; step; step = this.queue.shift()) {
      const isEnd = step.events.some((event) => event.event === "RoundEnded");
      if ((this.hurried && !isEnd) || this.isPlain(step)) this.present(step);
      else await this.play(step);
    }
    this.sprites = [];
    this.beat = null;
    this.ceremony = null;
    this.hurried = this.dropped = false;
    this.faster = 1;
    this.playing = false;
  }

  /** Which numbered cards act, as far as these events name them. When a step is over, the hands may have gone on. */
  private act(events: WireEvent[], isOver: boolean): void {
    const named = events.flatMap((event) => ("plate" in event && ACTS.has(event.event) ? [event.plate.face] : []));
    const numbered = named.filter((card) => numberOf(card) > 0);
    if (numbered.length > 0) this.acting = numbered;
    if (isOver && events.some(({ event }) => event === "TurnBegan" || event === "GameEnded")) this.acting = [];
  }

  /** The end of a round in this step, if there is one. What it is counted from is kept for the sheet. */
  private remember(step: Step, before: Public): Ending | null {
    const end = endingOf(before, step.events);
    if (end) this.counted = end.ending.counted(end.laid, this.house.teller(null, null).game);
    return end?.ending ?? null;
  }

  private async play(step: Step): Promise<void> {
    const before = this.house.view!;
    const found = beats(step.events);
    const ending = this.remember(step, before);
    const teller = this.house.teller(before, factsAfter(step.events, step.view));
    const toShow = ending ? found.slice(0, firstCount(found)) : found;
    const shown = toShow.filter((beat) => !isQuiet(beat));
    let view = before;
    for (const [index, beat] of shown.entries()) {
      const isLast = beat === found.at(-1);
      // The ceremony itself holds the last reveal in sight.
      const isHeld = ending !== null && beat === shown.at(-1) && beat.kind === "laid";
      await this.show(beat, view, teller, step, isLast, index < MOST_BEATS, isHeld);
      view = between(view, beat.events, step.view);
    }
    if (ending && !this.dropped) {
      this.hurried = false; // a tap on the last reveal ends its motion, not what comes then
      await this.count(ending, view as SushiPublic);
    }
    if (this.dropped) return;
    this.act(step.events, true);
    // The last beat has shown the step already, if nothing came after it.
    if (shown.length === 0 || shown.at(-1) !== found.at(-1)) step.show();
    for (const beat of found) if (TOLD_LAST.has(beat.events[0]!.event)) this.tell(beat, teller);
  }

  /** One beat: its motion, its news, and a rest. */
  private async show(
    beat: Beat,
    before: Public,
    teller: Teller,
    step: Step,
    isLast: boolean,
    alone: boolean,
    isHeld: boolean,
  ): Promise<void> {
    this.beat = beat;
    this.act(beat.events, false);
    const isOurs = beat.events.every((event) => !("seat" in event) || event.seat === this.house.me);
    let view = before;
    for (const move of calm() || !alone || this.hurried ? [] : choreography(beat, this.house.me)) {
      const from = move.before?.() ?? new Map<string, Place>();
      view = between(view, move.events, step.view);
      this.house.showBetween(view);
      if (move.sprites) {
        await drawn();
        this.sprites = move.sprites(from);
      }
      await this.pause(move.ms);
      this.sprites = [];
      if (this.hurried) break;
    }
    if (this.dropped) return;
    if (isLast) step.show();
    else this.house.showBetween(between(before, beat.events, step.view));
    this.tell(beat, teller);
    if (alone && !isHeld && !(isOurs && beat.kind !== "laid")) await this.rest(restAfter(beat, this.house.me));
  }

  /** The end of a round: the last cards, then dish by dish. */
  private async count(ending: Ending, view: SushiPublic): Promise<void> {
    const steps = [...ending.steps(view, this.house.teller(view, view))];
    const all = steps.reduce((sum, { ms }) => sum + ms, 0);
    for (const { state, ms, show, news } of steps) {
      if (this.hurried) return;
      this.ceremony = state;
      this.house.showBetween(show);
      this.sayNow(news);
      if (state.phase === "last") await drawn(); // a slow machine holds them in sight just as long
      await this.wait(pace.part(ms, all, CEREMONY.most));
    }
  }

  private async pause(ms: number): Promise<void> {
    await this.wait(pace.motion(ms) / this.faster);
  }

  private async rest(ms: number): Promise<void> {
    await this.wait(pace.rest(ms) / this.faster);
  }

  private async wait(ms: number): Promise<void> {
    if (this.hurried || ms <= 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.wake = null;
  }
}

/** The table is on the screen as it is now. The seats of others are drawn a frame later than ours. */
async function drawn(): Promise<void> {
  await tick();
  await frames(ARRIVES.others + 1);
}

const frames = (count: number): Promise<void> => new Promise((done) => void afterFrames(count, done));

const firstCount = (found: Beat[]): number => found.findIndex((beat) => beat.kind === "count");

function restAfter(beat: Beat, me: Seat | null): number {
  const first = beat.events[0]!;
  switch (first.event) {
    case "Given":
      return first.seat === me ? REST.given : REST.beat;
    case "Rolled":
      return MOTION.roll + REST.rolled;
    case "TurnBegan":
      return 0;
    case "Cleared":
      return isUsed(beat) ? 0 : REST.beat;
    case "Kept":
      return REST.kept;
    case "Took":
    case "Stole":
      return REST.taken;
    default:
      return beat.kind === "laid" ? MOTION.count + REST.reveal : REST.beat;
  }
}
