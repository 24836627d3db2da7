/** Which puzzles were solved, and how many in a row. It is kept on this device. */

import { read, write } from "./keys";
import { nameOfGame } from "./wire";

const SOLVED = "sushiya.puzzles";

interface Kept {
  solved: Record<string, number[]>;
  /** The puzzles whose first answer was not the best one. */
  missed: Record<string, number[]>;
  row: number;
  best: number;
}

class Solved {
  private kept = $state.raw<Kept>({ solved: {}, missed: {}, row: 0, best: 0, ...read<Partial<Kept>>(SOLVED, {}) });

  in(game: string): Set<number> {
    return new Set(this.kept.solved[nameOfGame(game)]);
  }

  missed(game: string): Set<number> {
    return new Set(this.kept.missed[nameOfGame(game)]);
  }

  get row(): number {
    return this.kept.row;
  }

  get best(): number {
    return this.kept.best;
  }

  /** The first answer to a puzzle. One that was solved before does not count again. */
  answered(game: string, number: number, right: boolean): void {
    const name = nameOfGame(game);
    const { solved, missed, row, best } = this.kept;
    if (this.in(game).has(number)) return;
    const now = right ? row + 1 : 0;
    const added = (all: Record<string, number[]>): Record<string, number[]> => ({
      ...all,
      [name]: [...new Set([...(all[name] ?? []), number])],
    });
    this.kept = {
      solved: right ? added(solved) : solved,
      missed: right ? missed : added(missed),
      row: now,
      best: Math.max(best, now),
    };
    write(SOLVED, this.kept);
  }
}

export const solved = new Solved();
