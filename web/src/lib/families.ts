/**
 * How the games of each family are shown. This is the only place in the page that names families. A game whose family
 * has no row here can still be played, with the generic view.
 */

import type { Component } from "svelte";
import type { TableConnection } from "./connection.svelte";
import type { Public } from "./protocol";
import type { Step } from "./replay";
import { t } from "./texts.svelte";
import type { Card, Seat, SushiPublic, SushizockPublic } from "./wire";

export type NameOf = (seat: Seat) => string;

/** The props of every table; each uses what it needs. */
export interface TableProps {
  link: TableConnection;
  me: Seat;
  nameOf: NameOf;
  /** Whether this is a lesson, in which the coach gives the hints. */
  lesson: boolean;
  open: (seat: Seat) => void;
  explain: (card: Card) => void;
  showKeys: () => void;
  /** Open everything that happened. */
  showLog: () => void;
}

/** The props of an end of the match that a family shows in its own way. */
export interface EndingProps {
  link: TableConnection;
  nameOf: NameOf;
  close: () => void;
}

/** The props of every replayed table. */
export interface ReplayProps {
  step: Step;
  game: string;
  nameOf: NameOf;
}

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export interface Family {
  table: () => Loaded<TableProps & Record<string, unknown>>;
  replay: () => Loaded<ReplayProps & Record<string, unknown>>;
  /** How the match ends, if not with the score sheet. */
  ending?: () => Loaded<EndingProps & Record<string, unknown>>;
  /** What the score pad takes, or null if there is no score pad. */
  pad: "plates" | "stacks" | null;
  /** Whether players choose a card from a hand, so that keys can do it. */
  hand: boolean;
  /** Whether players act one after the other. */
  inTurn: boolean;
  /** How far the match is, for the top of the table. `me` is a seat that we play. */
  title: (view: Public, nameOf: NameOf, me: Seat | null) => string;
  /** The same for a replay. */
  where: (view: Public, nameOf: NameOf) => string;
}

const roundAndTurn = (view: Public): string => {
  const { round, rounds, turn, hand_size } = view as SushiPublic;
  return round > rounds ? "" : t("page-round-turn", { round, turn, turns: hand_size });
};

const FAMILIES: Record<string, Family> = {
  drafting: {
    table: () => import("../screens/SushiTable.svelte"),
    replay: () => import("../components/replay/OpenSeats.svelte"),
    pad: "plates",
    hand: true,
    inTurn: false,
    title: roundAndTurn,
    where: roundAndTurn,
  },
  sushizock: {
    table: () => import("../screens/SushizockTable.svelte"),
    replay: () => import("../components/replay/OpenStacks.svelte"),
    ending: () => import("../components/zock/FinalCount.svelte"),
    pad: "stacks",
    hand: false,
    inTurn: true,
    title: (view, nameOf, me) => {
      const { turn, roll } = view as SushizockPublic;
      return turn === me
        ? t("page-zock-your-turn", { roll: Math.max(1, roll) })
        : t("page-zock-turn", { name: nameOf(Math.max(0, turn)), roll: Math.max(1, roll) });
    },
    where: (view, nameOf) => t("replay-turn-of", { name: nameOf((view as SushizockPublic).turn) }),
  },
};

const GENERIC: Family = {
  table: () => import("../screens/GenericTable.svelte"),
  replay: () => import("../components/replay/OpenScores.svelte"),
  pad: null,
  hand: false,
  inTurn: false,
  title: () => "",
  where: () => "",
};

export const familyOf = (family: string): Family => FAMILIES[family] ?? GENERIC;
