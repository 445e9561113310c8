/** Of two places that do not fit together, that one is shown which was changed since the base. */
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check/check.ts";
import type { MessageData } from "../../../scripts/content/core/messages/message.ts";
import { append, type Edit, edited, remove, replace, setValue, write } from "../content-copy.ts";

const [kenya, downloads] = ["partners/kenya.yaml", "downloads.yaml"];
const [en, de] = ["en/pages/not-found.yaml", "de/pages/not-found.yaml"];
const [faq, terms] = ["en/pages/faq.yaml", "de/texts/terms-of-use.yaml"];
const [notes, fatoora] = ["plugins/notes.yaml", "plugins/fatoora.yaml"];
const place = `${kenya}:11`;
const digest = "83b19c3fd9cfa4c296f0ea9f1b953661e5cb6c8dc1e8bf46b939d87782386f20";

const note = (language: string, text: string) =>
  replace(fatoora, new RegExp(`^(${language}:\\n(?: .*\\n)*? {2}notes:).*\\n(?: {4}.*\\n)*`, "m"), `$1 [${text}]\n`);
const dated = (language: string, day: string) => setValue(`${language}/texts/terms-of-use.yaml`, "updated", day);
const both = (day: string) => ["en", "de"].map((language) => dated(language, day));
const text = (file: string) =>
  replace(file, /^text: .*$(\n {2}.*)*/m, "text: One sentence that is the same here and everywhere");
const release = "date: 2025-10-07\nsummary: {en: New, de: Neu}\nbugFixes: [{en: One, de: Eins}]\n";

const ownLink = "[Lite](https://www.northtill.example/en/faq#hardware)";

function found(base: readonly Edit[], edits: readonly Edit[]) {
  const since = { base: edited(...base), now: new Date("2026-01-01T12:00:00Z") };
  return checkContent(edited(...base, ...edits), since).diagnostics;
}

type Row = [told: string, file: string, edits: readonly Edit[], base?: readonly Edit[], data?: MessageData];

test.each<Row>([
  ["error duplicate.value", kenya, [replace(kenya, "  - n", "  - name: Savanna Till Systems\n  - n")], [], { place }],
  ["error same-download.checksum", downloads, [replace(downloads, /c63699.*/, digest)], [], { place: "editions.pro" }],
  ["warning same-download.outdated", notes, [setValue(notes, "version", '"9.9"')], [], { version: "9.9" }],
  // A new release has new installers.
  ["warning same-download.outdated", downloads, [write("releases/1.48.yaml", release)], [], { version: "1.48" }],
  ["error placeholder-differs.missing", en, [replace(en, "{brand}", "us")]],
  // A link with a warning does not hide the difference.
  ["error placeholder-differs.extra", faq, [replace(faq, "      Lite is", `      {company}: ${ownLink} is`)]],
  ["error untranslated", en, [text(en)], [text(de)]],
  ["error translation-differs.extra", faq, [replace(faq, /^ {2}hardware:/m, "  extra: {title: A, text: B}\n$&")]],
  ["warning translation-differs.fewer-entries", fatoora, [note("en", "A")], [note("en", "A, B"), note("de", "C, D")]],
  ["warning unlikely-date", downloads, [replace(downloads, "date: 2025", "date: 2026")]],
  ["warning legal-date.unchanged", terms, [replace(terms, "536a", "536b")]],
  ["warning legal-date.older", terms, [dated("en", "2025-11-03")]],
])("%s, %s", (told, file, edits, base = [], data = {}) => {
  const [severity, id] = told.split(" ");
  const diagnostics = found(base, edits);
  const expected = { severity, id, file, data: expect.objectContaining(data) };
  expect(diagnostics).toContainEqual(expect.objectContaining(expected));
  expect(diagnostics.length).toBeLessThan(4);
});

const earlier = ["en", "de"].map((language) => append(`${language}/texts/terms-of-use.yaml`, "formerly: [terms]"));
const otherFile = `"1.7"$112345$2${"a1".repeat(32)}`;
const newVersion = replace(downloads, /"1\.6"(\n.*\n *bytes: )\d+(\n *sha256: ).*$/m, otherFile);
test.each<[what: string, edits: readonly Edit[]]>([
  ["a legal text with its date", [replace(terms, "536a", "536b"), ...both("2026-01-01")]],
  ["a legal text that is announced", both("2026-02-01")],
  ["a new version with a file of its own", [newVersion]],
  ["an earlier address of a legal text", earlier],
  ["the title of a legal text", [replace(terms, /^( {2}title:) .*$/m, "$1 Nutzung")]],
])("nothing is said of %s", (_what, edits) => expect(found([], edits)).toEqual([]));

test("nothing is said of a legal text in a new language", () => {
  expect(checkContent(edited(), { base: edited(remove("de")) }).diagnostics).toEqual([]);
});
