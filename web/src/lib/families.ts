/**
 * How the games of each family are shown. This is the only place in the page that names families. A game whose family
 * has no row here can still be played, with the generic view.
 */

import type { Component } from "svelte";
import type { TableConnection } from "./connection.svelte";
import type { OptionParts } from "./options";
import type { PrivateView, Public } from "./protocol";
import type { PuzzleParts } from "./puzzles";
import type { Step } from "./replay";
import type { Staging } from "./staged";
import { t } from "./texts.svelte";
import { dishOf, type Card, type Seat, type SushiPublic, type SushizockPublic } from "./wire";

export type NameOf = (seat: Seat) => string;

/** The props of every table; each uses what it needs. */
export interface TableProps {
  connection: TableConnection;
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
  connection: TableConnection;
  nameOf: NameOf;
  close: () => void;
}

/** The props of every replayed table. */
export interface ReplayProps {
  step: Step;
  game: string;
  nameOf: NameOf;
}

/** The props of every position that one seat knows. */
export interface PositionProps {
  step: Step;
  game: string;
  seat: Seat;
  names: string[];
  nameOf: NameOf;
}

/** The props of every memory aid, which lies above the table or next to it. */
export interface SeenProps extends Pick<TableProps, "connection" | "me" | "nameOf"> {
  over: boolean;
}

/** How far a seat has got, for the script of a lesson. */
export interface Progress {
  round: number;
  turn: number;
  /** The number of tiles it has. */
  tiles: number;
  /** The cards, dishes or kinds of tiles in front of it. */
  mine: Set<string>;
  /** The tiles on top of its stacks. */
  tops: { sushi: number; bone: number };
}

const NO_PROGRESS: Progress = { round: 0, turn: 0, tiles: 0, mine: new Set(), tops: { sushi: 0, bone: 0 } };

type Loaded<Props extends Record<string, unknown>> = Promise<{ default: Component<Props> }>;

export interface Family {
  table: () => Loaded<TableProps & Record<string, unknown>>;
  replay: () => Loaded<ReplayProps & Record<string, unknown>>;
  /** A moment as one seat knew it, without anybody's hand. */
  position?: () => Loaded<PositionProps & Record<string, unknown>>;
  /** How it looks between two updates. */
  staging: () => Promise<Staging>;
  /** What a seat can know about hidden cards or tiles, if there is a memory aid. */
  seen?: () => Loaded<SeenProps & Record<string, unknown>>;
  /** How options are named and drawn. */
  options: () => Promise<OptionParts>;
  /** How the match ends, if not with the score sheet. */
  ending?: () => Loaded<EndingProps & Record<string, unknown>>;
  /** How its puzzles are shown, if there are any. */
  puzzle?: () => Promise<PuzzleParts>;
  /** What the score pad takes, or null if there is no score pad. */
  pad: "plates" | "stacks" | null;
  /** Whether players choose a card from a hand, so that keys can do it. */
  hand: boolean;
  /** Who acts, where players act one after the other, else null. */
  turnOf: (view: Public) => Seat | null;
  /** How far the match has got, for the top of the table. `me` is a seat that we play. */
  title: (view: Public, nameOf: NameOf, me: Seat | null) => string;
  /** The same for a replay. */
  where: (view: Public, nameOf: NameOf) => string;
  progress: (view: Public, seat: Seat) => Progress;
  /** The view of a game with plates and a score sheet, else null. */
  sheet: (view: Public) => SushiPublic | null;
  /** The cards that a player sees: on the table, in the hand and in the options. */
  inSight: (view: Public, mine: PrivateView[]) => Card[];
}

const roundAndTurn = (view: Public): string => {
  const { round, rounds, turn, hand_size } = view as SushiPublic;
  return round > rounds ? "" : t("page-round-turn", { round, turn, turns: hand_size });
};

/** The words of an option's text form. Those that are no cards do no harm. */
const words = (text: string): string[] => text.split(/[\s!>/=]+/);

const FAMILIES: Record<string, Family> = {
  drafting: {
    table: () => import("../screens/SushiTable.svelte"),
    replay: () => import("../components/replay/OpenSeats.svelte"),
    position: () => import("../whatif/PlatesAt.svelte"),
    staging: () => import("./sushi/staging"),
    seen: () => import("../components/seen/SeenHands.svelte"),
    options: () => import("../components/options/cards"),
    puzzle: () => import("../components/puzzles/cards"),
    pad: "plates",
    hand: true,
    turnOf: () => null,
    title: roundAndTurn,
    where: roundAndTurn,
    progress: (view, seat) => {
      const { round, turn, table } = view as SushiPublic;
      const faces = (table[seat] ?? []).filter((plate) => !plate.turned).map((plate) => plate.face);
      return { ...NO_PROGRESS, round, turn, mine: new Set([...faces, ...faces.map(dishOf)]) };
    },
    sheet: (view) => view as SushiPublic,
    inSight: (view, mine) => [
      ...(view as SushiPublic).table.flat().flatMap((plate) => (plate.turned ? [] : plate.face)),
      ...mine.flatMap(({ hand, decision }) => [
        ...(hand ?? []),
        ...(decision?.options ?? []).flatMap((option) => words(option.text)),
      ]),
    ],
  },
  sushizock: {
    table: () => import("../screens/SushizockTable.svelte"),
    replay: () => import("../components/replay/OpenStacks.svelte"),
    position: () => import("../whatif/StacksAt.svelte"),
    staging: () => import("./sushizock/staging"),
    seen: () => import("../components/seen/SeenStacks.svelte"),
    options: () => import("../components/options/dice"),
    ending: () => import("../components/sushizock/FinalCount.svelte"),
    puzzle: () => import("../components/puzzles/dice"),
    pad: "stacks",
    hand: false,
    turnOf: (view) => (view as SushizockPublic).turn,
    title: (view, nameOf, me) => {
      const { turn, roll } = view as SushizockPublic;
      return turn === me
        ? t("page-sushizock-your-turn", { roll: Math.max(1, roll) })
        : t("page-sushizock-turn", { name: nameOf(Math.max(0, turn)), roll: Math.max(1, roll) });
    },
    where: (view, nameOf) => t("replay-turn-of", { name: nameOf((view as SushizockPublic).turn) }),
    progress: (view, seat) => {
      const { sushi, bones } = (view as SushizockPublic).stacks[seat]!;
      const mine = new Set([...(sushi.height > 0 ? ["sushi"] : []), ...(bones.height > 0 ? ["bone"] : [])]);
      const tops = { sushi: sushi.top ?? 0, bone: bones.top ?? 0 };
      return { ...NO_PROGRESS, tiles: sushi.height + bones.height, mine, tops };
    },
    sheet: () => null,
    inSight: () => [],
  },
};

const GENERIC: Family = {
  table: () => import("../screens/GenericTable.svelte"),
  replay: () => import("../components/replay/OpenScores.svelte"),
  staging: () => Promise.resolve({ between: (view) => view, midair: (_, after) => after, endingOf: () => null }),
  options: () => Promise.resolve({ optionName: ({ text }) => text, facesOf: () => [] }),
  pad: null,
  hand: false,
  turnOf: () => null,
  title: () => "",
  where: () => "",
  progress: () => NO_PROGRESS,
  sheet: () => null,
  inSight: () => [],
};

export const familyOf = (family: string): Family => FAMILIES[family] ?? GENERIC;
