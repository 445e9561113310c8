import { afterEach, expect, test, vi } from "vitest";
import { type Choice, choiceOf, isTicked } from "../../src/domain/consent.ts";
import { initConsent } from "../../src/features/consent/init-consent.ts";

const yes = '{"necessary":true,"analytics":true}';
const no = '{"necessary":true,"analytics":false}';

test("the choice ticks the box, before a choice the setting", () => {
  expect([isTicked("yes", false), isTicked("no", true)]).toEqual([true, false]);
  expect([isTicked("ask", true), isTicked("ask", false)]).toEqual([true, false]);
});

const unreadable = [
  ...["", "yes", "null", "true", "[true,true]", "{}", '{"analytics":true}', '{"necessary":false,"analytics":true}'],
  ...['{"necessary":true,"analytics":1}', '{"necessary":true,"analytics":true,"marketing":true}', `${yes}}`],
];

test.each<readonly [stored: string | null, choice: Choice, withControl: Choice]>([
  [yes, "yes", "yes"],
  [no, "no", "no"],
  ...[null, '{ "analytics": false, "necessary": true }', ...unreadable].map((stored) => [stored, "ask", "no"] as const),
])("stored as %j the choice is %s, with Global Privacy Control %s", (stored, choice, withControl) => {
  expect([choiceOf(stored, false), choiceOf(stored, true)]).toEqual([choice, withControl]);
});

const refuse = () => {
  throw new Error("The operation is insecure.");
};
afterEach(() => vi.unstubAllGlobals());

test.each<readonly [getItem: () => string | null, control: unknown, choice: Choice]>([
  [() => yes, undefined, "yes"],
  [() => yes, true, "yes"],
  [() => null, true, "no"],
  ...[undefined, false, "1", 1, {}, null].map((control) => [() => null, control, "ask"] as const),
  [refuse, undefined, "ask"],
  [refuse, true, "no"],
])("the script in the document decides before the first paint: %s, %j: %s", (getItem, control, choice) => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal("window", {});
  vi.stubGlobal("document", { documentElement: { dataset }, addEventListener: () => {}, dispatchEvent: () => {} });
  vi.stubGlobal("navigator", { globalPrivacyControl: control });
  vi.stubGlobal("localStorage", { getItem });
  initConsent();
  expect(dataset).toEqual({ consent: choice });
});
