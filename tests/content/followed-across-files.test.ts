/** Advice about several files, or of what was there before: followed word by word, nothing is wrong any more. */
import { expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check.ts";
import { copy, type Edit, edited, remove, replace, sampleFiles, write } from "./content-copy.ts";

const [site, editions, faq] = ["facts/site.yaml", "facts/editions.yaml", "en/pages/faq.yaml"];
const [botswana, qatar, mrp] = ["facts/partners/botswana.yaml", "facts/partners/qatar.yaml", "facts/plugins/mrp.yaml"];
const [contact, notes] = ["en/pages/contact.yaml", "en/plugins/notes.yaml"];
const link = "  signIn:\n    host: account\n    path: /sign-in\n";
const numbers = "phone: +974 4455 5032, +974 4455 5099";

/** What is wrong, the only hint, and what it tells to do. */
const rows: readonly (readonly [hint: string, wrong: Edit, followed: Edit])[] = [
  ["Write  BW", write(botswana, "country: KE\npartners:\n  - name: A\n"), replace(botswana, "KE", "BW")],
  [
    `Keep one of the two, or write both in one line  ${numbers}`,
    replace(qatar, /^( {4}phone: ).*$/m, "$&\n$1+974 4455 5099"),
    replace(qatar, /phone: .*\n.*/, numbers),
  ],
  [`Put back what was there\n${link.trimEnd()}`, replace(site, link, ""), replace(site, "links:\n", `links:\n${link}`)],
  ["Write  false", replace(editions, "lite: false", "lite: no"), replace(editions, "lite: no", "lite: false")],
  [
    'Did you mean "sales"?',
    replace("facts/pictures.yaml", "  sales:", "  till:"),
    replace("facts/pictures.yaml", "till:", "sales:"),
  ],
  [
    'Did you mean "plugins/mrp.{lang}.webp"?',
    replace(mrp, "mrp.{lang}", "mrp"),
    replace(mrp, "mrp.webp", "mrp.{lang}.webp"),
  ],
  [
    "notes has no price: write the text without it",
    replace(notes, /^name: .*$/m, 'name: "Notes {price.notes}"'),
    replace(notes, " {price.notes}", ""),
  ],
  [
    "Delete this copy; if it is wanted, give it a name of its own",
    copy(mrp, "facts/plugins/mrp - Copy.yaml"),
    remove("facts/plugins/mrp - Copy.yaml"),
  ],
  [
    "Write  title: Hi",
    replace(contact, /^title: .*$/m, "title:\n  label: Hi"),
    replace(contact, /^title:\n.*$/m, "title: Hi"),
  ],
  [
    "Add 4 spaces in front of the line",
    replace(contact, "    and version", "and version"),
    replace(contact, /^and/m, "    and"),
  ],
  [
    "Write the line  path: /sign-in  with 4 spaces in front",
    replace(site, "    path: /sign-in", "\tpath: /sign-in"),
    replace(site, "\tpath", "    path"),
  ],
  [
    "Write  </a></strong>",
    replace(faq, '<a href="/plugins">plugins</a>', '<strong><a href="/plugins">plugins</strong></a>'),
    replace(faq, "</strong></a>", "</a></strong>"),
  ],
  [
    "Correct the date, or publish it on that day",
    replace("facts/downloads.yaml", "date: 2025", "date: 2052"),
    replace("facts/downloads.yaml", "2052", "2025"),
  ],
];

test.each(rows)("%s", (hint, wrong, followed) => {
  const check = (...edits: readonly Edit[]) =>
    checkContent(edited(...edits), { base: sampleFiles, today: "2026-01-01" }).diagnostics.map((each) => each.hint.en);
  expect(check(wrong)).toEqual([hint]);
  expect(check(wrong, followed)).toEqual([]);
});
