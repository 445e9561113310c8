/** Of two places that do not fit together, that one is shown which was changed since the base. */
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import { append, copy, type Edit, edited, remove, replace, write } from "../content-copy.ts";

const [kenya, downloads] = ["partners/kenya.yaml", "downloads.yaml"];
const [en, de] = ["en/pages/not-found.yaml", "de/pages/not-found.yaml"];
const [faq, terms] = ["en/pages/faq.yaml", "de/texts/terms-of-use.yaml"];
const next = "releases/1.48.yaml";
const updates = /^(updates:)\n(?: .*\n)+/m;
const [notes, fatoora] = ["plugins/notes.yaml", "plugins/fatoora.yaml"];
const digest = "83b19c3fd9cfa4c296f0ea9f1b953661e5cb6c8dc1e8bf46b939d87782386f20";
const extra = "  extra:\n    title: More\n    text: More\n";

const note = (language: string, text: string) =>
  replace(fatoora, new RegExp(`^(${language}:\\n(?: .*\\n)*? {2}notes:).*\\n(?: {4}.*\\n)*`, "m"), `$1 [${text}]\n`);
const bothNotes = [note("en", "A, B"), note("de", "C, D")];
const dated = (language: string, day: string) =>
  replace(`${language}/texts/terms-of-use.yaml`, /^updated: .*$/m, `updated: ${day}`);
const title = (file: string) => replace(file, /^title: .*$/m, "title: Sell more at the till");
const text = (file: string) =>
  replace(file, /^text: .*$(\n {2}.*)*/m, "text: One sentence that is the same here and everywhere");
const facts = write(next, "date: 2025-10-07\nsummary: {en: New, de: Neu}\nbugFixes: [{en: One, de: Eins}]\n");

/** Severity and rule, the file, the message; what is changed, and what was so before. */
type Row = readonly [rule: string, file: string, message: string, edits: readonly Edit[], before?: readonly Edit[]];

const rows: readonly Row[] = [
  ["error duplicate", "partners/a.yaml", '"KE" is there twice', [copy(kenya, "partners/a.yaml")]],
  [
    "error duplicate",
    kenya,
    "other one is in line 11",
    [replace(kenya, "  - n", "  - name: Savanna Till Systems\n  - n")],
  ],
  ["error same-download", downloads, "same SHA-256, in editions.pro", [replace(downloads, /c63699.*/, digest)]],
  ["warning same-download", downloads, "1.7 has the bytes and sha256 of 1.6", [replace(downloads, '"1.6"', '"1.7"')]],
  ["warning same-download", notes, "9.9 has the bytes and sha256 of", [replace(notes, /(?<=version: ")[\d.]+/, "9.9")]],
  ["error placeholder-differs", en, `{brand} is missing here and is in ${de}`, [replace(en, "{brand}", "us")]],
  ["error placeholder-differs", de, `and is in ${en}`, [replace(de, "{brand}", "uns"), append(en, "# A note\n")]],
  ["error untranslated", en, `This text is the same as in ${de}`, [text(en)], [text(de)]],
  ["warning untranslated", en, "This text is the same", [title(en)], [title(de)]],
  [
    "error translation-differs",
    faq,
    `"hardware" is missing here`,
    [replace(faq, / {2}hardware:\n(?:(?: {4}.*)?\n)+/, "")],
  ],
  ["error translation-differs", faq, '"extra" is only here, not', [replace(faq, /^(?= {2}hardware:)/m, extra)]],
  ["warning translation-differs", fatoora, "There are 1 entries here and 2 in de.notes", [note("en", "A")], bothNotes],
  // A new release has new installers.
  ["warning same-download", downloads, "1.48 has the bytes and sha256 of 1.47", [facts]],
  [
    "error placeholder-differs",
    faq,
    "{company} is here and not in de/pages/faq.yaml",
    [replace(faq, "      Lite is", "      {company}: [Lite](https://www.northtill.example/en/faq#hardware) is")],
  ],
  ["warning unlikely-date", downloads, "This day is still to come", [replace(downloads, "date: 2025", "date: 2026")]],
  [
    "error unknown-reference",
    "plugins/mrp.yaml",
    'no help article "my-logo"',
    [
      remove("plugins/my-logo.yaml"),
      replace("help.yaml", /^my-logo:.*\n(?: .*\n)*/m, ""),
      replace("plugins/mrp.yaml", /^help:\n/m, "$&  - my-logo\n"),
    ],
  ],
  [
    "error unknown-reference",
    "editions.yaml",
    'There is no update of the edition "pro"',
    [replace(downloads, updates, "$1 {}\n")],
  ],
  ["warning legal-date", terms, "updated is still 2025-05-08", [replace(terms, "536a", "536b")]],
  ["warning legal-date", terms, "This text is of 2025-05-08, and en/texts/", [dated("en", "2025-11-03")]],
];

test.each(rows.map(([rule, file, message, edits, before = []]) => ({ rule, file, message, edits, before })))(
  "$rule, $file: $message",
  ({ rule, file, message, edits, before }) => {
    const since = { base: edited(...before), now: new Date("2026-01-01T12:00:00Z") };
    const { diagnostics } = checkContent(edited(...before, ...edits), since);
    const found = diagnostics.map((each) => `${each.severity} ${each.rule} ${each.file}: ${each.message.en}`);
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${rule} ${file}: .*${message}`)));
    expect(found.length).toBeLessThan(4);
  },
);

const rest: readonly { what: string; edits: readonly Edit[]; before?: readonly Edit[] }[] = [
  {
    what: "a legal text with its date",
    edits: [replace(terms, "536a", "536b"), ...["en", "de"].map((language) => dated(language, "2026-01-01"))],
  },
  {
    what: "a legal text that is announced",
    edits: ["en", "de"].map((language) => dated(language, "2026-02-01")),
  },
  {
    what: "a new version with a file of its own",
    edits: [replace(downloads, /"1\.6"(\n.*\n *bytes: )\d+(\n *sha256: ).*$/m, `"1.7"$112345$2${"a1".repeat(32)}`)],
  },
  { what: "the title of a legal text", edits: [replace(terms, /^( {2}title:) .*$/m, "$1 Nutzung")] },
  { what: "a legal text in a new language", edits: [], before: [remove("de")] },
];
test.each(rest)("nothing is said of $what", ({ edits, before = [] }) => {
  const since = { base: edited(...before), now: new Date("2026-01-01T12:00:00Z") };
  expect(checkContent(edited(...edits), since).diagnostics).toEqual([]);
});
