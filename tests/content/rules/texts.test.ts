/** Texts that differ between languages, or are still to be written. */
import { expect, test } from "vitest";
import { emitEdited, replace } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const page = "de/pages/not-found.yaml";

describeRule("translation-differs", [
  // Words of one file are compared as those of two are.
  [
    replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*?) {2}seeAlso:\n(?: {4}.*\n)+/m, "‸$1"),
    "translation-differs.missing",
    { key: "seeAlso", where: "en" },
  ],
  [
    replace("de/pages/download.yaml", /^ {2}(rows:\n) {4}- .*\n.*\n/m, "  ‸$1"),
    "translation-differs.fewer-entries",
    { count: 4, expected: 5, where: "en/pages/download.yaml" },
  ],
  [
    replace("de/pages/faq.yaml", /^questions:\n {2}is-it-free:\n(?:(?: {4}.*)?\n)+/m, "‸questions:\n"),
    "translation-differs.missing",
    { key: "is-it-free", where: "en/pages/faq.yaml" },
  ],
  [
    replace("de/pages/faq.yaml", /^questions:\n/m, "questions:\n  ‸linux:\n    title: Linux?\n    text: Nein.\n"),
    "translation-differs.extra",
    { key: "linux", where: "en/pages/faq.yaml" },
  ],
  [
    replace("de/pages/faq.yaml", /^ {2}countries:$/m, "  ‸laender:"),
    "translation-differs.renamed",
    { key: "laender", other: "countries", where: "en/pages/faq.yaml" },
  ],
  [
    replace(page, /^home: .*$/m, "home: ‸„Zur Startseite“"),
    "translation-differs.quotes",
    { where: "en/pages/not-found.yaml" },
  ],
  [
    replace("en/pages/not-found.yaml", /^home: .*$/m, "home: ‸“Go back home”"),
    "translation-differs.quotes",
    { where: page },
  ],
]);

describeRule(
  "translation-differs",
  [
    [
      replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*?) {2}notes:\n/m, "$1  ‸notes:\n    - Noch einer\n"),
      "translation-differs.more-entries",
      { count: 5, expected: 4, where: "en.notes" },
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

const inBoth = (text: string): Row => [
  [whole(original, text), whole(page, `‸${text}`)],
  "untranslated",
  { where: original },
];
describeRule("untranslated", [inBoth(sentence)]);
describeRule("untranslated", [inBoth("Epson TM-T20III or Star TSP143, also Bixolon SRP-350")], "warning");

const text = (written: string) => replace(original, /^text: .*$/m, `text: "${written}"`);
const title = (file: string) => replace(file, /^ {2}title: .*\{brand\}.*$/m, "  title: ‸TODO");
describeRule("unwritten", [
  // The fact that the other language has is not missing as well.
  ...[original, page].map((file): Row => [title(file), "unwritten"]),
  ...["TODO", "TODO: ask Eva", "TBD", "FIXME", "XXX", "xxx"].map((sign): Row => [text(`‸${sign}`), "unwritten"]),
  [text("Gone. ‸Lorem ipsum dolor sit amet."), "unwritten"],
  [onePartner("address: ‸TODO"), "unwritten"],
]);
describeRule(
  "unwritten",
  ["...", "…", "—", "???", "- - -"].map((signs): Row => [text(`‸${signs}`), "unwritten"]),
  "warning",
);
