/**
 * What is shown when. The connection hands every step over to the stage, which shows it beat by beat: cards open, soups
 * go, points are counted. Whoever acts ends all of that at once. With the pace "none", for a hidden page and for the
 * past, a step is simply shown.
 */

import { tick } from "svelte";
import { beats, continued, type Beat } from "./beats";
import { dishNow, factsAfter, type Ceremony, type Counted } from "./ceremony";
import { ARRIVES } from "./deferred.svelte";
import { numberOf } from "./facts";
import type { ToldStep } from "./log";
import { afterFrames, calm } from "./motion";
import { motions } from "./motions";
import type { Move, Place, Sprite } from "./moves";
import { CEREMONY, CLOCK_SHARE, MOST_BEATS, MOTION, MOTIONS_WAIT, pace } from "./pace.svelte";
import { inTurn, isQuiet, needsNoWord, restAfter, TOLD_LAST } from "./resting";
import { tell, type News, type Teller } from "./news";
import { NewsLine } from "./newsLine.svelte";
import type { Public } from "./protocol";
import { pointsIn, soundOf, sounds } from "./sound.svelte";
import type { Ending, House, Staging, Step } from "./staged";
import type { Card, Facts, WireEvent } from "./wire";

/** Events that name a card which acts. */
const ACTS = new Set(["Called", "Returned", "Cleared"]);
const GROUNDED: ReadonlySet<string> = new Set();

export class Stage {
  /** Whether a step is being shown. Until it ends there is no question. */
  playing = $state(false);
  sprites = $state.raw<Sprite[]>([]);
  /** What flies, by the keys of `aloft.ts`. */
  aloft = $state.raw<ReadonlySet<string>>(GROUNDED);
  /** Whether the cards that were chosen have left the hand. */
  lifted = $state(false);
  ceremony = $state.raw<Ceremony | null>(null);
  /** What the last round was counted from, and the table after it. Only the log tells if we were not there. */
  counted = $state.raw<(Counted & { after: Public }) | null>(null);
  /** The beat that is shown now. */
  beat = $state.raw<Beat | null>(null);
  /** The numbered cards that act: shown until the hands are passed on. */
  acting = $state.raw<Card[]>([]);
  readonly line = new NewsLine();

  private queue: Step[] = [];
  private hurried = false;
  private dropped = false;
  /** Whether our clock ended it, so that not even a ceremony may take more time. */
  private due = false;
  private dueTimer: ReturnType<typeof setTimeout> | undefined;
  private faster = 1;
  private wake: (() => void) | null = null;
  /** The table when the turn began, and what has happened in it since. Null if we came later. */
  private turn: { before: Public; events: WireEvent[] } | null = null;
  /** What was told last. */
  private told: { beat: Beat; before: Facts | null; news: News } | null = null;

  /** `loadMotions`: where what moves comes from. */
  constructor(
    private readonly house: House,
    private readonly loadMotions = motions,
  ) {}

  receive(step: Step): void {
    if (step.view) this.heed(step.clock);
    if (this.playing) this.queue.push(step);
    else if (this.isPlain(step)) this.present(step);
    else void this.run(step);
  }

  /** Our clock runs already: what is still to be shown may take little of it. */
  private heed(clock: number | null): void {
    clearTimeout(this.dueTimer);
    if (clock === null) return;
    this.dueTimer = setTimeout(
      () => {
        this.due = this.playing;
        this.skip();
      },
      clock * 1000 * CLOCK_SHARE,
    );
  }

  /** Drop whatever is left: another match begins, or the screen is left. */
  clear(): void {
    clearTimeout(this.dueTimer);
    this.queue = [];
    this.dropped = this.playing;
    this.skip();
    this.line.clear();
    this.counted = this.told = this.turn = null;
    this.acting = [];
  }

  /** Somebody acts: everything is where it belongs, and the news line keeps the last sentence. */
  skip(): void {
    if (!this.playing) return;
    this.hurried = true;
    this.wake?.();
  }

  /** A tap while others act: four times as fast till the turn ends, and the second time the end. */
  hurry(): void {
    if (!this.playing) return;
    if (this.faster > 1 || !this.house.inTurn) this.skip();
    else {
      this.faster = 4;
      this.wake?.();
    }
  }

  /**
   * Say what a beat is. If it continues the last one, one sentence takes the place of two. False if there is nothing
   * to say. `past`: we were not there, so that even what the table itself shows is worth a word.
   */
  private tell(beat: Beat, teller: Teller, past = false): boolean {
    if (!past && needsNoWord(beat, this.house.me)) return false;
    const both = continued(this.told?.beat, beat);
    const before = both ? this.told!.before : teller.before;
    const news = tell(both ?? beat, { ...teller, before })[0];
    if (!news) return false;
    const old = both && this.told!.news;
    this.told = { beat: both ?? beat, before, news };
    if (old && this.line.replace(old, news)) return true;
    if (this.hurried) this.line.sayNow(news);
    else this.line.say(news);
    return true;
  }

