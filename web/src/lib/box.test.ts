import { describe, expect, it } from "vitest";
import { BoxPlan } from "./box";
import type { Option } from "./wire";

const turn = (no: number): Option => ({ verb: "turn", text: `turn #${no}`, no });
const done: Option = { verb: "done", text: "done" };

describe("turning plates over, one after the other", () => {
  it("answers each question once, and then is done", () => {
    const plan = new BoxPlan(new Set([2, 5]));
    expect(plan.next(7, [turn(2), turn(3), turn(5), done])).toBe("turn #2");
    expect(plan.next(7, [turn(2), turn(3), turn(5), done])).toBeNull();
    expect(plan.waits(7)).toBe(true);
    expect(plan.next(8, [turn(3), turn(5), done])).toBe("turn #5");
    expect(plan.next(9, [turn(3), done])).toBe("done");
    expect(plan.next(10, [turn(3), done])).toBeNull();
    expect(plan.waits(10)).toBe(false);
  });

  it("leaves out what another device has turned in the meantime", () => {
    const plan = new BoxPlan(new Set([2, 5]));
    expect(plan.next(7, [turn(5), done])).toBe("turn #5");
  });

  it("turns none", () => {
    expect(new BoxPlan(new Set()).next(7, [turn(2), done])).toBe("done");
  });

  it("does nothing about another question", () => {
    expect(new BoxPlan(new Set([2])).next(7, [])).toBeNull();
  });
});
