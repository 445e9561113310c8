import { describe, expect, test } from "vitest";
import { afterFailure, defaultPauses, nextStep, pauseAfter, untried } from "../../src/server/messages/mail-schedule.ts";

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => seconds(60 * count);

describe("pauses double from five seconds to half an hour", () => {
  test.each([
    [1, seconds(5)],
    [2, seconds(10)],
    [3, seconds(20)],
    [9, seconds(1280)],
    [10, minutes(30)],
    [11, minutes(30)],
    [100_000, minutes(30)],
  ])("after failure %i: %i ms", (failures, pause) => {
    expect(pauseAfter(failures, defaultPauses, 0)).toBe(pause);
  });

  test("chance shortens them by up to half", () => {
    expect(pauseAfter(1, defaultPauses, 0.5)).toBe(3750);
    expect(pauseAfter(10, defaultPauses, 0.999_999)).toBeGreaterThanOrEqual(minutes(15));
  });

  test("a failure is counted and says when to try again", () => {
    const once = afterFailure(untried, 1000, defaultPauses, 0);
    expect(once).toEqual({ failures: 1, notBefore: 6000 });
    expect(afterFailure(once, 6000, defaultPauses, 0)).toEqual({ failures: 2, notBefore: 16_000 });
  });
});

describe("what comes next", () => {
  const now = 1000;
  const item = (id: string, notBefore = 0) => ({ id, attempts: { failures: 0, notBefore } });
  const server = (notBefore: number) => ({ failures: 1, notBefore });
  test.each([
    ["nothing waits", [], untried, { kind: "nothing" }],
    ["the oldest first", [item("a"), item("b")], untried, { kind: "try", item: item("a") }],
    ["one that failed holds up no other", [item("a", 5000), item("b")], untried, { kind: "try", item: item("b") }],
    ["its time has come", [item("a", now), item("b")], untried, { kind: "try", item: item("a", now) }],
    [
      "all wait: for the first of them",
      [item("a", 5000), item("b", 3000)],
      untried,
      { kind: "wait", milliseconds: 2000 },
    ],
    [
      "the server has a pause: nothing is tried",
      [item("a"), item("b")],
      server(4000),
      { kind: "wait", milliseconds: 3000 },
    ],
    ["both have one: the longer", [item("a", 6000)], server(4000), { kind: "wait", milliseconds: 5000 }],
    ["the server's is over", [item("a", 6000)], server(500), { kind: "wait", milliseconds: 5000 }],
  ])("%s", (_, waiting, attempts, step) => {
    expect(nextStep(waiting, attempts, now)).toEqual(step);
  });

  test("a hundred thousand may wait", () => {
    const waiting = Array.from({ length: 100_000 }, (_, i) => item(`${i}`, now + i + 1));
    expect(nextStep(waiting, untried, now)).toEqual({ kind: "wait", milliseconds: 1 });
  });
});
