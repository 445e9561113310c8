/** Texts that differ between languages, or are still to be written. */
import { expect, test } from "vitest";
import { checkEdited, type Edit, emitEdited, replace, setValue } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const [page, faq, plugin] = ["de/pages/not-found.yaml", "de/pages/faq.yaml", "plugins/fatoora.yaml"];
const [original, originalFaq] = ["en/pages/not-found.yaml", "en/pages/faq.yaml"];
const differs = (name: string, edits: Edit, where: string, data?: object): Row => {
  return [edits, name.replace(/(?=\S+$)/, "translation-differs."), { where, ...data }];
};
const inPlugin = (pattern: RegExp, text: string) => replace(plugin, new RegExp(pattern, "m"), text);
const rows = "de/pages/download.yaml";

describeRule("translation-differs", [
  differs("missing", inPlugin(/^(de:\n(?: .*\n)*?) {2}seeAlso:\n(?: {4}.*\n)+/, "‸$1"), "en", { key: "seeAlso" }),
  differs("warning more-entries", inPlugin(/^(de:\n(?: .*\n)*?) {2}notes:\n/, "$1  ‸notes:\n    - A\n"), "en.notes"),
  differs("fewer-entries", replace(rows, /^ {2}(rows:\n) {4}- .*\n.*\n/m, "  ‸$1"), "en/pages/download.yaml", {
    count: 4,
    expected: 5,
  }),
  differs("missing", replace(faq, /^(questions:\n) {2}is-it-free:\n(?:(?: {4}.*)?\n)+/m, "‸$1"), originalFaq),
  differs("extra", replace(faq, /^questions:\n/m, "$&  ‸linux: {title: Linux?, text: Nein.}\n"), originalFaq),
  differs("renamed", replace(faq, /^ {2}countries:$/m, "  ‸laender:"), originalFaq, { other: "countries" }),
  // Blocks of the home page, in another order.
  [
    replace("de/pages/home.yaml", /^ {2}- (start:\n(?: {4}.*\n)+) {2}- (figures:\n(?: {4}.*\n)+)/m, "  - ‸$2  - ‸$1"),
    "translation-differs.renamed",
    { key: "figures", other: "start" },
  ],
  differs("quotes", setValue(page, "home", "‸„Zur Startseite“"), original),
  differs("quotes", setValue(original, "home", "‸“Go back home”"), page),
]);

test("the order of entries is that of the first language", () => {
  const moved = replace(faq, /^( {2}internet:\n(?:(?: {4}.*)?\n)+)( {2}setup-time:\n(?:(?: {4}.*)?\n)+)/m, "$2$1");
  expect(emitEdited(moved).emitted).toEqual(emitEdited().emitted);
});

const inBoth = (text: string): Edit[] =>
  [original, page].map((file) => {
    return replace(file, /^text: .*(?:\n {2}.*)*$/m, `text: ${file === page ? "‸" : ""}${text}`);
  });
describeRule("untranslated", [
  [inBoth("The page was moved, was deleted or never was."), "untranslated", { where: original }],
  [inBoth("Epson TM-T20III or Star TSP143, also Bixolon SRP-350"), "warning untranslated"],
]);

const [release, [english, german]] = ["releases/1.47.yaml", ["en", "de"]];
const swap = (pattern: string) =>
  replace(release, new RegExp(`(${pattern}) en: (.*)\\n( +)de: (.*)$`, "gm"), "$1 en: $4\n$3de: ‸$2");
describeRule("untranslated", [
  [swap("^improvements:\\n  -"), "warning untranslated.swapped", { count: 1, where: "improvements.0.en" }],
  [[swap("^ +-"), replace(release, /(?<=de: )‸(?!Scan a)/g, "")], "warning untranslated.swapped", { count: 8 }],
  [
    replace(release, /(?<=^ {2}- en: )Scan .*$/m, "‸Belege scannen und erstatten"),
    "warning untranslated.language",
    { language: german },
  ],
  [setValue(page, "home", "‸Back to the home page"), "warning untranslated.language", { language: english }],
]);

test("a foreign text that is pending is not reported", () => {
  expect(checkEdited(setValue(page, "home", "Back to the home page # pending")).diagnostics).toEqual([]);
});

const text = (written: string) => setValue(original, "text", `"${written}"`);
describeRule("unwritten", [
  ...[original, page].map((file): Row => [replace(file, /^ {2}title: .*\{brand\}.*$/m, "  title: ‸TODO"), "unwritten"]),
  ...["‸TODO: ask Eva", "‸TBD", "‸FIXME", "‸xxx", "Gone. ‸Lorem ipsum dolor sit amet."].map(
    (written): Row => [text(written), "unwritten"],
  ),
  ...["...", "…", "—", "???", "- - -"].map((signs): Row => [text(`‸${signs}`), "warning unwritten"]),
]);
