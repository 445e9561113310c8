import { append, copy, remove, rename, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";
const kenya = "facts/partners/kenya.yaml";

describeRule(
  "missing-file",
  [
    ["de/pages/faq.yaml", "Copy en/pages/faq.yaml to de/pages/faq.yaml and translate it"],
    // Takes nothing else with it.
    ["facts/site.yaml", "Restore it"],
    ["facts/help.yaml", "Restore it"],
  ].map(([file = "", hint = ""]) => {
    return { name: file, edits: [remove(file)], at: file, message: "This file is missing", hint };
  }),
);

describeRule("missing-facts", [
  {
    name: "missing facts of a plugin are one problem, although all languages have words and pages link to it",
    edits: [remove(fatoora)],
    at: fatoora,
    message: "There are words for fatoora, but no facts",
    hint: "Write this file, or delete en/plugins/fatoora.yaml and de/plugins/fatoora.yaml",
  },
  {
    name: "missing facts of a release",
    edits: [remove("facts/releases/1.46.yaml")],
    at: "facts/releases/1.46.yaml",
    message: "There are words for 1.46, but no facts",
    hint: "Write this file",
  },
  {
    name: "and have titles are missing in the facts, not too many in the words",
    edits: [
      replace("facts/help.yaml", /^backups:\n {2}path: .*\n/m, ""),
      replace("facts/help.yaml", /^getting-started:/m, "‸getting-started:"),
      append("facts/plugins/mrp.yaml", "  - backups\n"),
    ],
    message: 'The help article "backups" has titles and a plugin names it',
    hint: "Add a line  backups: …",
  },
]);

const languages = (list: string) => replace("facts/site.yaml", /^languages: .*$/m, `languages: [${list}]`);

describeRule("missing-folder", [
  ...[
    { list: "en, de, ‸fr", edits: [], code: "fr", hint: "Copy the folder en to fr and translate it" },
    { list: "‸es, en", edits: [remove("de")], code: "es", hint: "Copy the folder en to es and translate it" },
    { list: "en, ‸de", edits: [remove("de")], code: "de", hint: "Copy the folder en to de and translate it" },
    { list: "en, ‸dk", edits: [], code: "dk", hint: 'Did you mean "de"?' },
  ].map(({ list, edits, code, hint }) => ({
    name: `of a language: ${list}`,
    edits: [...edits, languages(list)],
    message: `There is no folder content/${code}`,
    hint,
  })),
  {
    name: "all facts deleted",
    edits: [remove("facts")],
    at: "facts",
    message: "The folder content/facts is missing or empty",
    hint: "Restore it",
  },
  {
    name: "all pictures deleted",
    edits: [remove("images")],
    at: "images",
    message: "The folder content/images is missing or empty",
    hint: "Restore it",
  },
  {
    name: "no release at all",
    edits: ["facts", "en", "de"].map((top) => remove(`${top}/releases`)),
    at: "facts/releases",
    message: "There is no release",
    hint: "Write one, in facts/releases and in each language",
  },
]);

describeRule("missing-language", [
  {
    name: "a folder of words that the list does not have",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "‸languages: [en]")],
    message: "The folder content/de is not in this list",
    hint: "Write  languages: [en, de]",
  },
]);

const noName = "No file of this name belongs here";
const otherEnding = "Only files that end with .yaml are read here";

describeRule(
  "unknown-file",
  [
    [
      fatoora,
      "facts/plugins/fatora.yaml",
      "There are no words for fatora",
      "Rename the file to facts/plugins/fatoora.yaml",
    ],
    [
      "de/plugins/fatoora.yaml",
      "de/plugins/fatora.yaml",
      "There are no facts for fatora",
      "Rename the file to de/plugins/fatoora.yaml",
    ],
    // Under another name, a file is not missing as well.
    ["en/pages/features.yaml", "en/pages/feature.yaml", noName, "Did you mean en/pages/features.yaml?"],
    ["en/pages/faq.yaml", "en/pages/FAQ.yaml", noName, "Did you mean en/pages/faq.yaml?"],
    ["facts/plugins/my-logo.yaml", "facts/plugins/My Logo.yaml", noName, "Did you mean facts/plugins/my-logo.yaml?"],
    ["facts/releases/1.46.yaml", "facts/releases/v1.46.yaml", noName, "Did you mean facts/releases/1.46.yaml?"],
    ["facts/plugins/notes.yaml", "facts/plugins/notes.yml", otherEnding, "Rename it to facts/plugins/notes.yaml"],
    ["de/ui.yaml", "de/ui.yaml.txt", otherEnding, "Rename it to de/ui.yaml"],
  ].map(([from = "", to = "", message = "", hint = ""]) => {
    return { name: `${from} as ${to}`, edits: [rename(from, to)], at: to, message, hint };
  }),
);

describeRule(
  "unknown-file",
  [
    ["en/pages/about-us.yaml", "title: About us\n", noName, "en/pages/home.yaml"],
    ["README.md", "# Content\n", otherEnding, "Delete it"],
    ["en/pages/faq", "title: A copy\n", otherEnding, "Delete it"],
    ["facts/partners/norway", "country: NO\n", otherEnding, "Rename it to facts/partners/norway.yaml"],
  ].map(([file = "", text = "", message = "", hint = ""]) => {
    return { name: `${file}, which nobody reads`, edits: [write(file, text)], at: file, message, hint };
  }),
);

describeRule("unknown-folder", [
  {
    name: "a misspelled folder is one problem for all its files",
    edits: [rename("en/pages", "en/page")],
    at: "en/page",
    message: "No folder of this name belongs here",
    hint: "Rename it to en/pages",
  },
  {
    name: "a folder that nobody reads",
    edits: [copy(kenya, "partners/kenya.yaml")],
    at: "partners",
    message: "No folder of this name belongs here",
    hint: "Known here: facts, images, en, de",
  },
]);
