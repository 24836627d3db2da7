/** The disc behind each head, and those behind people's initials. They stay the same in both themes, like cards. */

const DISCS: Record<string, string> = {
  tanuki: "#dce8c6",
  cat: "#fbe3bc",
  daruma: "#f7d9ce",
  octopus: "#f3d3e0",
  crane: "#cfe0ec",
  koi: "#bfdde0",
  fox: "#c9d3c0",
  owl: "#ddd6ec",
};
const PEOPLE = ["#e1e6f5", "#f6dfc8", "#d9e7cc", "#f3d3e0", "#cfe0ec", "#fbe3bc", "#ddd6ec", "#bfdde0"];

export const discOf = (head: string, seat: number): string => DISCS[head] ?? PEOPLE[seat % PEOPLE.length]!;
