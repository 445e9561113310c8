/** Of two places that do not fit together, that one is shown which was changed since the base. */
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import type { MessageData } from "../../../scripts/content/messages/message.ts";
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

/** Severity and id of the message, its file, what is changed, what was so before, and what the message names if it matters. */
type Row = readonly [told: string, file: string, edits: readonly Edit[], before?: readonly Edit[], data?: MessageData];

const rows: readonly Row[] = [
  ["error duplicate.value", "partners/a.yaml", [copy(kenya, "partners/a.yaml")]],
  [
    "error duplicate.value",
    kenya,
    [replace(kenya, "  - n", "  - name: Savanna Till Systems\n  - n")],
    [],
    { place: `${kenya}:11` },
  ],
  ["error same-download.digest", downloads, [replace(downloads, /c63699.*/, digest)], [], { place: "editions.pro" }],
  ["warning same-download.outdated", downloads, [replace(downloads, '"1.6"', '"1.7"')], [], { version: "1.7" }],
  ["warning same-download.outdated", notes, [replace(notes, /(?<=version: ")[\d.]+/, "9.9")], [], { version: "9.9" }],
  // A new release has new installers.
  ["warning same-download.outdated", downloads, [facts], [], { version: "1.48", keys: ["bytes", "sha256"] }],
  ["error placeholder-differs.missing", en, [replace(en, "{brand}", "us")]],
  ["error placeholder-differs.missing", de, [replace(de, "{brand}", "uns"), append(en, "# A note\n")]],
  [
    "error placeholder-differs.extra",
    faq,
    [replace(faq, "      Lite is", "      {company}: [Lite](https://www.northtill.example/en/faq#hardware) is")],
  ],
  ["error untranslated", en, [text(en)], [text(de)]],
  ["warning untranslated", en, [title(en)], [title(de)]],
  ["error translation-differs.missing", faq, [replace(faq, / {2}hardware:\n(?:(?: {4}.*)?\n)+/, "")]],
  ["error translation-differs.extra", faq, [replace(faq, /^(?= {2}hardware:)/m, extra)]],
  ["warning translation-differs.fewer-entries", fatoora, [note("en", "A")], bothNotes],
  ["warning unlikely-date", downloads, [replace(downloads, "date: 2025", "date: 2026")]],
  [
    "error unknown-reference.help-article",
    "plugins/mrp.yaml",
    [
      remove("plugins/my-logo.yaml"),
      replace("help.yaml", /^my-logo:.*\n(?: .*\n)*/m, ""),
      replace("plugins/mrp.yaml", /^help:\n/m, "$&  - my-logo\n"),
    ],
  ],
  ["error unknown-reference.update", "editions.yaml", [replace(downloads, updates, "$1 {}\n")]],
  ["warning legal-date.unchanged", terms, [replace(terms, "536a", "536b")]],
  ["warning legal-date.older", terms, [dated("en", "2025-11-03")]],
];

test.each(rows.map(([told, file, edits, before = [], data = {}]) => ({ told, file, edits, before, data })))(
  "$told, $file",
  ({ told, file, edits, before, data }) => {
    const since = { base: edited(...before), now: new Date("2026-01-01T12:00:00Z") };
    const { diagnostics } = checkContent(edited(...before, ...edits), since);
    const [severity, id] = told.split(" ");
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ severity, id, file, data: expect.objectContaining(data) }),
    );
    expect(diagnostics.length).toBeLessThan(4);
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
