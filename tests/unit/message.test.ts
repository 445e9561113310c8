import { describe, expect, test } from "vitest";
import { initialState, messageOf, nextState, subjects } from "../../src/features/message/message.ts";

describe("the states of the form", () => {
  test.each([
    ["editing", "submitted", "sending"],
    ["failed", "submitted", "sending"],
    ["sending", "submitted", "sending"],
    ["sent", "submitted", "sent"],
    ["sending", "succeeded", "sent"],
    ["sending", "failed", "failed"],
    ["editing", "succeeded", "editing"],
    ["editing", "failed", "editing"],
    ["sent", "failed", "sent"],
    ["failed", "succeeded", "failed"],
  ] as const)("%s, %s → %s", (state, event, expected) => {
    expect(nextState(state, event)).toBe(expected);
  });

  test("a second submit on the way changes nothing, so that nothing is sent twice", () => {
    const sending = nextState("editing", "submitted");
    expect(nextState(sending, "submitted")).toBe(sending);
  });
});

describe("the state in which the page begins", () => {
  test.each([
    ["", "editing"],
    ["?sent=1", "sent"],
    ["?failed=1", "failed"],
    ["?utm=x&sent=1", "sent"],
    ["?sent=0", "editing"],
    ["?sent", "editing"],
  ])("%j → %s", (query, state) => {
    expect(initialState(query)).toBe(state);
  });
});

describe("the message", () => {
  test("is what stands in the form", () => {
    const form = new FormData();
    form.set("name", "Amira");
    form.set("email", "amira@shop.example");
    form.set("subject", "Feature request");
    form.set("body", "Two lines\nof text");
    form.set("other", "is left out");
    expect(messageOf(form)).toEqual({
      name: "Amira",
      email: "amira@shop.example",
      subject: "Feature request",
      body: "Two lines\nof text",
    });
  });

  test("has empty texts for what is missing", () => {
    expect(messageOf(new FormData())).toEqual({ name: "", email: "", subject: "", body: "" });
  });

  test("has one of four subjects, the same in every language, the general question first", () => {
    expect(subjects.map(({ value }) => value)).toEqual([
      "General question",
      "Becoming a user",
      "Feature request",
      "Support request",
    ]);
  });
});
