import { expect, test } from "vitest";
import { requestLanguage } from "../../src/server/request-language.ts";

test.each([
  ["/de/features", "language=en", "en", "de"],
  ["/features", "language=de", "en", "de"],
  ["/", "", "fr, de, en", "de"],
  ["/", "", "fr, es", "en"],
  // A language in the path counts only as it is written.
  ...["/fr/features", "/deutsch", "/de-at/features", "/DE/features", "//de"].map((path) => [path, "", "", "en"]),
  // A language that the site does not have is ignored.
  ...["xx", "", "DE", "de-AT", "//elsewhere.example", "__proto__", "a=de"].map((stored) => {
    return ["/", `language=${stored}`, "de", "de"];
  }),
  ...["other=1;language=de; more=2", "  language=de  ", "language=de; language=en"].map((cookie) => {
    return ["/", cookie, "en", "de"];
  }),
  ...["languages=de", "Language=de", "other=language=de", "other=1, language=de", ";", "language"].map((cookie) => {
    return ["/", cookie, "en", "en"];
  }),
  // A browser's tag asks for its language, whatever its region or case.
  ...["de-AT, en", "De-de, en", "de-Latn-DE, en"].map((tags) => ["/", "", tags, "de"]),
  ...["*", "deu", "xx-DE"].map((tags) => ["/", "", tags, "en"]),
  // Accept-Language is read by weight, nonsense as nothing.
  ...["fr;q=0.9, en;q=0.4, de;q=0.6", "fr ; q=0.4 ,\tde ;Q=0.6 ", "*;q=0.1, de"].map((tags) => ["/", "", tags, "de"]),
  ...["en;q=0.5,de;q=0.5", "de;q=0", " , ,", ";;q=,,", "de".repeat(10_000), ",".repeat(10_000)].map((tags) => {
    return ["/", "", tags, "en"];
  }),
])("the first language that the site has wins: %j, %j, %j → %s", (pathname, cookie, accepted, language) => {
  const headers = new Headers({ Cookie: cookie, "Accept-Language": accepted });
  expect(requestLanguage(headers, pathname, { languages: ["en", "de"], unoffered: [] })).toBe(language);
});
