import { describe, expect, test } from "vitest";
import { liesBelow, redirectTarget } from "../../src/features/language/redirect.ts";
import { shell } from "../../src/generated/shell.ts";
import { localizedPath, matchPath, pagesOf } from "../../src/routes/routes.ts";

const languages = ["en", "de"];
const site = { languages, pluginSlugs: shell.pluginSlugs };

/** Asked for → where it leads in English; what is said of German follows from it. */
const rows: Record<string, readonly (readonly [asked: string, target: string])[]> = {
  "the root leads to the home page": [
    ["/", "/en"],
    ["", "/en"],
    ["//", "/en"],
  ],
  "a path without a language gets one in front": [
    ["/features", "/en/features"],
    ["/download/lite", "/en/download/lite"],
    ["/terms-of-use", "/en/terms-of-use"],
    ["/404", "/en/404"],
  ],
  "a plugin's path of old leads to the plugin": shell.pluginSlugs.map(
    (slug) => [`/plugins/${slug}`, `/en/plugins/${slug}`] as const,
  ),
  "an unknown plugin is kept, and found missing there": [["/plugins/no-such-plugin", "/en/plugins/no-such-plugin"]],
  "two letters that are no language of the site are replaced": [
    ["/fr/features", "/en/features"],
    ["/fr/plugins/fatoora", "/en/plugins/fatoora"],
    ["/FR/features", "/en/features"],
    ["/fr/en/features", "/en/en/features"],
  ],
  "two letters alone are replaced": [
    ["/fr", "/en"],
    ["/xx/", "/en"],
  ],
  "anything else in front is kept": [
    ["/nowhere/at/all", "/en/nowhere/at/all"],
    ["/fra/features", "/en/fra/features"],
    ["/f/features", "/en/f/features"],
    ["/f1/features", "/en/f1/features"],
    ["/en-gb/features", "/en/en-gb/features"],
    ["/ää/features", "/en/ää/features"],
    ["/constructor", "/en/constructor"],
  ],
  "a slash at the end goes": [
    ["/features/", "/en/features"],
    ["/plugins/my-logo/", "/en/plugins/my-logo"],
  ],
  "only the language is mended in its case": [["/FEATURES", "/en/FEATURES"]],
  "no spelling leads to another host": [
    ["//elsewhere.example", "/en/elsewhere.example"],
    ["///elsewhere.example//", "/en/elsewhere.example"],
    ["/\\elsewhere.example", "/en/elsewhere.example"],
    ["\\\\elsewhere.example", "/en/elsewhere.example"],
    ["/\\/elsewhere.example\\x", "/en/elsewhere.example/x"],
    ["//fr//elsewhere.example", "/en/elsewhere.example"],
    ["/https://elsewhere.example", "/en/https:/elsewhere.example"],
    ["https://elsewhere.example", "/en/https:/elsewhere.example"],
  ],
};

/** A language of the site in the path: the same target, whatever the visitor's language is. */
const spelled: readonly (readonly [asked: string, target: string])[] = [
  ["/EN", "/en"],
  ["/De/features", "/de/features"],
  ["/en/", "/en"],
  ["/de/features/", "/de/features"],
  ["//de/features", "/de/features"],
  ["/de//features", "/de/features"],
  ["/de\\features", "/de/features"],
  ["/en//elsewhere.example", "/en/elsewhere.example"],
];

describe.each(Object.entries(rows))("%s", (_fact, table) => {
  test.each(table)("%s → %s, or the same in German", (asked, target) => {
    expect(redirectTarget(asked, "en", languages)).toBe(target);
    expect(redirectTarget(asked, "de", languages)).toBe(target.replace(/^\/en(?=\/|$)/, "/de"));
  });
});

describe("a path that names a language keeps it, and only its spelling is mended", () => {
  test.each(spelled)("%s → %s", (asked, target) => {
    expect(redirectTarget(asked, "en", languages)).toBe(target);
    expect(redirectTarget(asked, "de", languages)).toBe(target);
  });
});

describe("what is right already stays", () => {
  const paths = languages.flatMap((language) => pagesOf(site).map((page) => localizedPath(page, language)));
  test.each([...paths, "/en/no-such-page", "/de/FEATURES", "/de/plugins/no-such-plugin", "/en/fr/features"])(
    "%s",
    (path) => {
      expect(redirectTarget(path, "en", languages)).toBeUndefined();
      expect(redirectTarget(path, "de", languages)).toBeUndefined();
    },
  );
});

test("a third language is content only", () => {
  expect(redirectTarget("/fr/features", "en", ["en", "de", "fr"])).toBeUndefined();
  expect(redirectTarget("/FR/features", "en", ["en", "de", "fr"])).toBe("/fr/features");
});

test("every plugin's path of old ends at the page of that plugin", () => {
  for (const slug of shell.pluginSlugs) {
    const target = redirectTarget(`/plugins/${slug}`, "de", languages) ?? "";
    expect(matchPath(target, site)).toEqual({ route: "plugin", slug, language: "de" });
  }
});

describe("a file lies below a folder", () => {
  test.each([
    ["/downloads/Setup.exe", "/downloads", true],
    ["/downloads/", "/downloads", true],
    ["/downloads", "/downloads", false],
    ["/downloads-old/Setup.exe", "/downloads", false],
    ["/en/downloads/Setup.exe", "/downloads", false],
    ["//downloads/Setup.exe", "/downloads", false],
    ["/files/installers/Setup.exe", "/files/installers", true],
    ["/downloads/Setup.exe", undefined, false],
  ])("%s below %s: %s", (path, folder, below) => expect(liesBelow(path, folder)).toBe(below));
});

describe("made paths", () => {
  const pieces = [
    ..."/\\/\\/\\//",
    ...["en", "de", "DE", "fr", "Xx", "a", "404", "plugins", "fatoora", "features", "elsewhere.example", "https:"],
    ...[
      "..",
      ".",
      "%2F",
      "%5C",
      "%zz",
      "?",
      "#",
      "@",
      " ",
      "\t",
      "\n",
      "ä",
      "日本",
      "K",
      "__proto__",
      "<script>",
      "javascript:",
    ],
  ];
  const random = generator(20_250_805);
  const pick = () => pieces[Math.floor(random() * pieces.length)] ?? "";
  const made = Array.from({ length: 600 }, () => `/${Array.from({ length: Math.floor(random() * 8) }, pick).join("")}`);

  test.each(languages)("all lead to a place on this host that leads nowhere else (%s)", (current) => {
    for (const asked of made) {
      const target = redirectTarget(asked, current, languages) ?? asked;
      expect(target, asked).toMatch(/^\/(?:en|de)(?:\/[^/\\]+)*$/);
      for (const other of languages) expect(redirectTarget(target, other, languages), asked).toBeUndefined();
      expect(new URL(target, "https://shop.example").host, asked).toBe("shop.example");
    }
  });

  test("are many kinds: led on, and left alone", () => {
    const left = made.filter((asked) => redirectTarget(asked, "en", languages) === undefined);
    expect(left.length).toBeGreaterThan(5);
    expect(left.length).toBeLessThan(made.length / 2);
  });
});

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator; Numerical Recipes). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
