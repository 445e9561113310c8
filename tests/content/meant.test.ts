/** What somebody meant by a value: tables of what is written and what is proposed. */
import { describe, expect, test } from "vitest";
import { meantChoice } from "../../scripts/content/meant/choices.ts";
import { meantCountries, meantCurrencies, meantLanguages } from "../../scripts/content/meant/codes.ts";
import { meantDays } from "../../scripts/content/meant/days.ts";
import { meantAnswer, meantNumber } from "../../scripts/content/meant/figures.ts";
import { seenAs } from "../../scripts/content/meant/lookalikes.ts";
import { asYaml, meantText } from "../../scripts/content/meant/meant.ts";

describe("days", () => {
  test.each([
    ["05.08.2025", "2025-08-05"],
    ["5.8.25", "2025-08-05"],
    ["5. 8. 2025", "2025-08-05"],
    ["2025/8/5", "2025-08-05"],
    ["2025.08.05", "2025-08-05"],
    ["20250805", "2025-08-05"],
    ["2025-08-05T10:00:00Z", "2025-08-05"],
    ["31/12/2025", "2025-12-31"],
    ["12/31/2025", "2025-12-31"],
    ["5 August 2025", "2025-08-05"],
    ["5. August 2025", "2025-08-05"],
    ["August 5th, 2025", "2025-08-05"],
    ["3 Mär 2025", "2025-03-03"],
    ["1st Jan 2025", "2025-01-01"],
  ])("%s", (written, day) => expect(meantDays(written)).toEqual([day]));

  test.each(["05/08/2025", "today", "August 2025", "5 Smarch 2025", "2025", ""])("%s may be any", (written) =>
    expect(meantDays(written)).toEqual([]),
  );
});

describe("numbers", () => {
  test.each([
    ["9,50", 9.5],
    ["9.50 USD", 9.5],
    ["$9", 9],
    ["CHF 9.-", 9],
    ["9,-", 9],
    ["1,000,000", 1_000_000],
    ["1.000.000", 1_000_000],
    ["1.234,56", 1234.56],
    ["1'000", 1000],
    ["1 000 000", 1_000_000],
    ["30 days", 30],
    ["140+", 140],
    ["１２", 12],
    ["٩", 9],
    ["-4", -4],
  ])("%s", (written, value) => expect(meantNumber(written, false)).toBe(value));

  test.each(["ten", "2-3", "1M", "1 million", "5k", "1024x768", ""])("%s is none", (written) =>
    expect(meantNumber(written, false)).toBeUndefined(),
  );

  test("megabytes are no bytes", () => {
    expect(meantNumber("48 MB", false)).toBe(48);
    expect(meantNumber("48 MB", true)).toBeUndefined();
    expect(meantNumber("48,217,336 bytes", true)).toBe(48_217_336);
  });

  test("yes and no in two languages", () => {
    expect(["yes", "On", "ja", "1", "wahr"].map(meantAnswer)).toEqual([true, true, true, true, true]);
    expect(["No", "off", "nein", "0"].map(meantAnswer)).toEqual([false, false, false, false]);
    expect(meantAnswer("maybe")).toBeUndefined();
  });
});

describe("codes", () => {
  test.each([
    ["Kenya", "KE"],
    ["Kenia", "KE"],
    ["south africa", "ZA"],
    ["Saudi-Arabien", "SA"],
    ["Great Britain", "GB"],
    ["USA", "US"],
    ["GER", "DE"],
    ["Allemagne", "DE"],
    ["Germny", "DE"],
    ["🇿🇦", "ZA"],
  ])("%s is the country %s", (written, code) => expect(meantCountries(written)[0]).toBe(code));

  test.each([
    ["english", "en"],
    ["Deutsch", "de"],
    ["ger", "de"],
    ["de-AT", "de"],
    ["français", "fr"],
  ])("%s is the language %s", (written, code) => expect(meantLanguages(written)).toContain(code));

  test.each([
    ["euro", "EUR"],
    ["€", "EUR"],
    ["$", "USD"],
    ["Schweizer Franken", "CHF"],
    ["Kenyan shilling", "KES"],
  ])("%s is the currency %s", (written, code) => expect(meantCurrencies(written)).toContain(code));
});

