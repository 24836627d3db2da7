/** What lies inside views: the types of the protocol, and what text forms tell. The page has no rules. */

import type { Card, Scored } from "./protocol";

export type {
  Card,
  Decision,
  PrivateView,
  Option,
  Plate,
  Serving,
  SushiPublic,
  WireEvent,
  SushizockPublic,
} from "./protocol";

export type Seat = number;
/** A line of a score sheet. */
export type Line = Omit<Scored, "event">;

/** `maki` of `maki:3`. */
export const dishOf = (card: Card): string => card.split(":")[0]!;

/** `sushi-go` of `sushi-go(seats=4)`. */
export const nameOfGame = (game: string): string => game.split("(")[0]!;
