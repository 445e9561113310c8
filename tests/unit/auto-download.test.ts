import { describe, expect, test } from "vitest";
import { isStillToStart, startDelay, withStarted } from "../../src/features/download/auto-download.ts";

const lite = "https://downloads.example/Lite.exe";
const pro = "https://downloads.example/Pro.exe";

describe("the download", () => {
  test("starts one second after the page was shown", () => {
    expect(startDelay).toBe(1_000);
  });

  test.each([
    ["a fresh entry", null],
    ["an entry of the router", { usr: null, key: "a1b2", idx: 3 }],
    ["a state that is no object", "anything"],
  ])("starts in %s", (_entry, state) => {
    expect(isStillToStart(state, lite)).toBe(true);
  });

  test("does not start again in an entry from which it was started, as after reloading or Back", () => {
    expect(isStillToStart(withStarted(null, lite), lite)).toBe(false);
  });

  test("starts where another file was started before", () => {
    expect(isStillToStart(withStarted(null, lite), pro)).toBe(true);
  });

  test("leaves what the router keeps in the entry", () => {
    const state = Object.freeze({ usr: null, key: "a1b2", idx: 3 });
    expect(withStarted(state, lite)).toEqual({ ...state, downloadStarted: lite });
  });
});
