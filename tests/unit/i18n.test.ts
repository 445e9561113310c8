/** Interface strings that do not come are asked for again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startI18n } from "../../src/features/language/i18n.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("after 350 ms and then after twice as long each time, five times; each failure is logged", async () => {
  const times: number[] = [];
  vi.stubGlobal("fetch", async () => {
    times.push(Date.now());
    throw new Error("offline");
  });
  const failed = expect(startI18n("de")).rejects.toThrow("could not be loaded");
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([350, 700, 1_400, 2_800, 5_600]);
  expect(console.warn).toHaveBeenCalledTimes(6);
});
