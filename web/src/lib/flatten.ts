/**
 * Replaces shapes that an attribute moves by shapes at their final place. To the browser each such attribute is a layer
 * of its own to keep track of, in every frame in which anything on the page changes, and a table shows hundreds.
 */

/** How many numbers each command of a path takes. */
const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;
const MOVED = /^translate\((\S+) (\S+)\)$/;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** One command with its numbers. Those of a small letter say how far to go from where the pen is. */
function step(command: string, numbers: number[], x: number, y: number): string {
  if (command !== command.toUpperCase()) return command + numbers.join(" ");
  const isCorner = (index: number): boolean => command !== "A" || index > 4; // an arc's end comes last
  const isDown = (index: number): boolean => command === "V" || (command === "A" ? index === 6 : index % 2 === 1);
  const all = numbers.map((value, index) => (isCorner(index) ? rounded(value + (isDown(index) ? y : x)) : value));
  return command + all.join(" ");
}

/** A path, moved by this much. */
export function movedPath(path: string, x: number, y: number): string {
  const tokens = path.match(TOKENS) ?? [];
  let [moved, command] = ["", ""];
  for (let at = 0; at < tokens.length;) {
    if (/[a-z]/i.test(tokens[at]!)) command = tokens[at++]!;
    else if (command.toUpperCase() === "M") command = command === "M" ? "L" : "l"; // more points are lines
    const end = at + NUMBERS[command.toUpperCase()]!;
    moved += step(command, tokens.slice(at, end).map(Number), x, y);
    at = end;
  }
  return moved;
}

export function flatten(drawings: ParentNode): void {
  for (const path of drawings.querySelectorAll("path[transform]")) {
    const [, x, y] = MOVED.exec(path.getAttribute("transform")!) ?? [];
    if (!x || !y) continue;
    path.setAttribute("d", movedPath(path.getAttribute("d")!, Number(x), Number(y)));
    path.removeAttribute("transform");
  }
}
