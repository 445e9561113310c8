import { expect } from "vitest";
import { remove, replace } from "../content-copy.ts";
import { describeMarkdownRule, describeRule, type Row } from "./describe-rule.ts";

/** A line of a file with another text, which has a mark. */
const line = (file: string, pattern: RegExp, text: string) =>
  replace(file, pattern, `$1${text.replaceAll("$", "$$$$")}`);
const onPage = (text: string) => line("en/pages/not-found.yaml", /^(title: ).*$/m, `"Gone: ${text}"`);
const inInterface = (text: string) => line("en/ui.yaml", /^( {2}counter: ).*$/m, `"${text}/{{max}} characters"`);

const inStreet = (text: string) => line("site.yaml", /^( {2}street: ).*$/m, `"Straße ${text}"`);
const inPath = (text: string) => line("help.yaml", /^( {2}path: \/)\{lang\}/m, text);
const inPicture = (text: string) => line("plugins/fatoora.yaml", /^(image: ).*$/m, `plugins/fatoora.${text}.webp`);
const inGerman = (text: string) => line("de/pages/not-found.yaml", /^( {2}title: ).*$/m, `"Nicht da | ${text}"`);

const rule = "unknown-placeholder";
const toFacts = { allowed: expect.arrayContaining([expect.stringMatching(/^\{\w+\}$/)]) };
const toLanguage = { allowed: ["{lang}"] };

describeRule(
  rule,
  (
    [
      // A misspelled fact of the first language is not reported in the others as well.
      ["{brnad}", onPage, { similar: "{brand}" }],
      ["{brnad}", inGerman, { similar: "{brand}" }],
      ["{link.hlep}", onPage, { similar: "{link.help}" }],
      ["{marke}", onPage, toFacts],
      ["{}", onPage, toFacts],
      ...["{ brand }", "{brand", "brand}", "{{brand}}", "{bránd}", `\${brand}`]
        .concat(["[brand]", "<brand>", "%brand%", "｛brand｝"])
        .map((text) => [text, onPage, { similar: "{brand}" }] as const),
      ["{{cuont}}", inInterface, { similar: "{{count}}" }],
      ["{count}", inInterface, { similar: "{{count}}" }],
      ["{ version }", inInterface, { similar: "{version}" }],
      ["$t(nav.menu)", inInterface, {}],
      ["{brand}", inStreet, {}],
      ["{lang}", inStreet, {}],
      ["{lnag}", inPath, toLanguage],
      ["{code}", inPicture, toLanguage],
    ] as const
  ).map(([placeholder, edit, known]): Row => [edit(`‸${placeholder}`), rule, { placeholder, ...known }]),
);

describeRule(rule, [
  [[remove("plugins/notes.yaml"), onPage("‸{notes}")], rule, toFacts],
  [
    [
      line("en/pages/not-found.yaml", /^(text: ).*$/m, ">-\n  It is\n  gone from ‸{barnd}."),
      line("de/pages/not-found.yaml", /^(text: ).*(?:\n {2}.*)*$/m, '"Weg von {brand}."'),
    ],
    rule,
    { similar: "{brand}" },
  ],
]);

// In Markdown, a tag of this name is reported as a tag.
describeMarkdownRule(rule, [["[brand](/faq): ‸[brand] is free", rule, { placeholder: "[brand]", similar: "{brand}" }]]);

const page = "de/pages/not-found.yaml";
const missing = "placeholder-differs.missing";

describeRule("placeholder-differs", [
  // Words of one file are compared as those of two are.
  [
    replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*? {2}intro:) .*\n(?: {4}.*\n)+/m, "$1 ‸Kurz.\n"),
    missing,
    { placeholders: ["{brand}"], other: "en.intro" },
  ],
  [
    replace("releases/1.47.yaml", /^( {2}en: .*)\n( {2}de:) .*$/m, "$1 {version}\n$2 ‸Neu"),
    missing,
    { placeholders: ["{version}"], other: "summary.en" },
  ],
  [
    replace("de/pages/home.yaml", /(kostenlos, Pro verbindet .*)\{price\.pro\}/, "$1‸{annual.pro}"),
    missing,
    { placeholders: ["{price.pro}"], other: "en/pages/home.yaml" },
  ],
  [
    replace(page, /^ {2}title: .*$/m, "  title: ‸Nicht gefunden"),
    missing,
    { placeholders: ["{brand}"], other: "en/pages/not-found.yaml" },
  ],
  [
    replace(page, /^home: .*$/m, 'home: "Zurück zu ‸{brand}"'),
    "placeholder-differs.extra",
    { placeholders: ["{brand}"], other: "en/pages/not-found.yaml" },
  ],
]);
