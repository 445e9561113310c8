import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { type Choice, choiceFrom, choiceOf, isTicked } from "../../src/features/consent/consent.ts";
import { earlyConsentScript } from "../../src/features/consent/early-script.ts";

/** What may be found in local storage, and what it means with and without Global Privacy Control. */
const found: readonly (readonly [stored: string | null, without: Choice, withControl: Choice])[] = [
  [null, "ask", "no"],
  ['{"necessary":true,"analytics":true}', "yes", "yes"],
  ['{"necessary":true,"analytics":false}', "no", "no"],
  ['{ "analytics": false, "necessary": true }', "no", "no"],
  ["", "ask", "no"],
  ["yes", "ask", "no"],
  ["null", "ask", "no"],
  ["true", "ask", "no"],
  ["1", "ask", "no"],
  ['"{}"', "ask", "no"],
  ["[]", "ask", "no"],
  ["[true,true]", "ask", "no"],
  ["{}", "ask", "no"],
  ['{"necessary":true}', "ask", "no"],
  ['{"analytics":true}', "ask", "no"],
  ['{"necessary":false,"analytics":true}', "ask", "no"],
  ['{"necessary":1,"analytics":true}', "ask", "no"],
  ['{"necessary":true,"analytics":"true"}', "ask", "no"],
  ['{"necessary":true,"analytics":1}', "ask", "no"],
  ['{"necessary":true,"analytics":null}', "ask", "no"],
  ['{"necessary":true,"analytics":true,"marketing":true}', "ask", "no"],
  ['{"necessary":true,"analytics":true', "ask", "no"],
  ['{"necessary":true,"analytics":true}}', "ask", "no"],
];

describe("the choice", () => {
  test.each(found)("stored as %j is %s, with Global Privacy Control %s", (stored, without, withControl) => {
    expect(choiceOf(stored, false)).toBe(without);
    expect(choiceOf(stored, true)).toBe(withControl);
  });

  test.each([
    ["yes", "yes"],
    ["no", "no"],
    ["ask", "ask"],
    ["maybe", "ask"],
    ["", "ask"],
    [undefined, "ask"],
  ] as const)("that the document says is %j is %s", (attribute, choice) => {
    expect(choiceFrom(attribute)).toBe(choice);
  });

  test.each([
    ["ask", true, true],
    ["ask", false, false],
    ["yes", false, true],
    ["yes", true, true],
    ["no", true, false],
    ["no", false, false],
  ] as const)("%s, where the setting is %s, ticks the box: %s", (choice, byDefault, ticked) => {
    expect(isTicked(choice, byDefault)).toBe(ticked);
  });
});

interface Storage {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
}

/** A store that holds one value, or none. */
function memory(stored: string | null): Storage & { readonly kept: Map<string, string> } {
  const kept = new Map(stored === null ? [] : [["cookie_consent", stored]]);
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const refuse = () => {
  throw new Error("The operation is insecure.");
};

/** Runs the script in a document of its own. */
function run(storage: Storage | "refused", globalPrivacyControl: unknown = undefined) {
  const dataset: Record<string, string> = {};
  const told: string[] = [];
  const clicks: ((event: object) => void)[] = [];
  const document = {
    documentElement: { dataset },
    addEventListener: (type: string, listener: (event: object) => void) => type === "click" && clicks.push(listener),
    dispatchEvent: ({ type }: Event) => told.push(type),
  };
  const global = { document, navigator: { globalPrivacyControl }, Event };
  const sandbox = Object.defineProperty(global, "localStorage", {
    get: () => (storage === "refused" ? refuse() : storage),
  });
  new Script(earlyConsentScript()).runInNewContext(sandbox);
  /** Presses something inside a button, or beside all buttons. */
  const press = (consentPress?: string) => {
    const target = { closest: () => (consentPress === undefined ? null : { dataset: { consentPress } }) };
    for (const click of clicks) click({ target });
  };
  return { dataset, told, press };
}

describe("the script in the head", () => {
  test.each(found)("with %j stored says %s, with Global Privacy Control %s", (stored, without, withControl) => {
    expect(run(memory(stored)).dataset).toEqual({ consent: without });
    expect(run(memory(stored), false).dataset).toEqual({ consent: without });
    expect(run(memory(stored), true).dataset).toEqual({ consent: withControl });
  });

  test("takes only true for Global Privacy Control", () => {
    for (const value of ["1", 1, "true", {}, null]) expect(run(memory(null), value).dataset.consent).toBe("ask");
  });

  test("asks where storage is refused", () => {
    expect(run("refused").dataset).toEqual({ consent: "ask" });
    expect(run("refused", true).dataset).toEqual({ consent: "no" });
  });

  test.each([
    ["yes", '{"necessary":true,"analytics":true}'],
    ["no", '{"necessary":true,"analytics":false}'],
  ])("stores a pressed %s as the specification has it, and tells the application", (press, stored) => {
    const storage = memory(null);
    const page = run(storage);
    page.press(press);
    expect([...storage.kept]).toEqual([["cookie_consent", stored]]);
    expect(page.dataset).toEqual({ consent: press });
    expect(page.told).toEqual(["consent"]);
    expect(choiceOf(stored, true)).toBe(press);
  });

  test("keeps for the application that the preferences are wanted, and stores nothing", () => {
    const storage = memory(null);
    const page = run(storage);
    page.press("preferences");
    expect(page.dataset).toEqual({ consent: "ask", consentWanted: "" });
    expect(page.told).toEqual(["consent"]);
    expect(storage.kept.size).toBe(0);
  });

  test("leaves every other click alone", () => {
    const page = run(memory(null));
    page.press();
    expect(page.dataset).toEqual({ consent: "ask" });
    expect(page.told).toEqual([]);
  });

  test.each([
    ["refused", "refused" as const],
    ["full", { getItem: () => null, setItem: refuse }],
  ])("holds a choice for this document where storage is %s", (_name, storage) => {
    const page = run(storage);
    page.press("no");
    expect(page.dataset).toEqual({ consent: "no", consentUnsaved: "" });
    page.press("yes");
    expect(page.dataset).toEqual({ consent: "yes", consentUnsaved: "" });
    expect(page.told).toEqual(["consent", "consent"]);
  });

  test("has nothing that ends a script element", () => {
    expect(earlyConsentScript()).not.toMatch(/<\/|<!--/);
  });
});
