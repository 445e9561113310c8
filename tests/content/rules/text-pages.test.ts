/** A text page is content only: what an owner adds is a file in each language, and a line in the menus. */
import { expect, test } from "vitest";
import { sitemapXml } from "../../../scripts/site/sitemap.ts";
import { matchPath, translationsOf } from "../../../src/routes/routes.ts";
import { checkEdited, copy, emitEdited, remove, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const statement = (title: string, sentence: string) => `seo:
  title: ${title}
  description: ${sentence}
title: ${title}
intro: ${sentence}
updated: 2025-08-05
sections:
  feedback:
    title: ${title}?
    text: "${sentence} [{brand}](/contact)"
`;
const english = write(
  "en/texts/accessibility.yaml",
  statement("Accessibility", "How well everybody can use this site."),
);
const german = write("de/texts/accessibility.yaml", statement("Barrierefreiheit", "So gut kann jeder sie benutzen."));
const menus = "navigation.yaml";
const entry = replace(menus, /^( +)- text: impressum$/m, "$&\n$1- text: accessibility");
const link = ["en", "de"].map((language) =>
  replace(`${language}/texts/impressum.yaml`, /(?=We prepare|Wir erstellen)/, "[{brand}](/accessibility#feedback) "),
);

test("an accessibility statement has address, menu, sitemap, translations, breadcrumbs and a picture", () => {
  const { files, json, emitted, content } = emitEdited(english, german, entry, ...link);
  const shell = String(emitted.get("shell.ts"));
  const site = { languages: files.languages, pluginSlugs: [], editions: [], textSlugs: ["accessibility"] };
  expect(/"textSlugs": \[\s*"accessibility",/.test(shell)).toBe(true);
  const page = { route: "text", slug: "accessibility" } as const;
  expect(matchPath("/de/accessibility", site)).toEqual({ ...page, language: "de" });
  expect(json("content/de/text/accessibility.json")).toMatchObject({
    title: "Barrierefreiheit",
    updated: "5. August 2025",
    sections: [{ id: "feedback", text: expect.stringContaining('href="/de/contact">Northtill</a>') }],
  });
  expect(shell).toMatch(/"label": "text\/accessibility",\s*"route": "text",\s*"slug": "accessibility"/);
  expect(json("public/locales/de/translation.json").nav["text/accessibility"]).toBe("Barrierefreiheit");
  const { origin } = new URL(content.site.hosts.site);
  const sitemap = sitemapXml(origin, files.languages, json("pages.json"));
  for (const { href } of translationsOf(page, origin, files.languages)) expect(sitemap).toContain(`"${href}"/>`);
  const { structuredData, picture } = json("metadata/de/text/accessibility.json");
  expect(structuredData["@graph"].at(-1).itemListElement.at(-1).name).toBe("Barrierefreiheit");
  expect(picture.src).toMatch(/^\/images\/.*\.(?:png|jpg)$/);
  expect(String(emitted.get("public/llms.txt"))).toContain(`[Accessibility](${origin}/en/accessibility.md)`);
});

const terms = "terms-of-use.yaml";
const moved = (language: string, ...names: string[]) =>
  replace(`${language}/texts/${terms}`, /^sections:/m, `formerly: [${names.join(", ")}]\nsections:`);

describeRule("missing-file", [
  [
    [english, entry],
    "missing-file.translation",
    { original: "en/texts/accessibility.yaml" },
    "de/texts/accessibility.yaml",
  ],
]);
describeRule("unknown-reference", [
  [replace(menus, /text: impressum$/m, "text: ‸imprint"), "unknown-reference.text-page", { name: "imprint" }],
]);
describeRule("duplicate", [
  [replace(menus, /^( +)- text: impressum$/m, "$&\n$1- text: ‸impressum"), "duplicate.value"],
]);
const begin = replace("en/texts/faq.yaml", /^seo:/m, "‸seo:");
describeRule("address-taken", [
  [
    [...["en", "de"].map((language) => copy(`${language}/texts/${terms}`, `${language}/texts/faq.yaml`)), begin],
    "address-taken.site",
    { slug: "faq" },
  ],
  [[moved("en", "‸impressum"), moved("de", "‸impressum")], "address-taken.page", { from: "/impressum" }],
  [
    [
      moved("en", "‸terms"),
      moved("de", "‸terms"),
      ...["en", "de"].map((language) =>
        replace(`${language}/texts/impressum.yaml`, /^sections:/m, "formerly: [terms]\nsections:"),
      ),
    ],
    "address-taken.former",
    { from: "/terms", owner: "/impressum" },
  ],
  [[moved("en", "terms", "‸admin"), moved("de", "terms", "‸admin")], "address-taken.page", { from: "/admin" }],
]);

test("a place on a text is a section of it, by its key", () => {
  expect(() =>
    emitEdited(english, german, replace("en/texts/impressum.yaml", "We prepare", "[a](/accessibility#no) We prepare")),
  ).toThrow("link.place");
});

test("without the privacy policy, to which the consent banner leads, that is said and nothing else", () => {
  const policies = ["en", "de"].map((language) => remove(`${language}/texts/privacy-policy.yaml`));
  const { diagnostics } = checkEdited(...policies);
  expect(diagnostics.map(({ id, file }) => `${file} ${id}`)).toEqual([
    "de/texts/privacy-policy.yaml missing-file",
    "en/texts/privacy-policy.yaml missing-file",
  ]);
});

describeRule("link", [
  [
    [
      moved("en", "terms"),
      moved("de", "terms"),
      replace("en/texts/impressum.yaml", "We prepare", "[We](‸/terms) prepare"),
    ],
    "link.page",
    { page: "/terms", similar: "/terms-of-use" },
  ],
]);
