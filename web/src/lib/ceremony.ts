/** The end of a round, dish by dish: who has how much of what, and what it brings. A plan that the stage plays. */

import { beats, isVain, type Beat } from "./beats";
import { contestsIn } from "./contests";
import { dishInfo, gameInfo } from "./facts";
import { countIn, isCompared } from "./groups";
import type { News, Teller } from "./news";
import { points as written, signed } from "./numbers";
import type { Contest, Fact, Tray } from "./protocol";
import { CEREMONY } from "./pace.svelte";
import { countText } from "./standing";
import { atTheEnd, factText } from "./tray";
import { capital, dishName, t } from "./texts.svelte";
import {
  dishOf,
  type Card,
  type Facts,
  type Line,
  type Plate,
  type Seat,
  type SushiPublic,
  type WireEvent,
} from "./wire";

/** What one seat has of a dish, and its points. */
export interface Portion {
  seat: Seat;
  count: number;
  points: number;
  /** What was counted, as far as the server says so. */
  why: Fact[];
}

export interface CountedDish {
  dish: string;
  /** Whether it is counted at the end of the match. */
  final: boolean;
  /** Whether it depends on what the others have. */
  contest: boolean;
  portions: Portion[];
  /** The points of the places that were left when it was counted, where some had been taken before. */
  left: number[];
}

/** Somebody's last card: what it brought, and what its dish scores with it. */
export interface LastCard {
  seat: Seat;
  card: Card;
  gain: number;
  points: number;
  /** Whether it is counted at the end of the match. */
  kept: boolean;
  /** Whether it was struck out: nothing of it is left on the table. */
  struck: boolean;
}

/** The data that a round's count is shown from. */
export interface Counted {
  round: number;
  dishes: CountedDish[];
}

export interface Ceremony extends Counted {
  phase: "last" | "count";
  /** What each seat laid last, in the order of the seats. */
  last: LastCard[];
  /** The scores before anything is counted. */
  start: number[];
  /** The dish that is counted now. -1 while the last cards are shown. */
  at: number;
}

export interface CeremonyStep {
  state: Ceremony;
  /** The table at this moment: the points counted so far are written down. */
  show: SushiPublic;
  ms: number;
  news?: News;
}

/** The turn that ends a round: the table when it began, what happened until points are written down, and the table after. */
export interface LastTurn {
  before: SushiPublic;
  events: WireEvent[];
  after: SushiPublic | null;
}

const platesOf = (view: SushiPublic, seat: Seat, final: boolean): Plate[] => {
  const kept = (view.kept[seat] ?? []).map((plate) => ({ ...plate, no: -plate.no - 1, on: null }));
  return final ? [...kept, ...(view.table[seat] ?? [])] : (view.table[seat] ?? []);
};

function portion(view: SushiPublic, game: string, seat: Seat, dish: string, lines: Line[], final: boolean): Portion {
  const own = lines.filter((line) => line.seat === seat);
  const points = own.reduce((sum, line) => sum + line.points, 0);
  const why = own.flatMap(({ counted = [] }) => counted);
  return { seat, count: countIn(platesOf(view, seat, final), dish, game), points, why };
}

/** What somebody has of a dish, in a few words: "5 rolls", "4 colours". */
function howMuch({ why, count }: Portion, dish: string): string {
  const colours = why.find(({ id }) => id === "colours" || id === "colours_behind");
  return colours ? t("ceremony-colours", { count: colours.n ?? 0 }) : countText(dish, count);
}

/** What somebody's points for a dish were counted from: "squid ×3 = 9 · 2 salmon". */
export function countedText(portion: Portion, dish: string, game: string, nameOf: (seat: Seat) => string): string {
  const isBrief = portion.why.every(({ id }) => id === "colours" || id === "colours_behind");
  if (isBrief) return howMuch(portion, dish);
  const told = portion.why.map((fact) => factText(fact, game, nameOf));
  return told.join(" · ").replaceAll("*", "");
}

/** The places of a race that are left when the best of them is given away. None are listed if all of them were. */
function leftOf(dish: string, { notes }: SushiPublic): number[] {
  const taken = notes.find(([name]) => name === dish)?.[1] ?? 0;
  return taken > 0 ? (dishInfo(dish)?.prizes ?? []).slice(taken) : [];
}

/** "Places left: 5, 2", or null where all of them were. */
export const placesLeft = ({ left }: CountedDish): string | null =>
  left.length > 0 ? capital(t("tray-places", { parts: left.join(", ") })) : null;

/** Whether its points come from comparing how much of it each seat has. */
const isComparison = ({ dish, final }: CountedDish): boolean => isCompared(dish, final ? "match" : "round");

/** Dishes that score on their own come first, then contests, and last what counts at the end of the match. */
const rank = (dish: CountedDish): number => (dish.final ? 3 : isComparison(dish) ? 2 : dish.contest ? 1 : 0);

