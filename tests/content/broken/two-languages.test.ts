import { append, replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const home = "en/pages/home.yaml";
const german = "de/pages/home.yaml";
const page = "de/pages/not-found.yaml";

describeBroken("lists that differ in length, at the entry that is to blame", [
  {
    name: "an entry that was copied, in the translation",
    edits: [replace(german, /^( {4}- Weist jeden .*\n)/m, "$1    - ‸Weist jeden Steuersatz mit seinem Betrag aus\n")],
    found: ["duplicate"],
    message: "This entry stands twice in the list",
    hint: "Delete one of them",
  },
  {
    name: "an entry that was copied, in the first language",
    edits: [replace(home, /^( {4}- Shows each tax rate .*\n)/m, "$1    - ‸Shows each tax rate with its amount\n")],
    found: ["duplicate"],
    message: "This entry stands twice in the list",
    hint: "the text that was meant",
  },
  {
    name: "a hyphen that was lost, so that two entries are one",
    edits: [replace(home, /^ {4}- (Shows each tax rate)/m, "      ‸$1")],
    found: ["translation-differs"],
    message: "is read as part of the entry above it; de/pages/home.yaml has more entries",
    hint: "Begin it with a hyphen and a space",
  },
]);

describeBroken("quotes of a text processor around a text", [
  {
    name: "in one language only",
    edits: [replace(page, /^home: .*$/m, "home: ‸„Zur Startseite“")],
    found: ["translation-differs"],
    message: "These quotes are shown on the page; the text in en/pages/not-found.yaml has none",
    hint: "Write straight quotes",
  },
  {
    name: "in the first language",
    edits: [replace("en/pages/not-found.yaml", /^home: .*$/m, "home: ‸“Go back home”")],
    found: ["translation-differs"],
    message: "the text in de/pages/not-found.yaml has none",
    hint: "Write straight quotes",
  },
  {
    name: "in facts",
    edits: [replace("facts/site.yaml", /^ {2}city: .*$/m, "  city: ‸“Berlin”")],
    found: ["yaml-feature"],
    message: "YAML knows straight ones only",
    hint: "Write straight quotes",
  },
]);

describeBroken("a text that goes on behind a number sign", [
  {
    name: "which begins a comment",
    edits: [replace(page, /^home: .*$/m, "home: Kasse ‸#1")],
    found: ["yaml-feature"],
    message: "What stands behind # is a comment and is not shown",
    hint: 'Put the whole text into quotes: "Kasse #1"',
  },
]);

describeBroken("facts that differ between languages", [
  {
    name: "a fact in place of another one, at its place in the text",
    edits: [replace(german, /(kostenlos, Pro verbindet .*)\{proMonthly\}/, "$1‸{proAnnual}")],
    found: ["placeholder-differs"],
    message: "{proAnnual} stands here, and {proMonthly} in en/pages/home.yaml",
    hint: "Write  {proMonthly}",
  },
  {
    name: "a fact that was typed in, at its place in the text",
    edits: [replace(german, /^( {4}Artikel scannen, .*)\{brand\}/m, "$1‸Northtill")],
    found: ["placeholder-differs"],
    message: "{brand} is missing here",
    hint: "Write {brand} in place of Northtill",
  },
  {
    name: "a price that was typed in",
    edits: [replace(german, /(kostenlos, Pro verbindet .*)\{proMonthly\}/, "$1‸10 $$")],
    found: ["placeholder-differs"],
    message: "{proMonthly} is missing here",
    hint: "Write {proMonthly} in place of 10",
  },
  {
    name: "a fact whose name was translated",
    edits: [replace(german, /^ {2}title: Warum \{brand\}$/m, "  title: Warum ‸{marke}")],
    found: ["unknown-placeholder"],
    message: "There is no fact {marke}",
    hint: "Did you mean {brand}?",
  },
  ...["%brand%", "｛brand｝", "$${brand}"].map((written) => ({
    name: `a fact between other signs: ${written}`,
    edits: [replace(home, /^explore: .*$/m, `explore: "More of ‸${written}"`)],
    found: ["unknown-placeholder"],
    message: "is not filled in",
    hint: "{brand}",
  })),
]);

describeBroken("sentences that were copied", [
  {
    name: "names in a row are the same in every language: a warning",
    edits: [
      replace(home, /^explore: .*$/m, "explore: Visa, Mastercard, American Express, PayPal, Apple Pay and Google Pay"),
      replace(
        german,
        /^explore: .*$/m,
        "explore: ‸Visa, Mastercard, American Express, PayPal, Apple Pay and Google Pay",
      ),
    ],
    found: ["untranslated"],
    message: "This text is the same as in en/pages/home.yaml",
    hint: "# pending",
  },
  {
    name: "an interface string that would name another one",
    edits: [replace("de/ui.yaml", /^ {2}label: .*$/m, '  label: "‸$$t(nav.menu)"')],
    found: ["unknown-placeholder"],
    message: "$t(nav.menu) is not filled in",
    hint: "Write the text itself",
  },
]);

describeBroken("articles that are named", [
  {
    name: "and have titles are missing in the facts, not too many in the words",
    edits: [
      replace("facts/help.yaml", /^backups:\n {2}path: .*\n/m, ""),
      replace("facts/help.yaml", /^getting-started:/m, "‸getting-started:"),
      append("facts/plugins/mrp.yaml", "  - backups\n"),
    ],
    found: ["missing-facts"],
    message: 'The help article "backups" has titles and a plugin names it',
    hint: "Add a line  backups: …",
  },
]);

describeBroken("copies that nobody changed, as warnings", [
  {
    name: "the place of a plugin in the catalogue",
    edits: [replace("facts/plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
    found: ["duplicate"],
    message: "Another plugin has the place 50 too; the first one is in facts/plugins/notes.yaml",
    hint: "Write another number",
  },
  {
    name: "a title",
    edits: [replace("en/plugins/notes.yaml", /^ {2}- title: Frequent .*$/m, "  - title: ‸For an item or the order")],
    found: ["duplicate"],
    message: '"For an item or the order" stands twice in this list',
    hint: "give this one its own name",
  },
  {
    name: "a file of partners with the code of another country",
    edits: [replace("facts/partners/kenya.yaml", /^country: .*$/m, "country: ‸KP")],
    found: ["country-file"],
    message: "The file is named kenya, which is KE, and holds partners in KP",
    hint: "Write  country: KE",
  },
]);

describeBroken(
  "signs of Markdown",
  [
    ["en/pages/not-found.yaml", /^home: .*$/m, "home: Go ‸**back** home", "plain text"],
    ["en/pages/not-found.yaml", /^home: .*$/m, "home: Go ‸[back](/) home", "plain text"],
    ["en/pages/impressum.yaml", /<p>We prepare/, "<p>‸**We** prepare", "Write it as HTML: <strong>"],
  ].map(([file, pattern, text, hint]) => ({
    name: String(text),
    edits: [replace(String(file), pattern ?? "", String(text))],
    found: ["markdown"],
    message: "Markdown does not work here",
    hint: String(hint),
  })),
);
