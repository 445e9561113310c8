import { expect, test } from "vitest";
import { detectLanguage, languageCookie, readCookie } from "../../src/domain/detect-language.ts";
import { requestLanguage } from "../../src/server/request-language.ts";

const languages = ["en", "de"];

test.each<[pathname: string, stored: string | undefined, preferred: string[], language: string]>([
  ["/de/features", "en", ["en"], "de"],
  ["/features", "de", ["en"], "de"],
  ["/", undefined, ["fr", "de", "en"], "de"],
  ["/", undefined, ["fr", "es"], "en"],
  // A language in the path counts only as it is written.
  ...["", "/fr/features", "/deutsch", "/de-at/features", "/DE/features", "//de"].map(
    (pathname): [string, undefined, string[], string] => [pathname, undefined, [], "en"],
  ),
  // A stored value that is no language of the site is ignored.
  ...["xx", "", "DE", "de-AT", "de ", "//elsewhere.example", "__proto__"].map(
    (stored): [string, string, string[], string] => ["/", stored, ["de"], "de"],
  ),
  // A browser's tag asks for its language, whatever its region or case.
  ...["de-AT", "De-de", "de-Latn-DE"].map((tag): [string, undefined, string[], string] => {
    return ["/", undefined, [tag, "en"], "de"];
  }),
  ...["", "*", "deu", "xx-DE"].map((tag): [string, undefined, string[], string] => ["/", undefined, [tag], "en"]),
])("the first that the site has wins: %j, %j, %j → %s", (pathname, stored, preferred, language) => {
  expect(detectLanguage({ pathname, stored, preferred }, languages)).toBe(language);
});

test.each<[header: string, value: string | undefined]>([
  ["other=1;language=de; more=2", "de"],
  ["  language=de  ", "de"],
  ["language=de; language=en", "de"],
  ["language=a=b=c", "a=b=c"],
  ["language", ""],
  ...["", ";", "languages=en", "xlanguage=de", "Language=de", "other=language=de", "other=1, language=de"].map(
    (header): [string, undefined] => [header, undefined],
  ),
])("the cookie in %j is %j", (header, value) => {
  expect(readCookie(header, languageCookie)).toBe(value);
});

test.each([
  ["fr;q=0.9, en;q=0.4, de;q=0.6", "de"],
  ["en;q=0.5,de;q=0.5", "en"],
  ["fr ; q=0.4 ,\tde ;Q=0.6 ", "de"],
  ["*;q=0.1, de", "de"],
  ["de;q=0", "en"],
  ...["", " , ,", ";;q=,,", "<script>", "de".repeat(10_000), ",".repeat(10_000)].map((nonsense) => {
    return [nonsense, "en"];
  }),
])("Accept-Language is read by weight, nonsense as nothing: %j → %s", (header, language) => {
  expect(requestLanguage(new Headers({ "Accept-Language": header }), "/", languages)).toBe(language);
});
