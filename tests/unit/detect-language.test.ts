import { expect, test } from "vitest";
import { acceptedLanguages, detectLanguage, languageCookie, readCookie } from "../../src/features/language/detect.ts";

const languages = ["en", "de"];

test.each<[pathname: string, stored: string | undefined, preferred: string[], language: string]>([
  ["/de/features", "en", ["en"], "de"],
  ["/features", "de", ["en"], "de"],
  ["/", undefined, ["fr", "de", "en"], "de"],
  ["/", undefined, ["fr", "es"], "en"],
  ["", undefined, [], "en"],
  // A language in the path counts only as it is written.
  ...["/fr/features", "/deutsch", "/de-at/features", "/DE/features", "//de"].map(
    (pathname): [string, undefined, string[], string] => [pathname, undefined, [], "en"],
  ),
  // A stored value that is no language of the site is ignored.
  ...["xx", "", " ", "DE", "de-AT", "de ", "<script>", "//elsewhere.example", "constructor", "__proto__"].flatMap(
    (stored): [string, string, string[], string][] => [
      ["/", stored, ["de"], "de"],
      ["/", stored, [], "en"],
    ],
  ),
  // A browser's tag asks for its language, whatever its region or case.
  ...["de-AT", "de-CH-1996", "DE", "De-de", "de-Latn-DE"].map((tag): [string, undefined, string[], string] => {
    return ["/", undefined, [tag, "en"], "de"];
  }),
  ...["", "*", "-", "deu", "d", "xx-DE", "i-de"].map((tag): [string, undefined, string[], string] => {
    return ["/", undefined, [tag], "en"];
  }),
])(
  "path, stored choice, browser, first language: the first that the site has wins: %j, %j, %j → %s",
  (pathname, stored, preferred, language) => {
    expect(detectLanguage({ pathname, stored, preferred }, languages)).toBe(language);
  },
);

test("the first language is the site's, not English", () => {
  expect(detectLanguage({ pathname: "/", preferred: ["fr"] }, ["de", "en"])).toBe("de");
});

test.each<[header: string, value: string | undefined]>([
  ["language=de", "de"],
  ["other=1; language=de; more=2", "de"],
  ["other=1;language=de", "de"],
  ["  language=de  ", "de"],
  ["language=de; language=en", "de"],
  ["language=a=b=c", "a=b=c"],
  ["language=%64%65", "%64%65"],
  ["language=", ""],
  ["language", ""],
  ["xlanguage=de; languages=en", undefined],
  ...["", ";", "language2=de", "Language=de", "other=language=de", "other=1, language=de"].map(
    (header): [string, undefined] => [header, undefined],
  ),
])("the cookie in %j is %j", (header, value) => {
  expect(readCookie(header, languageCookie)).toBe(value);
});

test.each([
  ["de", ["de"]],
  ["de-AT,de;q=0.9,en;q=0.5", ["de-AT", "de", "en"]],
  ["en;q=0.4, de;q=0.6", ["de", "en"]],
  ["en;q=0.5,de;q=0.5", ["en", "de"]],
  ["en ; q=0.4 ,\tde ;q=0.6 ", ["de", "en"]],
  ["en;Q=0.4, de", ["de", "en"]],
  ["de;q=0, en;q=0.1", ["en"]],
  ["de;q=0.000", []],
  ["fr;level=1;q=0.2, en;q=0.3", ["en", "fr"]],
  ["*;q=0.1, de", ["de", "*"]],
  ["", []],
  [" , ,", []],
  [";;q=,,,de", ["de"]],
  [";q=1", []],
  ["de;q=.", []],
])("Accept-Language is read by weight: %j → %j", (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});

test.each(["<script>", "q=1", "\0", "😀;q=1", "de".repeat(10_000), ",".repeat(10_000)])(
  "nonsense leads to a language of the site: %#",
  (header) => {
    expect(languages).toContain(detectLanguage({ pathname: "/", preferred: acceptedLanguages(header) }, languages));
  },
);
