import { describe, expect, test } from "vitest";
/** When a download starts is asked in `tests/e2e/download.spec.ts`; here what is kept of it. */
import { visitOf, withVisit } from "../../src/features/download/auto-download.ts";

const lite = "https://downloads.example/Lite.exe";
const pro = "https://downloads.example/Pro.exe";
const visit = { file: lite, id: "a1", started: false };

describe("the visit in a history entry", () => {
  test.each([
    ["a fresh entry", null],
    ["an entry of the frame", { entry: "x9" }],
    ["another page's state", { download: "yes" }],
    ["a visit without a name", { download: { file: lite, started: true } }],
    ["a visit that says neither yes nor no", { download: { file: lite, id: "a1", started: "true" } }],
    ["a visit for another file", withVisit(null, { ...visit, file: pro })],
  ])("is not there in %s", (_entry, state) => {
    expect(visitOf(state, lite)).toBeUndefined();
  });

  test.each([true, false])("is what was noted, beside what others keep there (started: %s)", (started) => {
    const state = Object.freeze({ entry: "x9", message: { name: "Amal" } });
    const noted = { ...visit, started };
    expect(withVisit(state, noted)).toEqual({ ...state, download: noted });
    expect(visitOf(withVisit(state, noted), lite)).toEqual(noted);
  });
});
