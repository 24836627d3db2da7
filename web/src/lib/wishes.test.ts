import { describe, expect, it } from "vitest";
import { askedInTurn, hadNone } from "./wishes";

describe("wishes", () => {
  it("asks clockwise, and knows who had none", () => {
    expect(askedInTurn(4, 2)).toEqual([3, 0, 1]);
    expect(hadNone(4, 2, 1)).toEqual([3, 0]);
    expect(hadNone(4, 2, 3)).toEqual([]);
  });
});
