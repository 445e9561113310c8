/** Of two places that do not fit together, that one is shown which was changed since the base. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { append, copy, type Edit, edited, remove, replace, write } from "./content-copy.ts";

const kenya = "facts/partners/kenya.yaml";
const [en, de] = ["en/pages/not-found.yaml", "de/pages/not-found.yaml"];
const [enFaq, deFaq] = ["en/pages/faq.yaml", "de/pages/faq.yaml"];
const enRelease = "en/releases/1.47.yaml";

const fixes = (language: string, ...items: string[]) =>
  write(`${language}/releases/1.47.yaml`, `summary: Less ${language}\nbugFixes: [${items.join(", ")}]\n`);
const same = (file: string) =>
  replace(file, /^title: .*$/m, "title: One sentence that is the same here and everywhere");
const next = (top: string, text: string) => write(`${top}/releases/1.48.yaml`, text);
const [facts, english] = [
  next("facts", 'version: "1.48"\ndate: 2025-10-07\n'),
  next("en", "summary: A fix\nbugFixes: [One]\n"),
];
const german = next("de", "summary: Eine Korrektur\nbugFixes: [Eins]\n");
const extra = "  - id: extra\n    title: More\n    html: <p>More</p>\n";
const digest = "83b19c3fd9cfa4c296f0ea9f1b953661e5cb6c8dc1e8bf46b939d87782386f20";

/** What is said of which file when what is changed; and what was so before. */
type Row = readonly [file: string, message: string, edits: readonly Edit[], before?: readonly Edit[]];

const rows: readonly Row[] = [
  ["facts/partners/a.yaml", '"KE" is there twice', [copy(kenya, "facts/partners/a.yaml")]],
  [kenya, "the other one is in line 11", [replace(kenya, "  - n", "  - name: Savanna Till Systems\n  - n")]],
  ["facts/downloads.yaml", "same SHA-256, in editions.pro", [replace("facts/downloads.yaml", /c63699.*/, digest)]],
  [en, `{brand} is missing here and is in ${de}`, [replace(en, "{brand}", "us")]],
  [de, `{brand} is missing here and is in ${en}`, [replace(de, "{brand}", "uns"), append(en, "# A note\n")]],
  [en, `This text is the same as in ${de}`, [same(en)], [same(de)]],
  [enFaq, `"hardware" is missing here`, [replace(enFaq, / {2}- id: hardware\n(?: {4}.*\n)+/, "")]],
  [enFaq, `"extra" is only here, not in ${deFaq}`, [replace(enFaq, /^(?= {2}- id: hardware)/m, extra)]],
  [enRelease, "There are 1 entries here and 2 in", [fixes("en", "A")], [fixes("en", "A", "B"), fixes("de", "C", "D")]],
  ["facts/releases/1.40.yaml", "1.46 comes after 1.40", [replace("facts/releases/1.40.yaml", "2024", "2025")]],
  ["facts/releases/1.48.yaml", "1.48 is the newest release", [facts, english, german]],
  ["facts/releases/1.48.yaml", "de/releases/1.48.yaml is missing", [facts, english]],
  ["de/plugins/notes.yaml", "de/plugins/notes.yaml is missing", [remove("de/plugins/notes.yaml")]],
];

test.each(rows.map(([file, message, edits, before = []]) => ({ file, message, edits, before })))(
  "$file: $message",
  ({ file, message, edits, before }) => {
    const { diagnostics } = checkContent(edited(...before, ...edits), { base: edited(...before) });
    const found = diagnostics.map((each) => `${each.file}: ${each.message.en}`);
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${file}: .*${message}`)));
    expect(found.length).toBeLessThan(3);
  },
);
