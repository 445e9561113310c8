/** The contact form: its states, its message and its draft. */
import { expect, test } from "vitest";
import {
  answerAddress,
  type FormState,
  initialState,
  isAutomated,
  isBlank,
  messageFields,
  messageOf,
  trapField,
} from "../../src/domain/message.ts";
import { restored } from "../../src/features/message/draft.ts";

const message = { name: "Amal", email: "amal@shop.example", subject: "Support request", body: "Two\nlines" };

test("the message is what the four fields of the form hold", () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...message, other: "is left out" })) form.set(name, value);
  expect(messageOf(form)).toEqual(message);
  expect(messageOf(new FormData())).toEqual({ name: "", email: "", subject: "", body: "" });
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

test("a draft gives way, field by field, to what was typed before the app started", () => {
  const empty = { name: "", email: "", subject: "General question", body: "" };
  expect(restored({ ...empty, name: "Nadia", subject: "Feature request" }, message)).toEqual({
    ...message,
    name: "Nadia",
    subject: "Feature request",
  });
  expect(restored(empty, message)).toEqual(message);
});
