/** The end of a round, dish by dish: who has how much of what, and what it brings. A plan that the stage plays. */

import type { Beat } from "./beats";
import { dishInfo } from "./facts";
import { countOf, grouped } from "./groups";
import type { News, Teller } from "./news";
import { CEREMONY } from "./pace.svelte";
import { capital, dishName, t } from "./texts.svelte";
import type { Card, Line, Plate, Seat, SushiPublic } from "./wire";

/** What one seat has of a dish, and its points. */
export interface Portion {
  seat: Seat;
  count: number;
  points: number;
}

export interface CountedDish {
  dish: string;
  /** Counted at the end of the match. */
  final: boolean;
  /** Whether it depends on what the others have. */
  contest: boolean;
  portions: Portion[];
}

export interface Ceremony {
  round: number;
  phase: "last" | "count";
  /** What each seat laid last, in the order of the seats. */
  last: { seat: Seat; card: Card; points: number }[];
  dishes: CountedDish[];
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

const platesOf = (view: SushiPublic, seat: Seat, final: boolean): Plate[] => {
  const kept = (view.kept[seat] ?? []).map((plate) => ({ ...plate, no: -plate.no - 1, on: null }));
  return final ? [...kept, ...(view.table[seat] ?? [])] : (view.table[seat] ?? []);
};

function portion(view: SushiPublic, game: string, seat: Seat, dish: string, lines: Line[], final: boolean): Portion {
  const group = grouped(platesOf(view, seat, final), game).find((each) => each.dish === dish);
  const points = lines.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0);
  return { seat, count: group ? countOf(group) : 0, points };
}

/** Dishes that count by themselves come first, then contests, and at last what counts at the end of the match. */
const rank = ({ dish, contest, final }: CountedDish): number =>
  final ? 3 : dishInfo(dish)?.course === "roll" ? 2 : contest ? 1 : 0;

export class Ending {
  private readonly lines: Line[];
  private readonly round: number;

  /** `counts`: the beats in which points are written down, of the round and perhaps of the match. */
  constructor(counts: Beat[]) {
    this.lines = counts.flatMap((beat) => beat.events.filter((event) => event.event === "Scored"));
    const ended = counts.flatMap((beat) => beat.events).find((event) => event.event === "RoundEnded");
    this.round = ended?.round ?? 0;
  }

  /** The table before it is cleared, with what everything scored. */
  scored(view: SushiPublic): SushiPublic {
    const worth = view.worth.map((_, seat) => {
      const mine = this.lines.filter((line) => line.seat === seat && line.round === this.round);
      return Object.fromEntries(mine.map((line) => [line.dish, line.points]));
    });
    return { ...view, worth };
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
        return { dish, final, contest: dishInfo(dish)?.contest ?? false, portions };
      })
      .sort((a, b) => rank(a) - rank(b));
  }

  /** Everything in the order in which it is shown. */
  steps(before: SushiPublic, { game, nameOf, me }: Teller): CeremonyStep[] {
    const view = this.scored(before);
    const dishes = this.dishes(view, game);
    const last = view.table.flatMap((plates, seat) => {
      const plate = plates.filter((each) => each.since === view.turn).at(-1);
      return plate ? [{ seat, card: plate.turned ? "~" : plate.face, points: 0 }] : [];
    });
    const state = { round: this.round, dishes, last };
    const steps: CeremonyStep[] = [{ state: { ...state, phase: "last", at: -1 }, show: view, ms: CEREMONY.last }];
    let scores = view.scores;
    const each = Math.min(CEREMONY.dish, CEREMONY.dishes / Math.max(1, dishes.length));
    dishes.forEach((dish, at) => {
      const gained = (seat: Seat): number => dish.portions.find((portion) => portion.seat === seat)?.points ?? 0;
      scores = scores.map((score, seat) => score + gained(seat));
      steps.push({
        state: { ...state, phase: "count", at },
        show: { ...view, scores },
        ms: dish.final ? CEREMONY.desserts : each,
        news: dish.contest || dish.final ? contestNews(dish, game, nameOf, me) : undefined,
      });
    });
    return steps;
  }
}

/** "Maki: Hana 7 → 6 · you 5 → 3", and who just missed. */
function contestNews(dish: CountedDish, game: string, nameOf: (seat: Seat) => string, me: Seat | null): News {
  const name = (seat: Seat): string => (seat === me ? t("page-you") : nameOf(seat));
  const paid = dish.portions.filter(({ points }) => points !== 0);
  const list = paid
    .map(({ seat, count, points }) => t("news-portion", { name: name(seat), count, points }))
    .join(" · ");
  const winners = paid.filter(({ points }) => points > 0);
  const least = winners.at(-1);
  const missed = dish.portions.find(({ points, count }) => points <= 0 && count > 0 && least && count < least.count);
  const reason =
    missed && least
      ? t("news-missed", {
          name: name(missed.seat),
          who: missed.seat === me ? "you" : "other",
          count: missed.count,
          short: least.count - missed.count,
        })
      : undefined;
  const mine = paid.find(({ seat }) => seat === me)?.points ?? 0;
  return {
    text: t("news-contest", { dish: capital(dishName(dish.dish, game)), list }),
    reason,
    tone: mine > 0 ? "good" : mine < 0 ? "bad" : "plain",
    chips: paid.slice(0, 3).map(({ seat }) => ({ card: dish.dish, seat })),
  };
}
