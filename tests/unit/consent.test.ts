import { afterEach, describe, expect, test, vi } from "vitest";
import { type Choice, choiceOf, isTicked } from "../../src/domain/consent.ts";
import { initConsent } from "../../src/features/consent/init-consent.ts";

const yes = '{"necessary":true,"analytics":true}';
const no = '{"necessary":true,"analytics":false}';

test.each([
  ["ask", true, true],
  ["ask", false, false],
  ["yes", false, true],
  ["no", true, false],
] as const)("%s, and the setting %s, ticks the box: %s", (choice, byDefault, ticked) => {
  expect(isTicked(choice, byDefault)).toBe(ticked);
});

const refuse = () => {
  throw new Error("The operation is insecure.");
};

afterEach(() => vi.unstubAllGlobals());

/** What the script in the document says before the first paint; presses are asked in `tests/e2e/consent.spec.ts`. */
function said(stored: string | null | "refused", globalPrivacyControl: unknown = undefined) {
  const dataset: Record<string, string> = {};
  const getItem = (key: string) => (key === "cookie_consent" ? stored : null);
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset }, addEventListener: () => {}, dispatchEvent: () => {} });
  vi.stubGlobal("navigator", { globalPrivacyControl });
  vi.stubGlobal("localStorage", { getItem: stored === "refused" ? refuse : getItem });
  initConsent();
  return dataset;
}

/** Anything but the record as it is stored is asked again. */
const unreadable = [
  '{ "analytics": false, "necessary": true }',
  ...["", "yes", "null", "true", "[true,true]", "{}", '{"analytics":true}', '{"necessary":false,"analytics":true}'],
  ...['{"necessary":true,"analytics":1}', '{"necessary":true,"analytics":true,"marketing":true}', `${yes}}`],
];

test.each<[stored: string | null, choice: Choice, withControl: Choice]>([
  [yes, "yes", "yes"],
  [no, "no", "no"],
  ...[null, ...unreadable].map((stored): [string | null, Choice, Choice] => [stored, "ask", "no"]),
])("stored as %j is %s, with Global Privacy Control %s", (stored, choice, withControl) => {
  expect([choiceOf(stored, false), choiceOf(stored, true)]).toEqual([choice, withControl]);
  for (const control of [undefined, false]) expect(said(stored, control)).toEqual({ consent: choice });
  expect(said(stored, true)).toEqual({ consent: withControl });
});

describe("the script in the document", () => {
  test("takes only true for Global Privacy Control", () => {
    for (const value of ["1", 1, "true", {}, null]) expect(said(null, value)).toEqual({ consent: "ask" });
  });

  test("asks if storage is refused", () => {
    expect(said("refused")).toEqual({ consent: "ask" });
    expect(said("refused", true)).toEqual({ consent: "no" });
  });
});
