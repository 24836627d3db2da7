/** The settings of a new table, and their text form. The catalogue says which combinations are legal. */

import { drawingOf } from "./drawings";
import { dishInfo, facts, gameInfo } from "./facts";
import { guestInfo, levelAt, levels, lineUp, type Seated } from "./guests";
import { read, write } from "./keys";
import type { Clock, DishInfo, GameInfo, MealInfo, NewSeat, NewTable, SwitchInfo } from "./protocol";
import type { Where } from "./reach.svelte";
import { nameOfGame } from "./wire";

export interface SetUp {
  game: string;
  players: number;
  edition: string;
  /** A printed meal's name, or `a-la-carte`. */
  meal: string;
  /** The dishes chosen à la carte. */
  dishes: string[];
  /** The options that are switched on. */
  on: string[];
  /** The level of guests who are not chosen by name, and of the stand-in. */
  bot: string;
  guests: Seated[];
  clock: Clock;
  open: boolean;
  /** Whether anyone with the link may replay the finished match, with all hands visible. */
  openRecord: boolean;
  /** Whether friends may ask for hints. */
  hints: boolean;
  /** Whether friends have the memory aid. */
  memory: boolean;
}

export const A_LA_CARTE = "a-la-carte";

/** A game as it is usually played. */
export function usual(game: string): SetUp {
  const info = gameInfo(game);
  return fitted({
    game,
    players: info?.usual_seats ?? 0,
    edition: info?.editions[0] ?? "",
    meal: "",
    dishes: [],
    on: [],
    bot: levelAt("server", "regular", game),
    guests: [],
    clock: 0,
    open: false,
    openRecord: true,
    hints: false,
    memory: false,
  });
}

/** The game that supports the most different player counts. */
export function mostPlayable(): string {
  return [...facts().games].sort((a, b) => b.seats.length - a.seats.length)[0]?.name ?? "";
}

const fits = (seats: number[] | undefined, players: number): boolean => seats?.includes(players) ?? false;

export const hasMeals = (game: string): boolean => gameInfo(game)?.options.includes("meal") ?? false;

/** The printed meals for this number of players. Empty for a game without meals. */
export function mealsFor({ game, players }: SetUp): MealInfo[] {
  return hasMeals(game) ? facts().meals.filter((meal) => fits(meal.seats, players)) : [];
}

/** Whether an edition supports this number of players. */
export const hasEdition = (info: GameInfo, edition: string, players: number): boolean =>
  fits(info.edition_seats[edition], players);

/** The options that can be switched on for this number of players in at least one edition. */
export function switchesFor({ game, players }: SetUp): SwitchInfo[] {
  const all = gameInfo(game)?.switches ?? [];
  return all.filter((each) => Object.values(each.seats).some((seats) => fits(seats, players)));
}

/** The same settings with incompatible choices corrected. */
export function fitted(wish: SetUp): SetUp {
  const fit = { ...wish };
  const info = gameInfo(fit.game);
  if (info && !hasEdition(info, fit.edition, fit.players)) {
    fit.edition = info.editions.find((each) => hasEdition(info, each, fit.players)) ?? fit.edition;
  }
  fit.on = switchesFor(fit)
    .filter((each) => fit.on.includes(each.option) && fits(each.seats[fit.edition], fit.players))
    .map((each) => each.option);
  fit.guests = lineUp(fit.bot, fit.players - 1, fit.guests);
  const meals = mealsFor(fit);
  if (fit.meal !== A_LA_CARTE && !meals.some((meal) => meal.name === fit.meal)) fit.meal = meals[0]?.name ?? "";
  return fit;
}

/** These settings adapted to a house: its bots play at the levels that it has. */
export function settingsAt(where: Where, wish: SetUp): SetUp {
  const guests = wish.guests.map((guest) => ({ ...guest, bot: levelAt(where, guest.bot, wish.game) }));
  const here = { ...wish, bot: levelAt(where, wish.bot, wish.game), guests };
  return where === "server" ? here : { ...here, open: false, openRecord: true, hints: false, memory: false };
}

export interface Missing {
  course: string;
  /** How many dishes are still to be chosen. Negative if there are too many. */
  count: number;
}

