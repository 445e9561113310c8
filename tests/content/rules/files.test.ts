import { copy, remove, rename, replace, write } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";
const kenya = "facts/partners/kenya.yaml";

describeRule(
  "missing-file",
  [
    {
      edits: [remove("de/pages/faq.yaml")],
      at: "de/pages/faq.yaml",
      hint: "Copy en/pages/faq.yaml to de/pages/faq.yaml",
    },
    // Takes nothing else with it.
    { edits: [remove("facts/site.yaml")], at: "facts/site.yaml", hint: "Restore it" },
    { edits: [remove(fatoora)], at: fatoora, hint: "delete en/plugins/fatoora.yaml and de/plugins/fatoora.yaml" },
    { edits: [remove("de/releases/1.46.yaml")], at: "de/releases/1.46.yaml", hint: "Write it, or delete facts" },
    {
      edits: [rename(fatoora, "facts/plugins/fatora.yaml")],
      at: fatoora,
      hint: "Rename facts/plugins/fatora.yaml to it",
    },
  ].map(({ hint, at, edits }) => [`${at}: ${hint}`, edits, `${at} is missing`, hint, at]),
);

describeRule(
  "missing-file",
  [
    { at: "facts", gone: ["facts"] },
    { at: "images", gone: ["images"] },
    { at: "de/plugins", gone: ["de/plugins"] },
    { at: "facts/releases", gone: ["facts/releases", "en/releases", "de/releases"] },
  ].map(({ at, gone }) => {
    const message = `The folder content/${at} is missing or empty`;
    return [`all of ${at} deleted`, gone.map(remove), message, "Restore it", at];
  }),
);

const languages = (list: string) => replace("facts/site.yaml", /^languages: .*$/m, list);

const noFolder = "There is no folder content/";

describeRule("missing-language", [
  ["one too many", languages("languages: [en, de, ‸fr]"), `${noFolder}fr`, "Copy the folder en to fr and translate it"],
  [
    "one whose folder is gone",
    [remove("de"), languages("languages: [en, ‸de]")],
    `${noFolder}de`,
    "Copy the folder en to de and translate it",
  ],
  ["a misspelled one", languages("languages: [en, ‸dk]"), `${noFolder}dk`, 'Did you mean "de"?'],
  [
    "a folder of words that the list does not have",
    languages("‸languages: [en]"),
    "The folder content/de is not in this list",
    "Write  languages: [en, de]",
  ],
]);

const message = "Nobody reads a file or folder of this name";

const renamed = [
  ["en/pages/features.yaml", "en/pages/feature.yaml"],
  ["en/pages/faq.yaml", "en/pages/FAQ.yaml"],
  ["facts/plugins/my-logo.yaml", "facts/plugins/My Logo.yaml"],
  ["facts/releases/1.46.yaml", "facts/releases/v1.46.yaml"],
  ["facts/plugins/notes.yaml", "facts/plugins/notes.yml"],
  ["de/ui.yaml", "de/ui.yaml.txt"],
  [kenya, "facts/kenya.yaml"],
  [fatoora, "facts/plugins/new/fatoora.yaml"],
];
const spare = [
  ["en/pages/about-us.yaml", "title: About us\n", "en/pages/home.yaml"],
  ["README.md", "# Content\n", "Delete it"],
  ["en/pages/faq", "title: A copy\n", "Delete it"],
  ["facts/partners/norway", "country: NO\n", "Rename it to facts/partners/norway.yaml"],
];

describeRule("unknown-file", [
  // Under another name, a file is not missing as well.
  ...renamed.map(([from = "", to = ""]): Row => [to, rename(from, to), message, `Rename it to ${from}`, to]),
  ...spare.map(([file = "", text = "", hint = ""]): Row => [file, write(file, text), message, hint, file]),
  [
    "a misspelled folder is one problem for all its files",
    rename("en/pages", "en/page"),
    message,
    "Rename it to en/pages",
    "en/page",
  ],
  [
    "a folder that nobody reads",
    copy(kenya, "partners/kenya.yaml"),
    message,
    "Known here: facts, images, en, de",
    "partners",
  ],
]);