/** The points that a seat gets for a dish. */
export const gainOf = (dish: CountedDish, seat: Seat): number =>
  dish.portions.find((portion) => portion.seat === seat)?.points ?? 0;

/** The dish that is counted now. */
export const dishNow = ({ dishes, at }: Ceremony): CountedDish | null => dishes[at] ?? null;

/** The scores once this many dishes are counted. */
export function scoresAfter({ start, dishes }: Ceremony, count: number): number[] {
  return start.map((score, seat) => dishes.slice(0, count).reduce((sum, dish) => sum + gainOf(dish, seat), score));
}

/**
 * What each seat laid last. `now` has what everything scored, `before` what it would have scored without. A card that
 * left the table at once is only in the events.
 */
function lastCards(now: SushiPublic, { before, events }: LastTurn, game: string): LastCard[] {
  return now.table.flatMap((plates, seat) => {
    const plate = plates.filter((each) => each.since === now.turn).at(-1);
    if (!plate) return gone(events, seat);
    const dish = plate.turned ? (gameInfo(game)?.face_down ?? "") : dishOf(plate.face);
    const points = now.worth[seat]?.[dish] ?? 0;
    const gain = points - (before.worth[seat]?.[dish] ?? 0);
    const kept = dishInfo(dish)?.kept ?? false;
    return [{ seat, card: plate.turned ? "~" : plate.face, gain, points, kept, struck: false }];
  });
}

/** The card that a seat laid and that is gone: in vain, or since it won points at once. */
function gone(events: WireEvent[], seat: Seat): LastCard[] {
  const served = events.filter((event) => event.event === "Served").filter((event) => event.seat === seat);
  const cleared = events
    .filter((event) => event.event === "Cleared")
    .filter((event) => event.seat === seat && served.some(({ plate }) => plate.no === event.plate.no))
    .at(-1);
  if (!cleared) return [];
  const card = cleared.plate.face;
  const gain = events
    .filter((event) => event.event === "Scored")
    .filter((line) => line.seat === seat && line.dish === dishOf(card))
    .reduce((sum, { points }) => sum + points, 0);
  return [{ seat, card, gain, points: gain, kept: false, struck: isVain(cleared) }];
}

export class Ending {
  private readonly lines: Line[];
  private readonly round: number;

  /** `counts`: the beats in which points are written down, of the round and perhaps of the match. */
  constructor(
    counts: Beat[],
    private readonly turn: LastTurn | null = null,
  ) {
    this.lines = counts.flatMap((beat) => beat.events.filter((event) => event.event === "Scored"));
    const ended = counts.flatMap((beat) => beat.events).find((event) => event.event === "RoundEnded");
    this.round = ended?.round ?? 0;
  }

  /** What every dish of these seats scored in the round. */
  worth(seats: unknown[]): Record<string, number>[] {
    return seats.map((_, seat) => {
      const mine = this.lines.filter((line) => line.seat === seat && line.round === this.round);
      return Object.fromEntries(mine.map((line) => [line.dish, line.points]));
    });
  }

  /** What seats were compared by. */
  get contests(): Contest[] {
    return contestsIn(this.lines.filter(({ round }) => round === this.round));
  }

  /** The table before it is cleared, with what everything scored, and what desserts bring from now on. */
  scored(view: SushiPublic): SushiPublic {
    const worth = this.worth(view.worth);
    return { ...view, worth, trays: view.trays.map((list, seat) => this.traysOf(seat, list, worth[seat] ?? {})) };
  }

  private traysOf(seat: Seat, before: Tray[], worth: Record<string, number>): Tray[] {
    const kept = this.turn?.after?.trays[seat]?.flatMap((tray) => atTheEnd(tray) ?? []) ?? [];
    const facts = (dish: string): Fact[] =>
      this.lines
        .filter((line) => line.seat === seat && line.dish === dish && line.round === this.round)
        .flatMap(({ counted = [] }) => counted);
    const scored = (tray: Pick<Tray, "dish" | "later">): Tray => {
      const { dish } = tray;
      const later = kept.find((each) => each.dish === dish) ?? tray.later;
      return { dish, points: worth[dish] ?? null, facts: facts(dish), ...(later && { later }) };
    };
    const isNew = (dish: string): boolean => before.every((tray) => tray.dish !== dish);
    const ofRound = before.filter(({ final }) => !final).map(scored);
    const fresh = Object.keys(worth)
      .filter(isNew)
      .map((dish) => scored({ dish }));
    const desserts = before
      .filter(({ final }) => final)
      .map((tray) => kept.find(({ dish }) => dish === tray.dish) ?? tray);
    const first = kept.filter(({ dish }) => isNew(dish) && !(dish in worth));
    return [...ofRound, ...fresh, ...desserts, ...first];
  }

