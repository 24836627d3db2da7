/** What a new table shall be like, and its text form. Which combinations are legal, the catalogue says. */

import type { Catalogue, Clock, NewSeat, NewTable } from "./protocol";
import { drawingOf } from "./wire";

export interface SetUp {
  game: string;
  players: number;
  edition: string;
  /** A printed meal's name, or `a-la-carte`. */
  meal: string;
  /** The seven dishes à la carte. */
  dishes: string[];
  alternate: boolean;
  dummy: boolean;
  openStacks: boolean;
  bot: string;
  clock: Clock;
  open: boolean;
  /** Whether anybody with the link may look back at the finished match, every hand open. */
  openRecord: boolean;
  /** Whether friends may ask for hints. */
  hints: boolean;
}

export const A_LA_CARTE = "a-la-carte";

export const FIRST: Record<string, SetUp> = Object.fromEntries(
  [
    ["sushi-go", 4],
    ["sushi-go-party", 4],
    ["sushizock", 3],
  ].map(([game, players]) => [
    game as string,
    {
      game: game as string,
      players: players as number,
      edition: "zoch",
      meal: "my-first-meal",
      dishes: [],
      alternate: false,
      dummy: false,
      openStacks: false,
      bot: "regular",
      clock: 0,
      open: false,
      openRecord: true,
      hints: false,
    },
  ]),
);

/** The same wish with what does not go together put right. */
export function fitted(wish: SetUp, catalogue: Catalogue | null): SetUp {
  const fit = { ...wish };
  if (fit.game === "sushi-go" && fit.players === 2) fit.edition = "gamewright";
  if (!(fit.game === "sushi-go" && fit.edition === "gamewright" && fit.players === 2)) fit.dummy = false;
  const meals = catalogue?.meals.filter((meal) => meal.seats.includes(fit.players)) ?? [];
  if (meals.length > 0 && fit.meal !== A_LA_CARTE && !meals.some((meal) => meal.name === fit.meal)) {
    fit.meal = meals[0]!.name;
  }
  return fit;
}

export interface Missing {
  course: string;
  /** How many are still to choose; below 0: too many. */
  count: number;
}

/** What an à-la-carte meal still lacks, course by course, and the dishes that are not for so many players. */
export function lacking(wish: SetUp, catalogue: Catalogue): { missing: Missing[]; unfit: string[] } {
  const known = catalogue.dishes["sushi-go-party"] ?? [];
  const chosen = known.filter((dish) => wish.dishes.includes(dish.name));
  return {
    missing: Object.entries(catalogue.courses)
      .map(([course, wanted]) => ({ course, count: wanted - chosen.filter((dish) => dish.course === course).length }))
      .filter(({ count }) => count !== 0),
    unfit: chosen.filter((dish) => !dish.seats.includes(wish.players)).map((dish) => dish.name),
  };
}

/** A random legal meal for so many players. */
export function randomMeal(players: number, catalogue: Catalogue, random: () => number = Math.random): string[] {
  const fitting = (catalogue.dishes["sushi-go-party"] ?? []).filter((dish) => dish.seats.includes(players));
  return Object.entries(catalogue.courses).flatMap(([course, wanted]) => {
    const pool = fitting.filter((dish) => dish.course === course).map((dish) => dish.name);
    return Array.from({ length: wanted }, () => pool.splice(Math.floor(random() * pool.length), 1)[0]!);
  });
}

/** The drawing that stands for a dish: of its last card, the grandest. */
export function drawnAs(dish: string, catalogue: Catalogue): string {
  const found = catalogue.dishes["sushi-go-party"]?.find((each) => each.name === dish);
  return drawingOf(Object.keys(found?.cards ?? {}).at(-1) ?? dish);
}

export function gameText(wish: SetUp): string {
  const options = [`seats=${wish.players}`];
  if (wish.game === "sushi-go-party") {
    options.push(`meal=${wish.meal === A_LA_CARTE ? wish.dishes.join("+") : wish.meal}`);
  }
  options.push(`edition=${wish.edition}`);
  if (wish.game === "sushi-go" && wish.alternate) options.push("pass=alternate");
  if (wish.game === "sushi-go" && wish.dummy) options.push("dummy=yes");
  if (wish.game === "sushizock" && wish.openStacks) options.push("open_stacks=yes");
  return `${wish.game}(${options.join(",")})`;
}

export function newTable(wish: SetUp, name: string, friends: boolean): NewTable {
  const other: NewSeat = friends ? { kind: "open" } : { kind: "bot", bot: wish.bot };
  return {
    game: gameText(wish),
    seats: [{ kind: "you", name }, ...Array.from({ length: wish.players - 1 }, () => other)],
    clock: friends ? wish.clock : 0,
    public: friends && wish.open,
    stand_in: wish.bot,
    open_record: wish.openRecord,
    hints: friends && wish.hints,
  };
}
