import { remove, replace } from "../content-copy.ts";
import { describeMarkdownRule, describeRule } from "./describe-rule.ts";

/** A line of a file with another text, which has a mark. */
const line = (file: string, pattern: RegExp, text: string) =>
  replace(file, pattern, `$1${text.replaceAll("$", "$$$$")}`);
const onPage = (text: string) => line("en/pages/not-found.yaml", /^(title: ).*$/m, `"Gone: ${text}"`);
const inInterface = (text: string) => line("en/ui.yaml", /^( {2}counter: ).*$/m, `"${text}/{{max}} characters"`);

const brand = "Did you mean {brand}?";
const itself = "Write the text itself";

describeRule(
  "unknown-placeholder",
  [
    // A misspelled fact of the first language is not reported in the others as well.
    { text: "{brnad}", edit: onPage, hint: brand },
    { text: "{link.hlep}", edit: onPage, hint: "Did you mean {link.help}?" },
    { text: "{marke}", edit: onPage, hint: "Write one of: {" },
    { text: "{}", edit: onPage, hint: "Write one of: {" },
    ...["{ brand }", "{brand", "brand}", "{{brand}}", "{bránd}", `\${brand}`]
      .concat(["[brand]", "<brand>", "%brand%", "｛brand｝"])
      .map((text) => ({ text, edit: onPage, hint: brand })),
    { text: "{{cuont}}", edit: inInterface, hint: "Did you mean {{count}}?" },
    { text: "{count}", edit: inInterface, hint: "Did you mean {{count}}?" },
    { text: "{ version }", edit: inInterface, hint: "Did you mean {version}?" },
    { text: "$t(nav.menu)", edit: inInterface, hint: itself },
    {
      text: "{brand}",
      edit: (text: string) => line("site.yaml", /^( {2}street: ).*$/m, `"Straße ${text}"`),
      hint: itself,
    },
    {
      text: "{lang}",
      edit: (text: string) => line("site.yaml", /^( {2}street: ).*$/m, `"Straße ${text}"`),
      hint: itself,
    },
    {
      text: "{lnag}",
      edit: (text: string) => line("help.yaml", /^( {2}path: \/)\{lang\}/m, text),
      hint: "Write one of: {lang}",
    },
    {
      text: "{code}",
      edit: (text: string) => line("plugins/fatoora.yaml", /^(image: ).*$/m, `plugins/fatoora.${text}.webp`),
      hint: "Write one of: {lang}",
    },
    {
      text: "{brnad}",
      edit: (text: string) => line("de/pages/not-found.yaml", /^( {2}title: ).*$/m, `"Nicht da | ${text}"`),
      hint: brand,
    },
  ].map(({ text, edit, hint }) => {
    return [edit(`‸${text}`), `${text} is not filled in here`, hint];
  }),
);

describeRule("unknown-placeholder", [
  [[remove("plugins/notes.yaml"), onPage("‸{notes}")], "{notes} is not filled in here", "Write one of: {"],
  [
    [
      line("en/pages/not-found.yaml", /^(text: ).*$/m, ">-\n  It is\n  gone from ‸{barnd}."),
      line("de/pages/not-found.yaml", /^(text: ).*(?:\n {2}.*)*$/m, '"Weg von {brand}."'),
    ],
    "{barnd} is not filled in here",
    brand,
  ],
]);

// In Markdown, a tag of this name is reported as a tag.
describeMarkdownRule("unknown-placeholder", [
  ["[brand](/faq): ‸[brand] is free", "[brand] is not filled in here", "Did you mean {brand}?"],
]);

const page = "de/pages/not-found.yaml";

describeRule("placeholder-differs", [
  // Words of one file are compared as those of two are.
  [
    replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*? {2}intro:) .*\n(?: {4}.*\n)+/m, "$1 ‸Kurz.\n"),
    "{brand} is missing here and is in en.intro",
    "Put {brand} into this text",
  ],
  [
    replace("releases/1.47.yaml", /^( {2}en: .*)\n( {2}de:) .*$/m, "$1 {version}\n$2 ‸Neu"),
    "{version} is missing here and is in summary.en",
    "Put {version} into this text",
  ],
  [
    replace("de/pages/home.yaml", /(kostenlos, Pro verbindet .*)\{price\.pro\}/, "$1‸{annual.pro}"),
    "{price.pro} is missing here and is in en/pages/home.yaml",
    "Put {price.pro} into this text",
  ],
  [
    replace(page, /^ {2}title: .*$/m, "  title: ‸Nicht gefunden"),
    "{brand} is missing here and is in en/pages/not-found.yaml",
    "Put {brand} into this text",
  ],
  [
    replace(page, /^home: .*$/m, 'home: "Zurück zu ‸{brand}"'),
    "{brand} is here and not in en/pages/not-found.yaml",
    "Take {brand} out",
  ],
]);
