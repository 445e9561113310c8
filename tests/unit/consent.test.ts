import { Script } from "node:vm";
import { describe, expect, test } from "vitest";
import { type Choice, choiceFrom, choiceOf, isTicked } from "../../src/features/consent/consent.ts";
import { earlyConsentScript } from "../../src/features/consent/early-script.ts";

const yes = '{"necessary":true,"analytics":true}';
const no = '{"necessary":true,"analytics":false}';

test("the choice that the document says is one of three", () => {
  expect(["yes", "no", "ask", "maybe", undefined].map(choiceFrom)).toEqual(["yes", "no", "ask", "ask", "ask"]);
});

test.each([
  ["ask", true, true],
  ["ask", false, false],
  ["yes", false, true],
  ["no", true, false],
] as const)("%s, and the setting %s, ticks the box: %s", (choice, byDefault, ticked) => {
  expect(isTicked(choice, byDefault)).toBe(ticked);
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
  const events: string[] = [];
  const clicks: ((event: object) => void)[] = [];
  const document = {
    documentElement: { dataset },
    addEventListener: (type: string, listener: (event: object) => void) => type === "click" && clicks.push(listener),
    dispatchEvent: ({ type }: Event) => events.push(type),
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
  return { dataset, events, press };
}

/** All that is no record as it is stored is asked again. */
const unreadable = [
  ...["", "yes", "null", "true", "[true,true]", "{}", '{"analytics":true}', '{"necessary":false,"analytics":true}'],
  ...['{"necessary":true,"analytics":1}', '{"necessary":true,"analytics":true,"marketing":true}', `${yes}}`],
];

test.each<[stored: string | null, choice: Choice, withControl: Choice]>([
  [yes, "yes", "yes"],
  [no, "no", "no"],
  ['{ "analytics": false, "necessary": true }', "no", "no"],
  ...[null, ...unreadable].map((stored): [string | null, Choice, Choice] => [stored, "ask", "no"]),
])(
  "stored as %j is %s, with Global Privacy Control %s, to the application and to the script in the head",
  (stored, choice, withControl) => {
    expect([choiceOf(stored, false), choiceOf(stored, true)]).toEqual([choice, withControl]);
    for (const control of [undefined, false]) expect(run(memory(stored), control).dataset).toEqual({ consent: choice });
    expect(run(memory(stored), true).dataset).toEqual({ consent: withControl });
  },
);

describe("the script in the head", () => {
  test("takes only true for Global Privacy Control", () => {
    for (const value of ["1", 1, "true", {}, null]) expect(run(memory(null), value).dataset.consent).toBe("ask");
  });

  test("asks if storage is refused", () => {
    expect(run("refused").dataset).toEqual({ consent: "ask" });
    expect(run("refused", true).dataset).toEqual({ consent: "no" });
  });

  test.each([
    ["yes", yes],
    ["no", no],
  ])("stores a pressed %s as the specification has it, and tells the application", (press, stored) => {
    const storage = memory(null);
    const page = run(storage);
    page.press(press);
    expect([...storage.kept]).toEqual([["cookie_consent", stored]]);
    expect([page.dataset, page.events]).toEqual([{ consent: press }, ["consent"]]);
  });

  test("keeps for the application that the preferences are wanted, stores nothing, and leaves other clicks alone", () => {
    const storage = memory(null);
    const page = run(storage);
    page.press();
    expect([page.dataset, page.events]).toEqual([{ consent: "ask" }, []]);
    page.press("preferences");
    expect([page.dataset, page.events]).toEqual([{ consent: "ask", consentWanted: "" }, ["consent"]]);
    expect(storage.kept.size).toBe(0);
  });

  test.each([
    ["refused", "refused" as const],
    ["full", { getItem: () => null, setItem: refuse }],
  ])("holds a choice for this document if storage is %s", (_name, storage) => {
    const page = run(storage);
    for (const consent of ["no", "yes"]) {
      page.press(consent);
      expect(page.dataset).toEqual({ consent, consentUnsaved: "" });
    }
    expect(page.events).toEqual(["consent", "consent"]);
  });

  test("has nothing that ends a script element", () => {
    expect(earlyConsentScript()).not.toMatch(/<\/|<!--/);
  });
});