  private isPlain(step: Step): boolean {
    const { view, staging } = this.house;
    return step.view === null || step.past !== null || view === null || staging === null || pace.off || document.hidden;
  }

  /** Show a step as it is. Whoever returns still sees the sheet of a round that ended meanwhile. */
  private present(step: Step): void {
    const before = this.house.view;
    const events = step.past?.flatMap((each) => each.events) ?? step.events;
    if (before && (step.past ? this.endingIn(events, before, null) : this.remember(step, before)))
      void this.coverTable(events);
    step.show();
    this.follow(step);
    if (!step.past) sounds.play(soundOf(step.events), pointsIn(step.events));
    if (step.past) return this.recall(step.past);
    this.act(step.events, true);
    if (step.view === null) return;
    const teller = this.house.teller(before, factsAfter(step.events, step.view));
    this.tellLast(step.events, teller);
  }

  /** Say what the last beat is that there is anything to say about, and before that, who begins. */
  private tellLast(events: WireEvent[], teller: Teller, past = false): boolean {
    const found = beats(events);
    const lot = found.find((beat) => beat.events[0]!.event === "LotDrawn");
    if (lot) this.tell(lot, teller, past);
    return found
      .filter((beat) => past || !isQuiet(beat) || beat.events[0]!.event === "RoundBegan")
      .reverse()
      .some((beat) => beat === lot || this.tell(beat, teller, past));
  }

