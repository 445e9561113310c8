import { describe, expect, test } from "vitest";
import { nearest, nearestPath } from "../../scripts/content/core/suggest.ts";
import { fillFacts } from "../../scripts/content/emit/fill-facts.ts";
import {
  ambiguousCurrency,
  byNewest,
  countryName,
  factPlaceholder,
  fileSize,
  longDate,
  money,
  runtimePlaceholder,
} from "../../scripts/content/facts.ts";
import { fold } from "../../src/features/directory/fold.ts";

/** Formatters of a language part number and unit with spaces that do not break. */
const plainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

const tableOf = (facts: Readonly<Record<string, string>>) => new Map(Object.entries(facts));

describe("money", () => {
  test.each([
    [10, "USD", "en", "$10"],
    [10, "USD", "de", "10 $"],
    [0, "USD", "en", "$0"],
    [4.5, "USD", "en", "$4.50"],
    [4.5, "EUR", "de", "4,50 €"],
    [1_250, "EUR", "de", "1.250 €"],
    [1_000, "JPY", "en", "¥1,000"],
  ])("%d %s in %s is %s", (amount, currency, language, expected) => {
    expect(plainSpaces(money(amount, currency, language))).toBe(expected);
  });
});

describe("the code of a currency", () => {
  test.each([
    ["USD", "en", "USD"],
    ["JPY", "en", "JPY"],
    ["EUR", "en", undefined],
    ["GBP", "en", undefined],
    ["CAD", "en", undefined],
    ["USD", "de", undefined],
    ["EUR", "de", undefined],
    ["USD", "fr", undefined],
  ])("%s in %s: %s stands beside the amount", (currency, language, expected) => {
    expect(ambiguousCurrency(currency, language)).toBe(expected);
  });
});

describe("file size", () => {
  test.each([
    [48_217_336, "en", "48 MB"],
    [6_034_184, "en", "6 MB"],
    [3_449_000, "en", "3.4 MB"],
    [3_449_000, "de", "3,4 MB"],
    [9_990_000, "en", "10 MB"],
    [1_250_000_000, "de", "1.250 MB"],
  ])("%d bytes in %s are %s", (bytes, language, expected) => {
    expect(plainSpaces(fileSize(bytes, language))).toBe(expected);
  });
});

