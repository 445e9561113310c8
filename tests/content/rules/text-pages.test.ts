/** A new text page: a file in each language, and a line in the menus. */
import { expect, test } from "vitest";
import { sitemapXml } from "../../../scripts/site/sitemap.ts";
import { checkEdited, copy, emitEdited, remove, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const statement = (language: string, title: string, sentence: string) => {
  const feedback = { title: `${title}?`, text: `${sentence} [{brand}](/contact)` };
  const seo = { title, description: sentence };
  const page = { seo, title, intro: sentence, updated: "2025-08-05", sections: { feedback } };
  return write(`${language}/texts/accessibility.yaml`, JSON.stringify(page));
};
const english = statement("en", "Accessibility", "How well everybody can use this site.");
const german = statement("de", "Barrierefreiheit", "So gut kann jeder sie benutzen.");
const menus = "navigation.yaml";
const entry = replace(menus, /^( +)- text: impressum$/m, "$&\n$1- text: accessibility");
const linked = (text: string) => replace("en/texts/impressum.yaml", "We prepare", `${text} We prepare`);

test("an accessibility statement has its address, menu entry and place in the sitemap", () => {
  const { json, emitted, content } = emitEdited(english, german, entry, linked("[a](/accessibility#feedback)"));
  const shell = String(emitted.get("shell.ts"));
  expect(/"textSlugs": \[\s*"accessibility",/.test(shell)).toBe(true);
  expect(json("content/de/text/accessibility.json")).toMatchObject({
    title: "Barrierefreiheit",
    updated: "5. August 2025",
    sections: [{ id: "feedback", text: expect.stringContaining('href="/de/contact">Northtill</a>') }],
  });
  expect(shell).toMatch(/"label": "text\/accessibility",\s*"route": "text",\s*"slug": "accessibility"/);
  expect(json("public/locales/de/translation.json").nav["text/accessibility"]).toBe("Barrierefreiheit");
  const { origin } = new URL(content.site.hosts.site);
  const sitemap = sitemapXml(origin, json("pages.json"));
  expect(sitemap).toContain(`<loc>${origin}/de/accessibility</loc>`);
});

const formerly = (names: string, text = "terms-of-use") =>
  ["en", "de"].map((language) =>
    replace(`${language}/texts/${text}.yaml`, /^sections:/m, `formerly: [${names}]\nsections:`),
  );
const faq = ["en", "de"].map((code) => copy(`${code}/texts/terms-of-use.yaml`, `${code}/texts/faq.yaml`));

describeRule("text pages", [
  [[english, entry], "missing-file.translation", {}, "de/texts/accessibility.yaml"],
  [replace(menus, /text: impressum$/m, "text: ‸imprint"), "unknown-reference.text-page", { name: "imprint" }],
  [replace(menus, /^( +)- text: impressum$/m, "$&\n$1- text: ‸impressum"), "duplicate.value"],
  [[english, german, linked("[a](‸/accessibility#no)")], "link.anchor"],
  [[...formerly("terms"), linked("[a](‸/terms)")], "link.page", { page: "/terms", similar: "/terms-of-use" }],
]);
describeRule("address-taken", [
  [[...faq, replace("en/texts/faq.yaml", /^seo:/m, "‸seo:")], "address-taken.site", { slug: "faq" }],
  [formerly("‸impressum"), "address-taken.page", { from: "/impressum" }],
  [formerly("terms, ‸admin"), "address-taken.page", { from: "/admin" }],
  [formerly("‸index"), "address-taken.page", { from: "/index" }],
  [
    [...formerly("‸terms"), ...formerly("terms", "impressum")],
    "address-taken.former",
    { from: "/terms", owner: "/impressum" },
  ],
]);

test("the privacy policy, to which the consent banner leads, may not be missing", () => {
  const files = ["de", "en"].map((language) => `${language}/texts/privacy-policy.yaml`);
  const { diagnostics } = checkEdited(...files.map(remove));
  expect(diagnostics).toMatchObject(files.map((file) => ({ file, id: "missing-file" })));
});
