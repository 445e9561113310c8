import { replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const release = (...lines: string[]) => ["summary: Less", ...lines, ""].join("\n");
const english = write("en/releases/1.47.yaml", release("newFeatures:", "  - One", "  - Two", "bugFixes: [Three]"));

describeBroken("languages that differ", [
  {
    name: "a key that is missing in one language",
    edits: [replace("de/ui.yaml", /^ {2}menu: .*\n/m, ""), replace("de/ui.yaml", /^nav:/m, "‸nav:")],
    found: ["missing-field"],
    message: '"menu" is missing',
    hint: "menu: …",
  },
  {
    name: "a key that only one language has",
    edits: [replace("de/ui.yaml", /^ {2}menu: /m, "  ‸hamburger: Menü\n  menu: ")],
    found: ["unknown-field"],
    message: 'Unknown field "hamburger"',
    hint: "Delete it",
  },
  {
    name: "a list that may be left out, left out in one language",
    edits: [english, write("de/releases/1.47.yaml", `‸${release("newFeatures: [Eins, Zwei]")}`)],
    found: ["translation-differs"],
    message: '"bugFixes" is missing here and stands in en/releases/1.47.yaml',
    hint: "Translate it: add a line  bugFixes: …",
  },
  {
    name: "a list that only the translation has",
    edits: [
      english,
      write("de/releases/1.47.yaml", release("newFeatures: [Eins, Zwei]", "bugFixes: [Drei]", "‸improvements: [Vier]")),
    ],
    found: ["translation-differs"],
    message: '"improvements" stands only here',
    hint: "Add it there too, or delete it here",
  },
  {
    name: "a list entry too many, at the key of the list",
    edits: [english, write("de/releases/1.47.yaml", release("‸newFeatures: [Eins, Zwei, Drei]", "bugFixes: [Vier]"))],
    found: ["translation-differs"],
    message: "There are 3 entries here and 2 in en/releases/1.47.yaml",
    hint: "delete those that are too many",
  },
  {
    name: "a question that is missing in one language is named",
    edits: [replace("de/pages/faq.yaml", /^items:\n {2}- id: is-it-free\n(?: {4}.*\n)+/m, "‸items:\n")],
    found: ["translation-differs"],
    message: 'The entry "is-it-free" is missing here and stands in en/pages/faq.yaml',
    hint: "Copy it and translate it",
  },
  {
    name: "a question that only the translation has, however different the entries behind it are",
    edits: [
      replace("de/pages/faq.yaml", /^items:\n/m, "items:\n  - id: ‸linux\n    title: Linux?\n    html: <p>Nein.</p>\n"),
    ],
    found: ["translation-differs"],
    message: 'The entry "linux" stands only here',
    hint: "Add it there too",
  },
  {
    name: "an id that was translated",
    edits: [replace("de/pages/faq.yaml", /^ {2}- id: countries$/m, "  - id: ‸laender")],
    found: ["translation-differs"],
    message: 'The id is "laender" here and "countries" in en/pages/faq.yaml',
    hint: "Write  id: countries",
  },
  {
    name: "two questions in another order are one problem",
    edits: [
      replace(
        "de/pages/faq.yaml",
        /^ {2}- id: internet\n((?: {4}.*\n)+) {2}- id: setup-time\n((?: {4}.*\n)+)/m,
        "  - id: ‸setup-time\n$2  - id: internet\n$1",
      ),
    ],
    found: ["translation-differs"],
    message: "another order than in en/pages/faq.yaml",
    hint: 'Put the entry "internet" here',
  },
  {
    name: "a title of a help article that is missing in one language",
    edits: [
      replace("de/help.yaml", /^backups: .*\n/m, ""),
      replace("de/help.yaml", /^getting-started/m, "‸getting-started"),
    ],
    found: ["missing-translation"],
    message: 'The title for the help article "backups" is missing',
    hint: "Add a line  backups: …",
  },
  {
    name: "a row of the comparison that is misspelled in one language",
    edits: [replace("de/pages/features.yaml", /^ {4}inventory: /m, "    ‸inventar: ")],
    found: ["unknown-reference"],
    message: 'No comparison row is called "inventar"',
    hint: 'Did you mean "inventory"?',
  },
  {
    name: "a sentence that was copied and not translated is a warning",
    edits: ["en", "de"].map((language) =>
      replace(
        `${language}/pages/not-found.yaml`,
        /^text: .*(?:\n {2}.*)*$/m,
        `text: ${language === "de" ? "‸" : ""}The page was moved, was deleted or never was.`,
      ),
    ),
    found: ["untranslated"],
    message: "This text is the same as in en/pages/not-found.yaml",
    hint: "Translate it",
  },
  {
    name: "a text of the wrong type is not also a difference",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, "  title: ‸404")],
    found: ["wrong-type"],
    message: "Expected text, found a number",
    hint: '"404"',
  },
  {
    name: "a blank translation of a text with a fact is not also a missing fact",
    edits: [replace("de/pages/not-found.yaml", /^ {2}title: .*$/m, '  title: ‸" "')],
    found: ["blank"],
    message: "There is no text here",
    hint: "Write the text",
  },
]);