describe("a day in words", () => {
  test.each([
    ["2025-08-05", "en", "5 August 2025"],
    ["2025-08-05", "de", "5. August 2025"],
    ["2024-02-29", "de", "29. Februar 2024"],
  ])("%s in %s is %s", (day, language, expected) => {
    expect(longDate(day, language)).toBe(expected);
  });

  test("is the same day wherever the build runs", () => {
    const zone = process.env.TZ;
    process.env.TZ = "America/Los_Angeles";
    expect(longDate("2025-01-01", "en")).toBe("1 January 2025");
    process.env.TZ = "Pacific/Auckland";
    expect(longDate("2025-12-31", "en")).toBe("31 December 2025");
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
});

describe("releases", () => {
  test("are sorted newest first, number by number", () => {
    const versions = ["1.9", "1.10", "2.0", "1.10.1", "1.2"].map((version) => ({ version }));
    expect(versions.sort(byNewest).map(({ version }) => version)).toEqual(["2.0", "1.10.1", "1.10", "1.9", "1.2"]);
  });
});

test("a country has a name in each language", () => {
  expect(countryName("ZA", "en")).toBe("South Africa");
  expect(countryName("ZA", "de")).toBe("Südafrika");
});

describe("placeholders", () => {
  const facts = { brand: "Northtill", "link.help": "https://help.example/?a=1&b=2", price: "$10" };

  test.each([
    ["{brand} is here", ["{brand}"]],
    ["{link.help} and {price.price-lists}", ["{link.help}", "{price.price-lists}"]],
    ["{{count}} partners", []],
    ["{ brand } {} {1}", []],
  ])("facts in %s are %j", (text, expected) => {
    expect(text.match(factPlaceholder) ?? []).toEqual(expected);
  });

  test.each([
    ["{{count}}/{{max}}", ["{{count}}", "{{max}}"]],
    ["{brand}", []],
  ])("values for the browser in %s are %j", (text, expected) => {
    expect(text.match(runtimePlaceholder) ?? []).toEqual(expected);
  });

  test("are filled in however deep they stand, in lists, maps and their values", () => {
    const words = {
      title: "{brand}",
      list: ["{price} a month", 5, null, true],
      map: new Map([["a", { b: "{brand}" }]]),
    };
    expect(fillFacts(words, tableOf(facts))).toEqual({
      title: "Northtill",
      list: ["$10 a month", 5, null, true],
      map: new Map([["a", { b: "Northtill" }]]),
    });
  });

  test("are filled in without changing what was given", () => {
    const words = Object.freeze({ list: Object.freeze(["{brand}"]) });
    fillFacts(words, tableOf(facts));
    expect(words).toEqual({ list: ["{brand}"] });
  });

  test("stay where no fact has their name, those of every object included", () => {
    expect(fillFacts("{brnad} {constructor} {toString}", tableOf(facts))).toBe("{brnad} {constructor} {toString}");
  });

  test("for the browser stay as they are", () => {
    expect(fillFacts("{{brand}} {brand}", tableOf(facts))).toBe("{{brand}} Northtill");
  });

  test("put no HTML into HTML", () => {
    const words = { html: '<p><a href="{link.help}">{brand}</a></p>', title: "{brand}" };
    expect(fillFacts(words, tableOf({ ...facts, brand: '<b>"R & D"</b>' }))).toEqual({
      html: '<p><a href="https://help.example/?a=1&amp;b=2">&lt;b&gt;"R &amp; D"&lt;/b&gt;</a></p>',
      title: '<b>"R & D"</b>',
    });
  });

  test("with a dollar sign in the fact are not taken for a pattern", () => {
    expect(fillFacts("{price}", tableOf({ price: "$& $1" }))).toBe("$& $1");
  });
});

describe("the nearest name", () => {
  test.each([
    ["e-mail", ["name", "email", "fax"], "email"],
    ["Price", ["price", "order"], "price"],
    ["lnik", ["link", "route"], "link"],
    ["sugestions", ["suggestions", "title"], "suggestions"],
    ["colour", ["title", "text"], undefined],
    ["x", [], undefined],
    ["helpp", ["hello", "help"], "help"],
  ])("to %s among %j is %s", (written, candidates, expected) => {
    expect(nearest(written, candidates)).toBe(expected);
  });

  test.each([
    ["plugins/fatora.svg", ["plugins/mrp.svg", "plugins/fatoora.svg"], "plugins/fatoora.svg"],
    ["plugins/fatoora.svg", ["plugins/mrp.svg", "site/logo.svg"], undefined],
    ["plugin/mrp.svg", ["plugins/mrp.svg"], "plugins/mrp.svg"],
    ["/contact/", ["/", "/contact"], "/contact"],
    ["/en/contact", ["/", "/contact"], "/contact"],
  ])("to the path %s among %j is %s", (written, candidates, expected) => {
    expect(nearestPath(written, candidates)).toBe(expected);
  });
});

describe("a folded name", () => {
  test.each([
    ["Möwenkasse", "mowenkasse"],
    ["Straße", "strasse"],
    ["Çay & Şeker", "cay seker"],
    ["İstanbul ISPARTA ışık", "istanbul isparta isik"],
    ["Łódź, Ørsted", "lodz orsted"],
    ["  Two   words\t", "two words"],
    ["أحمد", "احمد"],
    ["شركة", "شركه"],
    ["مـحـمـد", "محمد"],
    ["مُحَمَّد", "محمد"],
    ["ＰＯＳ　１", "pos 1"],
    ["🧾", ""],
  ])("of %s is %s", (name, expected) => {
    expect(fold(name)).toBe(expected);
  });

  test("folded again is the same", () => {
    for (const name of ["Möwenkasse & Söhne", "شركة أحمد", "Łódź"]) expect(fold(fold(name))).toBe(fold(name));
  });
});
