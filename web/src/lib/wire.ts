/** The types inside views, re-exported from the protocol, and helpers for text forms. The page contains no rules. */

import type { Card, Scored, SushiStepFacts, SushizockStepFacts } from "./protocol";

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
/** What sentences about a step need to know of the table after it. Every view has what its game needs of it. */
export type Facts = Partial<SushiStepFacts & SushizockStepFacts>;
/** A line of a score sheet. */
export type Line = Omit<Scored, "event">;

/** `maki` for `maki:3`. */
export const dishOf = (card: Card): string => card.split(":")[0]!;

/** `sushi-go` for `sushi-go(seats=4)`. */
export const nameOfGame = (game: string): string => game.split("(")[0]!;
