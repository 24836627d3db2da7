/** The drawings that represent a game in a list. */

const ART: Record<string, string[]> = {
  "sushi-go": ["maki-1", "nigiri-salmon"],
  "sushi-go-party": ["takeout-box", "miso-soup"],
  sushizock: ["tile-bone", "die-sushi"],
};

export const artOf = (game: string): string[] => ART[game] ?? ["card-back"];
