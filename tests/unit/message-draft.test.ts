import { describe, expect, test } from "vitest";
import { isNearLimit } from "../../src/features/message/counter.ts";
import { draftOf, restored, withDraft, withoutDraft } from "../../src/features/message/draft.ts";

const limits = { name: 10, email: 20, body: 30 };
const message = { name: "Amal", email: "amal@shop.example", subject: "Support request", body: "Two\nlines" };
const empty = { name: "", email: "", subject: "General question", body: "" };

describe("the draft in a history entry", () => {
  test("is the message that was kept there, and leaves what else stands there", () => {
    const state = Object.freeze({ entry: "x9", download: { id: "a1" } });
    expect(withDraft(state, message)).toEqual({ ...state, message });
    expect(draftOf(withDraft(state, message), limits)).toEqual(message);
    expect(withoutDraft(withDraft(state, message))).toEqual(state);
  });

  test.each([
    ["nothing", null],
    ["no object", "message"],
    ["no draft", { entry: "x9" }],
    ["a draft that is no object", { message: "Amal" }],
    ["a draft that is null", { message: null }],
    ["a field missing", { message: { ...message, body: undefined } }],
    ["a field that is no text", { message: { ...message, name: ["Amal"] } }],
    ["a number", { message: { ...message, email: 5 } }],
    ["a subject that is no text", { message: { ...message, subject: null } }],
  ])("is not there: %s", (_case, state) => {
    expect(draftOf(state, limits)).toBeUndefined();
  });

  test("is cut to what the fields take", () => {
    const long = { name: "n".repeat(99), email: "e".repeat(99), subject: "General question", body: "b".repeat(99) };
    expect(draftOf({ message: long }, limits)).toEqual({
      name: "n".repeat(10),
      email: "e".repeat(20),
      subject: "General question",
      body: "b".repeat(30),
    });
  });

  test("has the first subject for one that is not offered", () => {
    expect(draftOf({ message: { ...message, subject: "Produkt" } }, limits)?.subject).toBe("General question");
  });

  test("takes nothing but the four fields", () => {
    expect(draftOf({ message: { ...message, admin: true } }, limits)).toEqual(message);
  });

  test("is not kept where nothing was written, and goes when all is deleted", () => {
    expect(withDraft({ entry: "x9" }, empty)).toEqual({ entry: "x9" });
    expect(withDraft(withDraft({ entry: "x9" }, message), empty)).toEqual({ entry: "x9" });
  });

  test.each([["name"], ["email"], ["body"], ["subject"]] as const)("is kept for the %s alone", (field) => {
    const written = { ...empty, [field]: message[field] };
    expect(draftOf(withDraft(null, written), limits)).toEqual(written);
  });
});

describe("what was typed before the page could react", () => {
  test("wins over the draft, field by field", () => {
    expect(restored({ ...empty, name: "Nadia", subject: "Feature request" }, message)).toEqual({
      ...message,
      name: "Nadia",
      subject: "Feature request",
    });
  });

  test("is nothing: the draft comes back whole", () => {
    expect(restored(empty, message)).toEqual(message);
  });
});

describe("the count is said", () => {
  test.each([
    [0, 300, false],
    [269, 300, false],
    [270, 300, true],
    [300, 300, true],
    [9, 10, true],
  ])("at %i of %i: %s", (count, max, said) => {
    expect(isNearLimit(count, max)).toBe(said);
  });
});