export const dishesOf = (game: string): DishInfo[] => facts().dishes[game] ?? [];

/** What an à-la-carte meal still lacks by course, and the dishes that don't support this number of players. */
export function lacking(wish: SetUp): { missing: Missing[]; unfit: string[] } {
  const chosen = dishesOf(wish.game).filter((dish) => wish.dishes.includes(dish.name));
  return {
    missing: Object.entries(facts().courses)
      .map(([course, wanted]) => ({ course, count: wanted - chosen.filter((dish) => dish.course === course).length }))
      .filter(({ count }) => count !== 0),
    unfit: chosen.filter((dish) => !fits(dish.seats, wish.players)).map((dish) => dish.name),
  };
}

/** A random legal meal for this number of players. */
export function randomMeal({ game, players }: SetUp, random: () => number = Math.random): string[] {
  const fitting = dishesOf(game).filter((dish) => fits(dish.seats, players));
  return Object.entries(facts().courses).flatMap(([course, wanted]) => {
    const pool = fitting.filter((dish) => dish.course === course).map((dish) => dish.name);
    return Array.from({ length: wanted }, () => pool.splice(Math.floor(random() * pool.length), 1)[0]!);
  });
}

/** The drawing that represents a dish on a menu: that of its last card, the grandest. */
export function drawnAs(dish: string): string {
  return drawingOf(Object.keys(dishInfo(dish)?.cards ?? {}).at(-1) ?? dish);
}

/** The meal of a game's text form: its name if it is a printed one, and its dishes. */
export function mealOf(game: string): { name: string; dishes: string[] } {
  const text = /meal=([^,)]+)/.exec(game)?.[1];
  const all = dishesOf(nameOfGame(game));
  if (!text) return { name: "", dishes: all.map((dish) => dish.name) };
  const printed = facts().meals.find((meal) => meal.name === text);
  // Dishes of a course from which nobody chooses are part of every meal.
  const always = all.filter((dish) => !(dish.course in facts().courses)).map((dish) => dish.name);
  return { name: printed?.name ?? "", dishes: [...always, ...(printed?.dishes ?? text.split("+"))] };
}

const LAST = "sushiya.last";

/** Keep the settings of a table for the next time. */
export const keepSetUp = (wish: SetUp): void => write(LAST, wish);

/** The settings of the last table on this device, or null if there is none that this server can play. */
export function lastSetUp(): SetUp | null {
  const last = read<Partial<SetUp> | null>(LAST, null);
  const info = gameInfo(last?.game ?? "");
  if (!last?.game || !info) return null;
  const wish = { ...usual(last.game), ...last };
  const known =
    info.seats.includes(wish.players) &&
    [...facts().bots, ...levels("server", wish.game)].includes(wish.bot) &&
    Array.isArray(wish.guests);
  return known ? fitted({ ...wish, guests: wish.guests.filter(({ name }) => guestInfo(name)) }) : null;
}

export function gameText(wish: SetUp): string {
  const options = [`seats=${wish.players}`];
  if (wish.meal) options.push(`meal=${wish.meal === A_LA_CARTE ? wish.dishes.join("+") : wish.meal}`);
  if (wish.edition) options.push(`edition=${wish.edition}`);
  const on = switchesFor(wish).filter((each) => wish.on.includes(each.option));
  options.push(...on.map((each) => `${each.option}=${each.value}`));
  return `${wish.game}(${options.join(",")})`;
}

export function newTable(wish: SetUp, name: string, friends: boolean): NewTable {
  const bots = Array.from({ length: wish.players - 1 }, (_, index) => wish.guests[index] ?? { bot: wish.bot });
  const others = bots.map((bot): NewSeat => (friends ? { kind: "open" } : { kind: "bot", ...bot }));
  return {
    game: gameText(wish),
    seats: [{ kind: "you", name }, ...others],
    clock: friends ? wish.clock : 0,
    public: friends && wish.open,
    stand_in: wish.bot,
    open_record: wish.openRecord,
    hints: friends && wish.hints && !wish.open,
    memory: friends && wish.memory,
  };
}
