/** Texts that differ between languages, or are still to be written. */
import { expect, test } from "vitest";
import { emitEdited, replace } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const page = "de/pages/not-found.yaml";

describeRule("translation-differs", [
  // Words of one file are compared as those of two are.
  [
    replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*?) {2}seeAlso:\n(?: {4}.*\n)+/m, "‸$1"),
    '"seeAlso" is missing here and is in en',
    "Copy it from there and translate it",
  ],
  [
    replace("de/pages/download.yaml", /^ {2}(rows:\n) {4}- .*\n.*\n/m, "  ‸$1"),
    "There are 4 entries here and 5 in en/pages/download.yaml",
    "Translate the missing entries here",
  ],
  [
    replace("de/pages/faq.yaml", /^questions:\n {2}is-it-free:\n(?:(?: {4}.*)?\n)+/m, "‸questions:\n"),
    '"is-it-free" is missing here and is in en/pages/faq.yaml',
    "Copy it from there and translate it",
  ],
  [
    replace("de/pages/faq.yaml", /^questions:\n/m, "questions:\n  ‸linux:\n    title: Linux?\n    text: Nein.\n"),
    '"linux" is only here',
    "Add it there too, or delete it here",
  ],
  [
    replace("de/pages/faq.yaml", /^ {2}countries:$/m, "  ‸laender:"),
    '"laender" is here and "countries" in en/pages/faq.yaml',
    "the same name in every language",
  ],
  [
    replace(page, /^home: .*$/m, "home: ‸„Zur Startseite“"),
    "These quotes are shown on the page; the text in en/pages/not-found.yaml has none",
    "Write straight quotes",
  ],
  [
    replace("en/pages/not-found.yaml", /^home: .*$/m, "home: ‸“Go back home”"),
    "the text in de/pages/not-found.yaml has none",
    "Write straight quotes",
  ],
]);

describeRule(
  "translation-differs",
  [
    [
      replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*?) {2}notes:\n/m, "$1  ‸notes:\n    - Noch einer\n"),
      "There are 5 entries here and 4 in en.notes",
      "Translate the new entries into",
    ],
  ],
  "warning",
);

test("the order of entries is that of the first language", () => {
  const moved = replace(
    "de/pages/faq.yaml",
    /^ {2}internet:\n((?:(?: {4}.*)?\n)+) {2}setup-time:\n((?:(?: {4}.*)?\n)+)/m,
    "  setup-time:\n$2  internet:\n$1",
  );
  expect(emitEdited(moved).emitted).toEqual(emitEdited().emitted);
});

const [original, sentence] = ["en/pages/not-found.yaml", "The page was moved, was deleted or never was."];
const whole = (file: string, text: string) => replace(file, /^text: .*(?:\n {2}.*)*$/m, `text: ${text}`);

describeRule("untranslated", [
  [[whole(original, sentence), whole(page, `‸${sentence}`)], `This text is the same as in ${original}`, "Translate it"],
]);

const names = "Epson TM-T20III or Star TSP143, also Bixolon SRP-350";
describeRule(
  "untranslated",
  [[[whole(original, names), whole(page, `‸${names}`)], `This text is the same as in ${original}`, "Translate it"]],
  "warning",
);

const text = (written: string) => replace(original, /^text: .*$/m, `text: "${written}"`);
const unwritten = "This text is still to be written";
const hint = "Write the text";

const title = (file: string) => replace(file, /^ {2}title: .*\{brand\}.*$/m, "  title: ‸TODO");
describeRule("unwritten", [
  // The fact that the other language has is not missing as well.
  ...[original, page].map((file): Row => [title(file), unwritten, hint]),
  ...["TODO", "TODO: ask Eva", "TBD", "FIXME", "XXX", "xxx"].map((sign): Row => [text(`‸${sign}`), unwritten, hint]),
  [text("Gone. ‸Lorem ipsum dolor sit amet."), `${unwritten}: "Lorem ipsum"`, hint],
  [onePartner("address: ‸TODO"), `${unwritten}: "TODO"`, hint],
]);
describeRule(
  "unwritten",
  ["...", "…", "—", "???", "- - -"].map((signs) => [text(`‸${signs}`), `${unwritten}: "${signs}"`, hint]),
  "warning",
);
