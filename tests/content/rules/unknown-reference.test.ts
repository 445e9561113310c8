import { expect, test } from "vitest";
import { append, checkEdited, type Edit, replace, setValue } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const [editions, downloads, faq] = ["editions.yaml", "downloads.yaml", "en/pages/faq.yaml"];
const [fatoora, mrp] = ["plugins/fatoora.yaml", "plugins/mrp.yaml"];

const misspelled = (kind: string, file: string, pattern: RegExp, text: string, similar: string): Row => {
  const name = /‸([\w-]+)/.exec(text)?.[1] ?? "";
  return [replace(file, pattern, text), `unknown-reference.${kind}`, { name, similar }];
};

/** Every file that has an entry for each edition. */
const everyMap = [
  `${editions} (12×)`,
  ...[downloads, "de/notes.yaml", "en/notes.yaml"],
  ...["fatoora", "mrp", "my-logo", "notes", "price-lists"].map((plugin) => `plugins/${plugin}.yaml`),
];
const newEdition = (mark: string) => replace(editions, /^ {2}lite:\n((?: {4}.*\n)+)/m, `$&  ${mark}chain:\n$1`);
const withoutPro = replace(editions, /^ {2}pro:\n(?: {4}.*\n)+/m, "");
const noUpdates = replace(downloads, /^updates:\n(?: .*\n)+/m, "updates: {}\n");
const helpOf = (file: string, text: string) => replace(file, /^help:\n/m, `$&  - ${text}\n`);

describeRule("unknown-reference", [
  misspelled("help-article", fatoora, /^ {2}- fatoora$/m, "  - ‸fatora", "fatoora"),
  misspelled("misspelled", "help.yaml", /^printers:/m, "‸printrs:", "printers"),
  misspelled("question", editions, /^ {2}- setup-time$/m, "  - ‸set-up-time", "setup-time"),
  misspelled("comparison-group", editions, /^ {6}group: registers$/m, "      group: ‸register", "registers"),
  misspelled("comparison-word", editions, /^ {8}lite: unlimited$/m, "        lite: ‸unlimted", "unlimited"),
  misspelled("edition", downloads, /(?<=^updates:\n) {2}pro:$/m, "  ‸por:", "pro"),
  misspelled("edition", fatoora, /^ {2}pro:$/m, "  ‸por:", "pro"),
  misspelled("edition", editions, /^ {2}pro:$/m, "  ‸por:", "pro"),
  misspelled("edition", "de/pages/home.yaml", /^ {6}edition: pro$/m, "      edition: ‸por", "pro"),
  [setValue("site.yaml", "plugin", "‸stock"), "unknown-reference.plugin-with-country", { allowed: ["fatoora"] }],
  [
    replace(editions, /^( {2}words:\n(?: {4}.*\n)*? {4})unlimited:((?:.*\n)*?.*: )(?=unlimited)/m, "$1endless:$2‸"),
    "unknown-reference.comparison-word",
    { name: "unlimited", places: [`${editions} (8×)`] },
  ],
  [[helpOf(mrp, "gone"), helpOf(fatoora, "‸gone")], "unknown-reference.help-article", { places: [fatoora, mrp] }],
  [newEdition("‸"), "unknown-reference.new-edition", { name: "chain", count: 20, places: everyMap }],
  [
    [withoutPro, replace(editions, /^( {6}cells:\n.*\n {8})pro:/m, "$1‸pro:"), noUpdates],
    "unknown-reference.undefined-edition",
    { name: "pro", count: 20, places: everyMap },
  ],
  [replace(editions, /^( {6})(cells:\n.*\n) {8}pro:.*\n/m, "$1‸$2"), "unknown-reference.missing-edition"],
  [
    [replace(editions, /^ {2}pro:$/m, "  ‸pro:"), replace(editions, /^ {6}update:\n(?: {8}.*\n)+/gm, "")],
    "unknown-reference.missing-update",
  ],
  [[noUpdates, replace(editions, /^ {6}update:$/m, "      ‸update:")], "unknown-reference.update", { name: "pro" }],
]);

test("at most one place in each file is related", () => {
  const related = checkEdited(newEdition("")).diagnostics.flatMap((each) => each.related.map(({ file }) => file));
  expect(related).toEqual(everyMap.map((file) => file.split(" ")[0]));
});

test.each<[what: string, file: string, ...edits: Edit[]]>([
  ["a question", faq, append(faq, "x: [\n"), replace(editions, /^ {2}- setup-time$/m, "  - new")],
  ["an update", downloads, replace(downloads, /^updates:/m, "update:")],
  ["a group", editions, replace(editions, /^ {2}groups:/m, "  group:")],
  ["a word", editions, replace(editions, /^( {2}words:)\n(?: {4}.*\n)+/m, "$1 unlimited\n")],
])("%s may be in what cannot be read", (_what, file, ...edits) => {
  expect(checkEdited(...edits).diagnostics).toMatchObject([{ file }]);
});
