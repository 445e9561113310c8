/** What is written in place of a value, if that is sure: tables of what is written and what is proposed. */
import { describe, expect, test } from "vitest";
import { nearestFirst, seenAs } from "../../scripts/content/core/suggest.ts";
import { suggestValue } from "../../scripts/content/validate/suggest-value.ts";

const meant = (written: string, fits: (value: unknown) => boolean, isText = true) =>
  suggestValue(written, isText, fits)?.en.match(/(?::|Write) +(.*?)(?:\. A character.*)?$/)?.[1];
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
const isNumber = (value: unknown) => typeof value === "number";
const isText = (value: unknown) => typeof value === "string";

describe("what is sure", () => {
  test.each([
    ["05.08.2025", "2025-08-05"],
    ["5.8.2025", "2025-08-05"],
    ["31/12/2025", "2025-12-31"],
    ["12/31/2025", "2025-12-31"],
    ["2025–08−05", "2025-08-05"],
  ])("the day %s", (written, day) => expect(meant(written, isDay)).toBe(day));

  test.each([
    ["9,50", "9.50"],
    ["10", "10"],
    ["-4", "-4"],
  ])("the number %s", (written, number) => expect(meant(written, isNumber)).toBe(number));

  test("a number that is a text, as it is written", () => expect(meant("1.40", isText, false)).toBe('"1.40"'));

  test("a code in another case, and one with letters that look alike", () => {
    expect(meant("ke", (value) => value === "KE")).toBe("KE");
    expect(meant("КЕ", (value) => value === "KE")).toBe("KE");
    expect(seenAs("ＫＥ in\u00ADfo\u200B ")).toBe("KE info");
  });
});

describe("what is not sure is left open", () => {
  test.each(["05/08/2025", "5. August 2025", "05.08.25", "20250805", "2025-08", "today"])("the day %s", (written) =>
    expect(meant(written, isDay)).toBeUndefined(),
  );
  test.each(["3O", "1,000", "1.000", "9,50 USD", "30 days", "0x1F", "007", "1e3"])("the number %s", (written) =>
    expect(meant(written, isNumber)).toBeUndefined(),
  );
  test.each(["www.savanna.example", "HTTPS://savanna.example", "{count}", "Faster, start"])("%s", (written) =>
    expect(meant(written, (value) => value !== written)).toBeUndefined(),
  );

  test("nothing is proposed that the field would not take, nor for a whole text", () => {
    expect(meant("ke", () => false)).toBeUndefined();
    expect(meant("05.08.2025".padEnd(600), () => true)).toBeUndefined();
  });
});

test("the nearest names come first", () => {
  expect(nearestFirst("prcie", ["name", "website", "price", "slug"])[0]).toBe("price");
});
