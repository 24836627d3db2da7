import { beforeAll, expect, it } from "vitest";
import { byPoints, outcome, placeOf, standing, tieText } from "./standing";
import { texts } from "./texts.svelte";

const nameOf = (seat: number): string => ["You", "Hana", "Leo", "Mia"][seat]!;

beforeAll(() => texts.use("en"));

it("says where you stand", () => {
  expect(standing([33, 28, 27], 0, nameOf)).toBe("You lead by 5");
  expect(standing([25, 28, 27], 0, nameOf)).toBe("Hana leads, you are 3 behind");
  expect(standing([25, 28, 28], 0, nameOf)).toBe("Hana and Leo lead, you are 3 behind");
  expect(standing([28, 28, 27], 0, nameOf)).toBe("You and Hana lead together");
  expect(standing([25, 28, 27], null, nameOf)).toBe("Hana leads");
});

it("says who won, and by how much", () => {
  expect(outcome([47, 45, 42], [0], 0, nameOf)).toBe("You win by 2!");
  expect(outcome([45, 45, 42], [0], 0, nameOf)).toBe("You win!");
  expect(outcome([45, 45, 42], [0, 1], 0, nameOf)).toBe("You and Hana win.");
  expect(outcome([45, 47, 42], [1], 0, nameOf)).toBe("Hana wins, you are 2nd");
  expect(outcome([45, 47, 42], [1], null, nameOf)).toBe("Hana wins");
});

it("gives equal places to equal points, and the first to whoever won", () => {
  const scores = [45, 45, 42, 42];
  expect(byPoints(scores, [1])).toEqual([1, 0, 2, 3]);
  expect(scores.map((_, seat) => placeOf(seat, scores, [1]))).toEqual([2, 1, 3, 3]);
});

it("says what broke a tie, or that the win is shared", () => {
  const tie = { seats: [0, 1], desserts: [3, 4] };
  expect(tieText(tie, [1], nameOf)).toBe("Equal points: the desserts decide. Hana 4 · You 3");
  expect(tieText({ seats: [0, 1], desserts: [3, 3] }, [0, 1], nameOf)).toBe(
    "Equal points and desserts (3 each): the win is shared.",
  );
  expect(tieText(null, [0, 1], nameOf)).toBe("Equal points: the win is shared.");
  expect(tieText(null, [0], nameOf)).toBe("");
});
