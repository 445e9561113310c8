/** The contact form: its states, its message, and the draft that a history entry keeps. */
import { describe, expect, test } from "vitest";
import {
  answerAddress,
  type FormState,
  initialState,
  isAutomated,
  isBlank,
  messageFields,
  messageOf,
  subjects,
  trapField,
} from "../../src/domain/message.ts";
import { draftOf, restored, withDraft, withoutDraft } from "../../src/features/message/draft.ts";

const message = { name: "Amal", email: "amal@shop.example", subject: "Support request", body: "Two\nlines" };

test("the message is what the four fields of the form hold", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...message, other: "is left out" })) form.set(name, value);
  expect(messageOf(form)).toEqual(message);
  expect(messageOf(new FormData())).toEqual({ name: "", email: "", subject: "", body: "" });
});

test("the subjects are those of the specification, the same in every language, the general question first", () => {
  const values = ["General question", "Becoming a user", "Feature request", "Support request"];
  expect(subjects.map(({ value }) => value)).toEqual(values);
});

test.each<[elapsed: number, trap: string | undefined, automated: boolean]>([
  [1_999, "", true],
  [2_000, "", false],
  [2_000, undefined, false],
  [60_000, "Buy now", true],
])("a form sent after %i ms with %j in the hidden field: automated %j", (elapsed, trap, automated) => {
  const form = new FormData();
  if (trap !== undefined) form.set(trapField, trap);
  expect(isAutomated(form, elapsed)).toBe(automated);
});

test.each([
  ["", true],
  [" \t\r\n\u00a0\u3000", true],
  [" a ", false],
])("%j is blank: %j", (text, blank) => expect(isBlank(text)).toBe(blank));

test.each<[query: string, state: FormState]>([
  ["?sent=1", { phase: "sent" }],
  ["?failed=1", { phase: "failed", isAnswer: true }],
  ["?failed=body&x=1", { phase: "failed", isAnswer: true, field: "body" }],
  ...["", "?sent=2", "?failed=", "?failed=topic", "?sent"].map((query): [string, FormState] => [
    query,
    { phase: "editing" },
  ]),
])("the query %j of the contact page means %j", (query, state) => expect(initialState(query)).toEqual(state));

test("the server's answer has the query of its state, and the hash of the notice without a script", () => {
  expect(answerAddress(true)).toBe("?sent=1#sent");
  for (const rejected of [undefined, "request", trapField]) {
    expect(answerAddress(false, rejected)).toBe("?failed=1#failed");
  }
  for (const field of messageFields) expect(answerAddress(false, field)).toBe(`?failed=${field}#failed-${field}`);
});

describe("the draft in a history entry", () => {
  const limits = { name: 10, email: 20, body: 30 };
  const empty = { name: "", email: "", subject: "General question", body: "" };

  test("is the message that was kept there, and leaves what else is there", () => {
    const state = Object.freeze({ entry: "x9", download: { id: "a1" } });
    expect(withDraft(state, message)).toEqual({ ...state, message });
    expect(withoutDraft(withDraft(state, message))).toEqual(state);
  });

  test.each([
    ["nothing", null],
    ["no draft", { entry: "x9" }],
    ["a draft that is no object", { message: "Amal" }],
    ["a field missing", { message: { ...message, body: undefined } }],
    ["a field that is no text", { message: { ...message, name: ["Amal"] } }],
  ])("is not there: %s", (_case, state) => {
    expect(draftOf(state, limits)).toBeUndefined();
  });

  test.each([
    [message, message],
    [{ ...message, admin: true }, message],
    [
      { ...message, subject: "Produkt" },
      { ...message, subject: "General question" },
    ],
    [
      { ...message, name: "n".repeat(99), email: "e".repeat(99), body: "b".repeat(99) },
      { ...message, name: "n".repeat(10), email: "e".repeat(20), body: "b".repeat(30) },
    ],
  ])("is read with a subject that is offered, cut to what the fields take: %j", (kept, expected) => {
    expect(draftOf({ message: kept }, limits)).toEqual(expected);
  });

  test("is not kept if nothing was written, and goes when all is deleted", () => {
    expect(withDraft({ entry: "x9" }, empty)).toEqual({ entry: "x9" });
    expect(withDraft(withDraft({ entry: "x9" }, message), empty)).toEqual({ entry: "x9" });
  });

  test("gives way, field by field, to what was typed before the page could react", () => {
    expect(restored({ ...empty, name: "Nadia", subject: "Feature request" }, message)).toEqual({
      ...message,
      name: "Nadia",
      subject: "Feature request",
    });
    expect(restored(empty, message)).toEqual(message);
  });
});
