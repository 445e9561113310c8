import { append, copy, remove, rename, replace, sampleFiles, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";
const kenya = "facts/partners/kenya.yaml";

describeRule("missing-file", [
  {
    name: "a missing translation of a page",
    edits: [remove("de/pages/faq.yaml")],
    at: "de/pages/faq.yaml",
    message: "This file is missing",
    hint: "Copy en/pages/faq.yaml to de/pages/faq.yaml and translate it",
  },
  {
    name: "missing facts of the site, which takes nothing else with it",
    edits: [remove("facts/site.yaml")],
    at: "facts/site.yaml",
    message: "This file is missing",
    hint: "Restore it",
  },
  {
    name: "missing help articles",
    edits: [remove("facts/help.yaml")],
    at: "facts/help.yaml",
    message: "This file is missing",
    hint: "Restore it",
  },
]);

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

describeRule("missing-folder", [
  {
    name: "a language without a folder",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, de, ‸fr]")],
    message: "There is no folder content/fr",
    hint: "Copy the folder en to fr and translate it",
  },
  {
    name: "a language without a folder at the head of the list",
    edits: [remove("de"), replace("facts/site.yaml", /^languages: .*$/m, "languages: [‸es, en]")],
    message: "There is no folder content/es",
    hint: "Copy the folder en to es and translate it",
  },
  {
    name: "a wrong code for a folder that is there",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, ‸dk]")],
    message: "There is no folder content/dk",
    hint: 'Did you mean "de"?',
  },
  {
    name: "the folder of a language deleted",
    edits: [remove("de"), replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, ‸de]")],
    message: "There is no folder content/de",
    hint: "Copy the folder en to de",
  },
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

describeRule("unknown-file", [
  {
    name: "a plugin under a misspelled name",
    edits: [rename(fatoora, "facts/plugins/fatora.yaml")],
    at: "facts/plugins/fatora.yaml",
    message: "There are no words for fatora",
    hint: "Rename the file to facts/plugins/fatoora.yaml",
  },
  {
    name: "words of a plugin under a misspelled name",
    edits: [rename("de/plugins/fatoora.yaml", "de/plugins/fatora.yaml")],
    at: "de/plugins/fatora.yaml",
    message: "There are no facts for fatora",
    hint: "Rename the file to de/plugins/fatoora.yaml",
  },
  {
    name: "a page under a misspelled name is not missing as well",
    edits: [rename("en/pages/features.yaml", "en/pages/feature.yaml")],
    at: "en/pages/feature.yaml",
    message: "No file of this name belongs here",
    hint: "Did you mean en/pages/features.yaml?",
  },
  {
    name: "a page with a capital",
    edits: [rename("en/pages/faq.yaml", "en/pages/FAQ.yaml")],
    at: "en/pages/FAQ.yaml",
    message: "No file of this name",
    hint: "Did you mean en/pages/faq.yaml?",
  },
  {
    name: "a plugin with a space in its name",
    edits: [rename("facts/plugins/my-logo.yaml", "facts/plugins/My Logo.yaml")],
    at: "facts/plugins/My Logo.yaml",
    message: "No file of this name",
    hint: "Did you mean facts/plugins/my-logo.yaml?",
  },
  {
    name: "a release with a letter in front of its number",
    edits: [rename("facts/releases/1.46.yaml", "facts/releases/v1.46.yaml")],
    at: "facts/releases/v1.46.yaml",
    message: "No file of this name",
    hint: "Did you mean facts/releases/1.46.yaml?",
  },
  {
    name: "a file with another ending is not missing as well",
    edits: [rename("facts/plugins/notes.yaml", "facts/plugins/notes.yml")],
    at: "facts/plugins/notes.yml",
    message: "Only files that end with .yaml are read here",
    hint: "Rename it to facts/plugins/notes.yaml",
  },
  {
    name: "a file that an editor gave a second ending",
    edits: [rename("de/ui.yaml", "de/ui.yaml.txt")],
    at: "de/ui.yaml.txt",
    message: "Only files that end with .yaml",
    hint: "Rename it to de/ui.yaml",
  },
  {
    name: "a file that nobody reads",
    edits: [write("en/pages/about-us.yaml", "title: About us\n")],
    at: "en/pages/about-us.yaml",
    message: "No file of this name belongs here",
    hint: "en/pages/home.yaml",
  },
  {
    name: "a note beside the content",
    edits: [write("README.md", "# Content\n")],
    at: "README.md",
    message: "Only files that end with .yaml",
    hint: "Delete it",
  },
  {
    name: "a copy of a page",
    edits: [write("en/pages/faq", sampleFiles.get("en/pages/faq.yaml") ?? "")],
    at: "en/pages/faq",
    message: "Only files that end with .yaml are read here",
    hint: "Delete it",
  },
  {
    name: "a partner's country",
    edits: [write("facts/partners/norway", "country: NO\npartners:\n  - name: Fjord Kasse\n")],
    at: "facts/partners/norway",
    message: "Only files that end with .yaml are read here",
    hint: "Rename it to facts/partners/norway.yaml",
  },
]);

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
