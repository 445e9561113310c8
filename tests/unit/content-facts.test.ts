import { expect, test, vi } from "vitest";
import { z } from "zod";
import { ambiguousCurrency, fileSize, longDate, money } from "../../scripts/content/check/format-facts.ts";
import { fillFacts } from "../../scripts/content/compose/context.ts";
import { localDay } from "../../scripts/content/core/local-day.ts";
import { byNewest } from "../../scripts/content/core/versions.ts";
import { markdown } from "../../scripts/content/schema/formats/markdown.ts";

/** Formatters of a language part number and unit with spaces that do not break. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test.each([
  [10, "USD", "de", "10 $"],
  [4.5, "USD", "en", "$4.50"],
  [1_250, "EUR", "de", "1.250 €"],
])("%d %s in %s is %s", (amount, currency, language, expected) => {
  expect(plainSpaces(money(amount, currency, language))).toBe(expected);
});

test("the code of a currency is beside the amount if its sign is ambiguous", () => {
  expect(ambiguousCurrency("USD", "en")).toBe("USD");
  expect([ambiguousCurrency("CAD", "en"), ambiguousCurrency("USD", "de")]).toEqual([undefined, undefined]);
});

test.each([
  [3_449_000, "de", "3,4 MB"],
  [9_990_000, "en", "10 MB"],
  [1_250_000_000, "de", "1.250 MB"],
])("%d bytes in %s are %s", (bytes, language, expected) => {
  expect(plainSpaces(fileSize(bytes, language))).toBe(expected);
});

test.each([
  ["2025-08-05", "en", "5 August 2025"],
  ["2024-02-29", "de", "29. Februar 2024"],
])("the day %s in %s is %s, wherever the build runs", (day, language, expected) => {
  for (const zone of ["America/Los_Angeles", "Pacific/Auckland"]) {
    vi.stubEnv("TZ", zone);
    expect(longDate(day, language)).toBe(expected);
  }
  vi.unstubAllEnvs();
});

test.each([
  ["DE", "2026-11-30T22:59:00Z", "2026-11-30"],
  ["DE", "2026-11-30T23:00:00Z", "2026-12-01"],
  ["NZ", "2026-11-30T11:30:00Z", "2026-12-01"],
  // A country with several time zones: the last of them decides.
  ["US", "2026-12-01T09:59:00Z", "2026-11-30"],
  ["ZZ", "2026-12-01T00:00:00Z", "2026-12-01"],
])("in %s, %s is on %s", (country, instant, day) => expect(localDay(country, new Date(instant))).toBe(day));

test("releases are sorted newest first, number by number", () => {
  const versions = ["1.9", "1.10", "2.0", "1.10.1", "1.2"].map((version) => ({ version }));
  expect(versions.sort(byNewest).map(({ version }) => version)).toEqual(["2.0", "1.10.1", "1.10", "1.9", "1.2"]);
});

const link = '<p><a href="https://h.example/?a&amp;b">&lt;b&gt;"R &amp; D"&lt;/b&gt;</a></p>';
const facts = new Map(
  Object.entries({ brand: '<b>"R & D"</b>', "link.help": "https://h.example/?a&b", price: "$& $1" }),
);
test.each([
  ["at any depth", { list: ["{price} a month", 5, null, true] }, { list: ["$& $1 a month", 5, null, true] }],
  ["in maps", new Map([["a", { b: "{brand}" }]]), new Map([["a", { b: '<b>"R & D"</b>' }]])],
  ["but no other placeholders", "{brnad} {constructor} {{price}}", "{brnad} {constructor} {{price}}"],
  ["as text in Markdown", { text: "[{brand}]({link.help})" }, { text: link }],
])("facts are filled in %s", (_where, words, expected) => {
  const before = structuredClone(words);
  expect(fillFacts(words, facts, z.looseObject({ text: markdown }))).toEqual(expected);
  expect(words, "what was given is not changed").toEqual(before);
});
