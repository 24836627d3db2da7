/** How long everything at the table takes: one table of durations, and the setting that stretches them. */

export type Pace = "calm" | "normal" | "quick" | "none";

/** How each pace stretches a motion, and the rest after it. */
const STRETCH: Record<Pace, { motion: number; rest: number }> = {
  calm: { motion: 1.5, rest: 1.5 },
  normal: { motion: 1, rest: 1 },
  quick: { motion: 0.5, rest: 0 },
  none: { motion: 0, rest: 0 },
};
export const PACES = Object.keys(STRETCH) as Pace[];

/** Milliseconds at normal pace. */
export const MOTION = {
  /** Our card into its tray, a card between players, a tile taken from somebody. */
  fly: 320,
  flyBetween: 420,
  flyTaken: 600,
  /** A card of another seat turns open. The next seat follows a little later, and all within `flips`. */
  flip: 240,
  nextFlip: 120,
  flips: 480,
  /** A brush stroke over what goes. */
  strike: 300,
  /** A card that has done its work goes. */
  fade: 240,
  turn: 240,
  /** What was left in a row moves up, and dice that are kept move aside. */
  closeUp: 240,
  count: 400,
  pass: 320,
  roll: 400,
  ring: 180,
  /** Around a tile before it is stolen, and from seat to seat in search of a card. */
  ringTaken: 300,
  nextSeat: 120,
  /** The hands leave after the reveal; the next one arrives card by card, and its last card a little later. */
  afterReveal: 140,
  arrive: 240,
  arriveLast: 100,
  /** Something answers to a tap. */
  tap: 180,
  /** A die falls, and the next one a little later. */
  land: 280,
  stagger: 40,
  /** A step of the podium rises. */
  podium: 300,
  /** Instead of motion, for those who prefer less of it. */
  crossfade: 120,
  /** What pulses, once: a lamp that thinks, and a ring around what a coach points at. */
  glow: 900,
  beckon: 700,
};
export const REST = {
  /** After the points have counted, before the hands are passed on. */
  reveal: 380,
  /** After an effect, before the next one. */
  beat: 700,
  struck: 900,
  called: 300,
  /** A card that somebody gave you. */
  given: 2000,
  /** To look at somebody's dice, at those they keep, and at what they take: three rolls are over in five seconds. */
  rolled: 620,
  kept: 500,
  taken: 300,
  /** To see the only possible answer before it locks itself. */
  onlyAnswer: 800,
};
/** What is there to be read for a while: points just gained, what somebody says. */
export const SHOWN = { gain: 1600, phrase: 6000 };
/** The durations that style sheets use, as `--m-tap` and so on. */
const IN_STYLES = ["tap", "pass", "stagger", "count", "flip", "land", "podium", "crossfade", "glow", "beckon"] as const;
/** How long a news line is bright: a little, and more for each character. */
const READING = { start: 400, character: 55, least: 1200, most: 3200 };
/** How long a news line stays at least before a newer one replaces it. */
export const NEWS_LEAST = 1200;
/** Longer, if something was stolen. */
export const STOLEN_LEAST = 2400;
export const CEREMONY = {
  /** Everybody's last card, held in sight. */
  last: 1200,
  /** One dish, and all dishes together at most. */
  dish: 800,
  dishes: 4200,
  /** What is counted at the end of the match. */
  desserts: 1200,
  /** The whole ceremony at most. */
  most: 6000,
};
/** How long a beat waits for what moves in it, if that is still loading. A tap ends the wait. */
export const MOTIONS_WAIT = 1500;
/** How long the table waits for a sheet that still has to be loaded. */
export const SHEET_WAITS = 1500;
/** Stacks that are counted at the end of a match: one height, and all of them at most. */
export const HEIGHTS = { one: 500, most: 6000 };
/** The part of our clock that may be over when we see our question: the rest of what led to it is skipped. */
export const CLOCK_SHARE = 0.1;
/** How many effects of one turn are shown one by one. Further ones come together. */
export const MOST_BEATS = 4;

export const readingTime = (text: string): number =>
  Math.min(READING.most, Math.max(READING.least, READING.start + READING.character * text.length));

const KEY = "sushiya.pace";

class PaceChoice {
  current = $state<Pace>("normal");

  constructor() {
    try {
      const kept = localStorage.getItem(KEY) as Pace | null;
      if (kept && PACES.includes(kept)) this.current = kept;
    } catch {
      // no storage: the usual pace
    }
  }

  /** Tell the style sheets. */
  start(): void {
    const { style } = document.documentElement;
    for (const name of IN_STYLES) style.setProperty(`--m-${name}`, `${this.motion(MOTION[name])}ms`);
    style.setProperty("--m-phrase", `${this.reading(SHOWN.phrase)}ms`);
  }

  choose(pace: Pace): void {
    this.current = pace;
    this.start();
    try {
      localStorage.setItem(KEY, pace);
    } catch {
      // no storage: the setting lasts until the page is closed
    }
  }

  /** Nothing is shown step by step: everything is where it belongs immediately. */
  get off(): boolean {
    return this.current === "none";
  }

  motion(ms: number): number {
    return ms * STRETCH[this.current].motion;
  }

  /** A part of something that is `all` long at normal pace, and never longer than `most`. */
  part(ms: number, all: number, most: number): number {
    return ms * Math.min(STRETCH[this.current].motion, most / Math.max(1, all));
  }

  rest(ms: number): number {
    return ms * STRETCH[this.current].rest;
  }

  /** What is to be read stays at least as long as usual. */
  reading(ms: number): number {
    return ms * Math.max(1, STRETCH[this.current].motion);
  }
}

export const pace = new PaceChoice();
