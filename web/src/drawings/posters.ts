/** How each game is drawn: with two of its pieces in a list, with a few more on its poster. */

/** A drawing on a poster of 120 by 148; `die` is the width of the die that it is on. */
interface Piece {
  id: string;
  x: number;
  y: number;
  size: number;
  transform?: string;
  die?: number;
}

interface Art {
  list: string[];
  poster: Piece[];
}

const ART: Record<string, Art> = {
  "sushi-go": {
    list: ["maki-1", "nigiri-salmon"],
    poster: [
      { id: "maki-2", x: 12, y: -6, size: 98 },
      { id: "nigiri-salmon", x: 2, y: 50, size: 116 },
    ],
  },
  "sushi-go-party": {
    list: ["takeout-box", "miso-soup"],
    poster: [
      { id: "takeout-box", x: 32, y: -2, size: 88 },
      { id: "pudding", x: -2, y: 34, size: 76 },
      { id: "miso-soup", x: 42, y: 70, size: 80 },
    ],
  },
  sushizock: {
    list: ["tile-bone", "die-sushi"],
    poster: [
      { id: "tile-bone", x: 8, y: -12, size: 106, transform: "rotate(-14 60 40)" },
      { id: "nigiri-salmon", x: 8, y: 7, size: 46, die: 62, transform: "translate(2 62) rotate(-8 32 32) scale(1.1)" },
      { id: "die-red", x: 8, y: 7, size: 35, die: 50, transform: "translate(64 86) rotate(9 24 24) scale(1.06)" },
    ],
  },
};

const OTHER: Art = { list: ["card-back"], poster: [{ id: "card-back", x: 8, y: 18, size: 104 }] };

export const artOf = (game: string): string[] => (ART[game] ?? OTHER).list;
export const posterOf = (game: string): Piece[] => (ART[game] ?? OTHER).poster;
