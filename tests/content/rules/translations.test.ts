import { replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const page = "de/pages/not-found.yaml";

const release = (...lines: string[]) => ["summary: Less", ...lines, ""].join("\n");
const english = write("en/releases/1.47.yaml", release("newFeatures:", "  - One", "  - Two", "bugFixes: [Three]"));

describeRule("translation-differs", [
  {
    name: "a list that may be left out, left out in one language",
    edits: [english, write("de/releases/1.47.yaml", `‸${release("newFeatures: [Eins, Zwei]")}`)],
    message: '"bugFixes" is missing here and is in en/releases/1.47.yaml',
    hint: "Copy it and translate it",
  },
  {
    name: "a list entry too many, at the key of the list",
    edits: [english, write("de/releases/1.47.yaml", release("‸newFeatures: [Eins, Zwei, Drei]", "bugFixes: [Vier]"))],
    message: "There are 3 entries here and 2 in en/releases/1.47.yaml",
    hint: "delete those that are too many",
  },
  {
    name: "a question that is missing in one language is named",
    edits: [replace("de/pages/faq.yaml", /^items:\n {2}- id: is-it-free\n(?: {4}.*\n)+/m, "‸items:\n")],
    message: '"is-it-free" is missing here and is in en/pages/faq.yaml',
    hint: "Copy it and translate it",
  },
  {
    name: "a question that only the translation has, however different the entries behind it are",
    edits: [
      replace("de/pages/faq.yaml", /^items:\n/m, "items:\n  - id: ‸linux\n    title: Linux?\n    html: <p>Nein.</p>\n"),
    ],
    message: '"linux" is only here',
    hint: "Add it there too",
  },
  {
    name: "an id that was translated",
    edits: [replace("de/pages/faq.yaml", /^ {2}- id: countries$/m, "  - id: ‸laender")],
    message: '"laender" is here and "countries" in en/pages/faq.yaml',
    hint: 'Did you mean "countries"?',
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
    message: "another order than in en/pages/faq.yaml",
    hint: 'Put the entry "internet" here',
  },
  {
    name: "quotes of a text processor in one language only",
    edits: [replace(page, /^home: .*$/m, "home: ‸„Zur Startseite“")],
    message: "These quotes are shown on the page; the text in en/pages/not-found.yaml has none",
    hint: "Write straight quotes",
  },
  {
    name: "quotes of a text processor in the first language",
    edits: [replace("en/pages/not-found.yaml", /^home: .*$/m, "home: ‸“Go back home”")],
    message: "the text in de/pages/not-found.yaml has none",
    hint: "Write straight quotes",
  },
]);

describeRule("untranslated", [
  {
    name: "a sentence that was copied and not translated is a warning",
    edits: ["en", "de"].map((language) =>
      replace(
        `${language}/pages/not-found.yaml`,
        /^text: .*(?:\n {2}.*)*$/m,
        `text: ${language === "de" ? "‸" : ""}The page was moved, was deleted or never was.`,
      ),
    ),
    message: "This text is the same as in en/pages/not-found.yaml",
    hint: "Translate it",
  },
]);
