/** States of the contact form. Sending it is tested in `tests/e2e/contact.spec.ts`. */
import { expect, test } from "vitest";
import { type FormState, initialState } from "../../src/domain/message.ts";
import { restored } from "../../src/features/message/draft.ts";

test.each<[query: string, state: FormState]>([
  ["?sent=1", { phase: "sent" }],
  ["?failed=1", { phase: "failed", isAnswer: true }],
  ["?failed=body&x=1", { phase: "failed", isAnswer: true, field: "body" }],
  ["?sent=2&failed=topic", { phase: "editing" }],
])("the query %j of the contact page means %j", (query, state) => expect(initialState(query)).toEqual(state));

test("a draft gives way, field by field, to text that was typed before the app started", () => {
  const draft = { name: "Amal", email: "amal@shop.example", subject: "Support request", body: "Two\nlines" };
  const empty = { name: "", email: "", subject: "General question", body: "" };
  const typed = { name: "Nadia", subject: "Feature request" };
  expect(restored({ ...empty, ...typed }, draft)).toEqual({ ...draft, ...typed });
  expect(restored(empty, draft)).toEqual(draft);
});
