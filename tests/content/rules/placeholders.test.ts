import { expect } from "vitest";
import { remove, replace, setValue } from "../content-copy.ts";
import { describeMarkdownRule, describeRule, type Row } from "./describe-rule.ts";

const [page, original, home] = ["de/pages/not-found.yaml", "en/pages/not-found.yaml", "de/pages/home.yaml"];
const [fatoora, release] = ["plugins/fatoora.yaml", "releases/1.47.yaml"];

/** Where a placeholder is written: a key, and the text around it. */
const onPage = [original, "title", '"Gone: *"'] as const;
const inGerman = [page, "title", '"Nicht da | *"'] as const;
const inInterface = ["en/ui.yaml", "counter", '"*/{{max}} characters"'] as const;
const inStreet = ["site.yaml", "street", '"Straße *"'] as const;
const toFacts = { allowed: expect.arrayContaining([expect.stringMatching(/^\{\w+\}$/)]) };
const toBrand = { similar: "{brand}" };
const toLanguage = { allowed: ["{lang}"] };

describeRule(
  "unknown-placeholder",
  (
    [
      // A misspelled fact of the first language is not reported in the others as well.
      ["{brnad}", onPage, toBrand],
      ["{brnad}", inGerman, toBrand],
      ["{link.hlep}", onPage, { similar: "{link.help}" }],
      ["{marke}", onPage, toFacts],
      ["{}", onPage, toFacts],
      ...["{brand", "brand}", "{{brand}}", "{bránd}", `\${brand}`, "[brand]", "<brand>", "%brand%", "｛brand｝"].map(
        (text) => [text, onPage, toBrand] as const,
      ),
      ["{{cuont}}", inInterface, { similar: "{{count}}" }],
      ["{count}", inInterface, { similar: "{{count}}" }],
      ["{ version }", inInterface, { similar: "{version}" }],
      ["$t(nav.menu)", inInterface, {}],
      ["{brand}", inStreet, {}],
      ["{lang}", inStreet, {}],
      ["{lnag}", ["help.yaml", "path", "/*/first-sale"], toLanguage],
      ["{code}", [fatoora, "image", "plugins/fatoora.*.webp"], toLanguage],
    ] as const
  ).map(([placeholder, [file, key, text], known]): Row => {
    const edit = setValue(
      file,
      key,
      text.replace("*", () => `‸${placeholder}`),
    );
    return [edit, "unknown-placeholder", { placeholder, ...known }];
  }),
);

describeRule("unknown-placeholder", [
  [[remove("plugins/notes.yaml"), setValue(original, "title", '"‸{notes}"')], "unknown-placeholder", toFacts],
  [
    [
      setValue(original, "text", ">-\n  It is\n  gone from ‸{barnd}."),
      replace(page, /^(text: ).*(?:\n {2}.*)*$/m, '$1"Weg von {brand}."'),
    ],
    "unknown-placeholder",
    toBrand,
  ],
]);

// In Markdown, a tag of this name is reported as a tag.
describeMarkdownRule("unknown-placeholder", [["[brand](/faq): ‸[brand] is free", "unknown-placeholder", toBrand]]);

const missing = (edit: Row[0], placeholder: string, other: string): Row => {
  return [edit, "placeholder-differs.missing", { placeholders: [placeholder], other }];
};
describeRule("placeholder-differs", [
  // Words of one file are compared as those of two are.
  missing(replace(fatoora, /^(de:\n(?: .*\n)*? {2}intro:) .*\n(?: {4}.*\n)+/m, "$1 ‸Kurz.\n"), "{brand}", "en.intro"),
  missing(replace(release, /^( {2}en: .*)\n( {2}de:) .*$/m, "$1 {version}\n$2 ‸Neu"), "{version}", "summary.en"),
  missing(
    replace(home, /(kostenlos, Pro verbindet .*)\{price\.pro\}/, "$1‸{annual.pro}"),
    "{price.pro}",
    "en/pages/home.yaml",
  ),
  [
    setValue(page, "home", '"Zurück zu ‸{brand}"'),
    "placeholder-differs.extra",
    { placeholders: ["{brand}"], other: original },
  ],
]);