  /** Say what happened last while we were not there, and how far the turn is. */
  private recall(steps: ToldStep[]): void {
    for (const { events } of steps) this.act(events, true);
    const notice = this.house.newNotice();
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const { events, facts, version } = steps[at]!;
      if (notice && notice.version >= version) break;
      const teller = this.house.teller(steps[at - 1]?.facts ?? null, factsAfter(events, facts), version);
      if (this.tellLast(events, teller, true)) return;
    }
    if (notice) this.line.say(notice.news);
  }

  private async run(first: Step): Promise<void> {
    this.playing = true;
    await frames(1); // reading what arrived was enough work for one
    for (let step = this.dropped ? this.queue.shift() : first; step; step = this.queue.shift()) {
      const isEnd = step.events.some((event) => event.event === "RoundEnded");
      if ((this.hurried && !isEnd) || this.isPlain(step)) this.present(step);
      else await this.play(step);
    }
    this.beat = null;
    this.ceremony = null;
    this.lifted = false;
    this.hurried = this.dropped = this.due = false;
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

  /** What the turn is made of so far. */
  private follow({ events, view, past }: Step): void {
    if (!view) return;
    if (events.some(({ event }) => event === "TurnBegan")) this.turn = { before: view, events: [] };
    else if (past) this.turn = null;
    else this.turn?.events.push(...events);
  }

  /** The end of a round in this step, if there is one. What it is counted from is kept for the sheet. */
  private remember(step: Step, before: Public): Ending | null {
    const turn = this.turn ?? { before, events: [] };
    const end = this.endingIn([...turn.events, ...step.events], turn.before, step.view);
    if (!end || !step.view) return null;
    const counted = end.ending.counted(end.laid, this.house.teller(null, null).game);
    this.counted = { ...counted, after: step.view };
    return end.ending;
  }

  private endingIn(events: WireEvent[], before: Public, after: Public | null): ReturnType<Staging["endingOf"]> {
    return this.house.staging?.endingOf(before, events, after) ?? null;
  }

  private async play(step: Step): Promise<void> {
    const before = this.house.view!;
    const found = beats(step.events);
    const ending = this.remember(step, before);
    this.follow(step);
    const teller = this.house.teller(before, factsAfter(step.events, step.view));
    const toShow = ending ? found.slice(0, firstCount(found)) : found;
    const shown = toShow.filter((beat) => !isQuiet(beat));
    let view = before;
    for (const [index, beat] of shown.entries()) {
      const isLast = beat === found.at(-1);
      // The ceremony itself holds the last reveal in sight.
      const isHeld = ending !== null && beat === shown.at(-1) && beat.kind === "laid";
      await this.show(beat, view, teller, step, isLast, index < MOST_BEATS, isHeld);
      view = this.between(view, beat.events, step);
    }
    if (ending && !this.dropped) {
      this.hurried = this.due; // a tap on the last reveal ends its motion, not what comes then
      await this.count(ending, view);
      if (!this.dropped) {
        sounds.play("end");
        await this.coverTable(step.events);
      }
    }
    for (const beat of found) if (beat.events[0]!.event === "DrewForDummy") await this.fly(beat, view, step);
    if (this.dropped) return;
    this.ceremony = null;
    this.act(step.events, true);
    // If nothing came after the last beat, it has shown the step already.
    if (shown.length === 0 || shown.at(-1) !== found.at(-1)) step.show();
    if (step.events.some(({ event }) => event === "Passed")) sounds.play("pass");
    for (const beat of found) if (TOLD_LAST.has(beat.events[0]!.event)) this.tell(beat, teller);
  }

  private between(view: Public, events: WireEvent[], step: Step): Public {
    return this.house.staging!.between(view, events, step.view);
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
    if (inTurn(beat.events[0]!)) this.faster = 1;
    this.act(beat.events, false);
    const isOurs = beat.events.every((event) => !("seat" in event) || event.seat === this.house.me);
    // A card is not mentioned before it is open.
    const isReveal = beat.kind === "laid" && beat.events[0]!.event !== "Given";
    let isTold = false;
    const tell = (): void => {
      if (!isTold) this.tell(beat, teller);
      isTold = true;
    };
    if (!isReveal) tell();
    if (alone) await this.fly(beat, before, step, tell);
    if (this.dropped) return;
    if (isLast) step.show();
    else this.house.showBetween(this.between(before, beat.events, step));
    tell();
    if (beat.kind === "laid") this.lifted = true;
    if (!alone || isHeld || (isOurs && beat.kind !== "laid")) return;
    const { motion = 0, rest } = restAfter(beat, this.house.me);
    await this.pause(motion);
    await this.rest(rest);
  }

  /** The motion of a beat. With reduced motion nothing moves: only what stays in view for a while appears. */
  private async fly(beat: Beat, before: Public, step: Step, tell?: () => void): Promise<void> {
    if (this.hurried) return;
    const found = (await this.motions())?.choreography(beat, this.house.below, this.house.playsBelow) ?? [];
    const moves = found.filter(({ rest }) => rest || !calm());
    if (moves.length === 0) sounds.play(soundOf(beat.events), pointsIn(beat.events));
    let view = before;
    for (const move of moves) {
      if (this.hurried) break;
      if (move.isEffect) tell?.();
      view = await this.move(move, view, step);
    }
    this.sprites = [];
    this.aloft = GROUNDED;
  }

  /** What moves, if it is there soon: the table doesn't wait for a slow line, and whoever acts waits for nothing. */
  private async motions(): ReturnType<typeof motions> {
    const loading = this.loadMotions();
    await this.wait(MOTIONS_WAIT, loading);
    return Promise.race([loading, Promise.resolve(null)]);
  }

  /** One movement. What flies has a place already and is hidden there; figures change when it lands. */
  private async move(move: Move, view: Public, step: Step): Promise<Public> {
    sounds.play(move.sound, pointsIn(move.events));
    const from = move.before?.() ?? new Map<string, Place>();
    const during = this.between(view, move.events, step);
    this.aloft = from.size > 0 ? new Set(from.keys()) : GROUNDED;
    if (move.events.length > 0)
      this.house.showBetween(from.size > 0 ? this.house.staging!.midair(view, during) : during);
    if (move.events.length > 0 && move.sprites) await drawn();
    const { faster } = this;
    this.sprites = (move.sprites?.(from) ?? []).map((each) => ({
      ...each,
      ms: each.ms / faster,
      delay: each.delay / faster,
    }));
    if (from.size > 0 && this.beat?.kind === "laid") this.lifted = true;
    await this.pause(calm() ? MOTION.crossfade : move.ms);
    await this.rest(move.rest ?? 0);
    sounds.play(move.landing);
    const landed = this.between(during, move.then ?? [], step);
    if (from.size > 0 && !this.dropped) {
      this.sprites = [];
      this.aloft = GROUNDED;
      this.house.showBetween(landed);
    }
    return landed;
  }

  /** The end of a round: the last cards, then dish by dish. */
  private async count(ending: Ending, view: Public): Promise<void> {
    const steps = [...ending.steps(view, this.house.teller(view, view))];
    const all = steps.reduce((sum, { ms }) => sum + ms, 0);
    for (const { state, ms, show, news } of steps) {
      if (this.hurried) return;
      this.ceremony = state;
      this.house.showBetween(show);
      sounds.play(state.phase === "count" ? "points" : null, dishNow(state)?.portions[0]?.points);
      if (news) this.line.sayNow(news); // it belongs to the dish that is lit
      if (state.phase === "last") await drawn(); // a slow machine holds them in sight just as long
      await this.wait(pace.part(ms, all, CEREMONY.most));
    }
  }

  /** The sheet lies over the table before that is cleared. At the end of the match there is none. */
  private async coverTable(events: WireEvent[]): Promise<void> {
    const ended = events.filter((event) => event.event === "RoundEnded").at(-1);
    if (ended && !events.some(({ event }) => event === "GameEnded")) await this.house.openSheet(ended.round);
  }

  private async pause(ms: number): Promise<void> {
    await this.wait(pace.motion(ms) / this.faster);
  }

  private async rest(ms: number): Promise<void> {
    await this.wait(pace.rest(ms) / this.faster);
  }

  /** Wait this long, or till this is there. */
  private async wait(ms: number, till?: Promise<unknown>): Promise<void> {
    if (this.hurried || ms <= 0) return;
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
      void till?.then(this.wake);
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