  dishes(view: SushiPublic, game: string): CountedDish[] {
    const seats = view.scores.map((_, seat) => seat);
    const found = new Map<string, Line[]>();
    for (const line of this.lines) {
      const key = `${line.round} ${line.dish}`;
      found.set(key, [...(found.get(key) ?? []), line]);
    }
    return [...found.values()]
      .filter((lines) => lines.some((line) => line.points !== 0))
      .map((lines) => {
        const { dish, round } = lines[0]!;
        const final = round > this.round;
        const portions = seats
          .map((seat) => portion(view, game, seat, dish, lines, final))
          .filter(({ count, points }) => count > 0 || points !== 0)
          .sort((a, b) => b.points - a.points || b.count - a.count);
        const contest = dishInfo(dish)?.contest ?? false;
        return { dish, final, contest, portions, left: leftOf(dish, view) };
      })
      .sort((a, b) => rank(a) - rank(b));
  }

  counted(view: SushiPublic, game: string): Counted {
    return { round: this.round, dishes: this.dishes(view, game) };
  }

  /** Everything in the order in which it is shown. */
  steps(before: SushiPublic, { game, nameOf, me }: Teller): CeremonyStep[] {
    const view = this.scored(before);
    const counted = this.counted(before, game);
    const turn = this.turn ?? { before, events: [], after: null };
    const state = { ...counted, last: lastCards(view, turn, game), start: view.scores };
    const time = durations(counted.dishes);
    return [
      { state: { ...state, phase: "last", at: -1 }, show: view, ms: CEREMONY.last },
      ...counted.dishes.map((dish, at): CeremonyStep => {
        const now: Ceremony = { ...state, phase: "count", at };
        const news = dish.contest || dish.final ? contestNews(dish, game, nameOf, me) : undefined;
        return { state: now, show: { ...view, scores: scoresAfter(now, at + 1) }, ms: time(dish), news };
      }),
    ];
  }
}

/** What sentences about these events compare with: at the end of a round, the table before it is cleared. */
export function factsAfter(events: WireEvent[], after: Facts | null): Facts | null {
  if (!after?.worth) return after;
  const counts = beats(events).filter((beat) => beat.kind === "count");
  if (counts.length === 0) return after;
  const ending = new Ending(counts);
  return { worth: ending.worth(after.worth), contests: ending.contests };
}

/** How long each dish is shown, so that the ceremony ends in time. */
function durations(dishes: CountedDish[]): (dish: CountedDish) => number {
  const finals = dishes.filter((dish) => dish.final).length;
  const room = Math.min(CEREMONY.dishes, CEREMONY.most - CEREMONY.last - finals * CEREMONY.desserts);
  const each = Math.min(CEREMONY.dish, room / Math.max(1, dishes.length - finals));
  return (dish) => (dish.final ? CEREMONY.desserts : each);
}

/** The seats that had some of a dish and just missed its points. Only where counts are compared. */
function missed(dish: CountedDish): { portion: Portion; short: number } | null {
  if (!isComparison(dish)) return null;
  const { portions } = dish;
  const least = portions.filter(({ points }) => points > 0).at(-1);
  const portion = portions.find(({ points, count }) => points <= 0 && count > 0 && least && count < least.count);
  return portion && least ? { portion, short: least.count - portion.count } : null;
}

/** "Hana 7 rolls → 6 · You 5 rolls → 3", and who just missed. `text` says what a portion was counted from. */
export function contest(
  dish: CountedDish,
  nameOf: (seat: Seat) => string,
  me: Seat | null,
  text = (portion: Portion): string => howMuch(portion, dish.dish),
): { list: string; reason: string | undefined } {
  const name = (seat: Seat): string => (seat === me ? t("page-you") : nameOf(seat));
  const list = dish.portions
    .filter(({ points }) => points !== 0)
    .map((portion) =>
      t("told-portion", {
        name: name(portion.seat),
        count: text(portion),
        points: (dish.final ? signed : written)(portion.points),
      }),
    )
    .join(" · ");
  const places = placesLeft(dish);
  const found = missed(dish);
  if (!found) return { list, reason: places === null ? undefined : `${places}.` };
  const { portion, short } = found;
  const person = portion.seat === me ? "you" : "other";
  const reason = t("told-missed", { name: name(portion.seat), person, count: portion.count, short });
  return { list, reason: places === null ? reason : `${places}. ${reason}` };
}

function contestNews(dish: CountedDish, game: string, nameOf: (seat: Seat) => string, me: Seat | null): News {
  const { list, reason } = contest(dish, nameOf, me);
  const mine = me === null ? 0 : gainOf(dish, me);
  return {
    text: t("told-contest", { dish: capital(dishName(dish.dish, game)), list }),
    reason,
    tone: mine > 0 ? "good" : mine < 0 ? "bad" : "plain",
    chips: dish.portions
      .filter(({ points }) => points !== 0)
      .slice(0, 3)
      .map(({ seat }) => ({ card: dish.dish, seat })),
  };
}