describe("choices", () => {
  test.each([
    ["twitter", ["facebook", "x"], "x"],
    ["amex", ["visa", "american-express"], "american-express"],
    ["release-notes", ["home", "releaseNotes"], "releaseNotes"],
    ["privacy", ["home", "privacyPolicy"], "privacyPolicy"],
    ["/faq", ["faq", "home"], "faq"],
  ])("%s", (written, choices, meant) => expect(meantChoice(written, choices)).toBe(meant));
  test("nothing near is nothing", () => expect(meantChoice("tiktok", ["facebook", "x"])).toBeUndefined());
});

describe("texts", () => {
  const any = () => true;
  const phones = ["+254 20 555 0509"];

  test.each([
    ["version", "v1.40", "1.40"],
    ["version", "1,40", "1.40"],
    ["url", "http:/savanna.example", "https://savanna.example"],
    ["host", "https://help.company.example/", "https://help.company.example"],
    ["email", "mailto:info@company.example", "info@company.example"],
    ["emails", "info@company.example; sales(at)company.example", "info@company.example, sales@company.example"],
    ["phone", "020 555 0100", "+254 20 555 0100"],
    ["phone", "00254 20 555 0100", "+254 20 555 0100"],
    ["phone", "+254 (0) 20 555 0100", "+254 20 555 0100"],
    ["phones", "+254 20 555 0100 / +254 20 555 0101", "+254 20 555 0100, +254 20 555 0101"],
    ["telegram", "https://t.me/company", "@company"],
    ["slug", "Fußball & Co", "fussball-co"],
    ["slug", "/plugins/price_lists.yaml", "price-lists"],
    ["path", "https://help.company.example/{{lang}}/support", "/{lang}/support"],
    ["download-path", "C:\\tools\\Set up.exe", "C:/tools/Set.up.exe"],
    ["image-path", "content\\images\\plugins\\mrp.webp", "plugins/mrp.webp"],
    ["analytics-id", "g-abcd1234", "G-ABCD1234"],
  ])("%s: %s", (rule, written, meant) => {
    expect(meantText(rule, { written, phones }, (text) => text === meant)).toBe(meant);
  });

  test("nothing is proposed that the field would not take, nor what was written", () => {
    expect(meantText("country", { written: "Kenya", phones: [] }, () => false)).toBeUndefined();
    expect(meantText("country", { written: "KE", phones: [] }, (text) => text === "KE")).toBeUndefined();
    expect(meantText("date", { written: "05.08.2025 ".repeat(100), phones: [] }, any)).toBeUndefined();
  });

  test("digits of a digest are never left out", () => {
    const digest = "c63699f8a2fb6b3b66fc775ae4e05f829e16660f197697e75d23bcf828f267a1";
    const fits = (text: string) => /^[0-9a-f]{64}$/.test(text);
    expect(meantText("sha256", { written: `sha256:${digest} Setup.exe`, phones: [] }, fits)).toBe(digest);
    expect(meantText("sha256", { written: digest.toUpperCase(), phones: [] }, fits)).toBe(digest);
    expect(meantText("sha256", { written: `${digest}f`, phones: [] }, fits)).toBeUndefined();
  });

  test("letters of other alphabets and widths, and characters that nobody sees", () => {
    expect(seenAs("ＫＥ")).toBe("KE");
    expect(seenAs("КЕ")).toBe("KE");
    expect(seenAs(" in\u00ADfo\u200B ")).toBe("info");
    expect(seenAs("2025–08−05")).toBe("2025-08-05");
  });

  test("are shown as they are written in YAML", () => {
    expect(["1.40", "@company", "plain", "a: b", 5, true].map(asYaml)).toEqual([
      '"1.40"',
      '"@company"',
      "plain",
      '"a: b"',
      "5",
      "true",
    ]);
  });
});
