/** What is sure is written out as advice, what is not is left open. Numbers and codes are asked in `rules/values.test.ts`. */
import { describe, expect, test } from "vitest";
import { seenAs } from "../../scripts/content/core/suggest.ts";
import { suggestValue } from "../../scripts/content/validate/suggest-value.ts";

const meant = (written: string, fits: (value: unknown) => boolean) =>
  suggestValue({ value: written, source: written, fits })?.en.match(/(?::|Write) +(.*?)(?:\. A character.*)?$/)?.[1];
const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
const isNumber = (value: unknown) => typeof value === "number";

test.each([
  ["05.08.2025", "2025-08-05"],
  ["31/12/2025", "2025-12-31"],
  ["12/31/2025", "2025-12-31"],
  ["den 5. März 2025", "2025-03-05"],
  ["Aug 5th, 2025", "2025-08-05"],
  ["2025-08-05 10:00", "2025-08-05"],
])("the day %s is sure", (written, day) => expect(meant(written, isDay)).toBe(day));

test("a price with its sign is sure, and a country by another code of it", () => {
  expect(["$9", "9,50 €", "9,50 USD"].map((written) => meant(written, isNumber))).toEqual(["9", "9.50", "9.50"]);
  for (const name of ["UK", "united kingdom", "Vereinigtes Königreich"])
    expect(meant(name, (value) => value === "GB")).toBe("GB");
});

test.each([
  ["www.savanna.example", "https://www.savanna.example"],
  ["https://github.com/company/website", "company/website"],
  ["info@savanna,example", "info@savanna.example"],
  ["Savanna <mailto:info(at)savanna.example>", "info@savanna.example"],
  ["Price Lists", "price-lists"],
  ["Version 1.47", '"1.47"'],
  ["00254 (0)20 555 0100 / +254 20 555 0101", "+254 20 555 0100, +254 20 555 0101"],
])("the text %s is sure", (written, address) =>
  expect(meant(written, (value) => value === address.replaceAll('"', ""))).toBe(address),
);

test("letters that look alike are the same, and those that nobody sees none", () => {
  expect(seenAs("ＫＥ in\u00ADfo\u200B ")).toBe("KE info");
});

describe("what is not sure is left open", () => {
  test.each(["05/08/2025", "5. Quartal 2025", "05.08.25", "20250805", "2025-08", "today"])("the day %s", (written) =>
    expect(meant(written, isDay)).toBeUndefined(),
  );
  test.each(["3O", "1,000", "1.000", "30 days", "0x1F", "007", "1e3"])("the number %s", (written) =>
    expect(meant(written, isNumber)).toBeUndefined(),
  );
  test.each(["HTTPS://savanna.example", "{count}", "Faster, start"])("%s", (written) =>
    expect(meant(written, (value) => value !== written)).toBeUndefined(),
  );

  test("nothing is proposed that the field would not take, nor for a whole text", () => {
    expect(meant("ke", () => false)).toBeUndefined();
    expect(meant("05.08.2025".padEnd(600), () => true)).toBeUndefined();
  });
});
