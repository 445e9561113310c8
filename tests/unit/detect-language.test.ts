import { describe, expect, test } from "vitest";
import { acceptedLanguages, detectLanguage, languageCookie, readCookie } from "../../src/features/language/detect.ts";

const languages = ["en", "de"];

describe("the first that the site has wins: path, stored choice, browser, first language", () => {
  test.each([
    { pathname: "/de/features", stored: "en", preferred: ["en"], language: "de" },
    { pathname: "/features", stored: "de", preferred: ["en"], language: "de" },
    { pathname: "/", stored: undefined, preferred: ["de"], language: "de" },
    { pathname: "/", stored: undefined, preferred: ["fr", "de", "en"], language: "de" },
    { pathname: "/", stored: undefined, preferred: ["fr", "es"], language: "en" },
    { pathname: "/", stored: undefined, preferred: [], language: "en" },
    { pathname: "", stored: undefined, preferred: [], language: "en" },
  ])("$pathname, stored $stored, browser $preferred → $language", ({ language, ...known }) => {
    expect(detectLanguage(known, languages)).toBe(language);
  });

  test("the first language is the site's, not English", () => {
    expect(detectLanguage({ pathname: "/", preferred: ["fr"] }, ["de", "en"])).toBe("de");
  });
});

describe("a language in the path counts only as it stands", () => {
  test.each(["/fr/features", "/deutsch", "/de-at/features", "/DE/features", "//de"])(
    "%s is passed over",
    (pathname) => {
      expect(detectLanguage({ pathname, preferred: [] }, languages)).toBe("en");
    },
  );
});

describe("a stored value that is no language of the site is ignored", () => {
  test.each(["xx", "fr", "", " ", "DE", "de-AT", "de ", "<script>", "//elsewhere.example", "constructor", "__proto__"])(
    "%j",
    (stored) => {
      expect(detectLanguage({ pathname: "/", stored, preferred: ["de"] }, languages)).toBe("de");
      expect(detectLanguage({ pathname: "/", stored, preferred: [] }, languages)).toBe("en");
    },
  );
});

describe("a browser's tag asks for its language, whatever its region or case", () => {
  test.each(["de-AT", "de-CH-1996", "DE", "De-de", "de-Latn-DE"])("%s", (tag) => {
    expect(detectLanguage({ pathname: "/", preferred: [tag, "en"] }, languages)).toBe("de");
  });

  test.each(["", "*", "-", "deu", "d", "xx-DE", "i-de"])("%j asks for nothing the site has", (tag) => {
    expect(detectLanguage({ pathname: "/", preferred: [tag] }, languages)).toBe("en");
  });
});

describe("a cookie is read", () => {
  test.each([
    ["language=de", "de"],
    ["language=en; other=1", "en"],
    ["other=1; language=de; more=2", "de"],
    ["other=1;language=de", "de"],
    ["  language=de  ", "de"],
    ["language=de; language=en", "de"],
    ["language=a=b=c", "a=b=c"],
    ["language=%64%65", "%64%65"],
    ["language=", ""],
    ["language", ""],
  ])("%j → %j", (header, value) => {
    expect(readCookie(header, languageCookie)).toBe(value);
  });

  test.each([
    "",
    ";",
    "other=1",
    "mylanguage=de",
    "language2=de",
    "xlanguage=de; languages=en",
    "Language=de",
    "other=language=de",
    "other=1, language=de",
  ])("%j has none", (header) => {
    expect(readCookie(header, languageCookie)).toBeUndefined();
  });
});

describe("Accept-Language is read by weight", () => {
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
    ["*", ["*"]],
    ["*;q=0.1, de", ["de", "*"]],
    ["", []],
    [" , ,", []],
    [";;q=,,,de", ["de"]],
    [";q=1", []],
    ["de;q=.", []],
  ])("%j → %j", (header, tags) => {
    expect(acceptedLanguages(header)).toEqual(tags);
  });

  test("a star asks for no language of the site", () => {
    expect(detectLanguage({ pathname: "/", preferred: acceptedLanguages("*, de;q=0.1") }, languages)).toBe("de");
    expect(detectLanguage({ pathname: "/", preferred: acceptedLanguages("*") }, languages)).toBe("en");
  });

  test("rubbish leads to a language of the site", () => {
    for (const header of ["<script>", "q=1", "\0", "😀;q=1", "de".repeat(10_000), ",".repeat(10_000)]) {
      expect(languages).toContain(detectLanguage({ pathname: "/", preferred: acceptedLanguages(header) }, languages));
    }
  });
});
