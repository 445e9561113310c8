/** An entry with `published: false` is checked, and is not on the site. */

import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check.ts";
import { ruleOf } from "../../../scripts/content/messages/message.ts";
import { append, checkEdited, type Edit, edited, emitEdited, remove, replace } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const hidden = "published: false";
const questions = ["en/pages/faq.yaml", "de/pages/faq.yaml"];
const kenya = "partners/kenya.yaml";
const bahrain = "partners/bahrain.yaml";
const hideFile = (name: string) => append(`${name}.yaml`, hidden);
const hideIn = (file: string, entries = /^ {2}- name: .*$/gm) => replace(file, entries, `$&\n    ${hidden}`);

const kinds: readonly (readonly [what: string, hide: readonly Edit[], without: readonly Edit[]])[] = [
  ...["plugins/mrp", "plugins/notes", "releases/1.40", "releases/1.47"].map(
    (name) => [name, [hideFile(name)], [remove(`${name}.yaml`)]] as const,
  ),
  ["a partner", [hideIn(kenya, /^ {2}- name: .*$/m)], [replace(kenya, /^ {2}- name: [\s\S]*?(?=^ {2}- name: )/m, "")]],
  ["every partner of a country", [hideIn(bahrain)], [remove(bahrain)]],
  [
    "a question",
    questions.map((file) => hideIn(file, /^ {2}hardware:$/m)),
    questions.map((file) => replace(file, /^ {2}hardware:\n(?:(?: {4}.*)?\n)+/m, "")),
  ],
];

test.each(kinds)("%s: hidden, it leaves nothing behind", (_what, hide, without) => {
  expect(emitEdited(...hide).emitted).toEqual(emitEdited(...without).emitted);
});

test("with a day, an entry is there from that day on, in the company's country", () => {
  const files = edited(append("releases/1.46.yaml", "published: 2026-12-01"));
  const releasesAt = (instant: string) => checkContent(files, { now: new Date(instant) }).content?.releases.size;
  expect([releasesAt("2026-11-30T22:59:00Z"), releasesAt("2026-11-30T23:00:00Z")]).toEqual([2, 3]);
  expect(checkEdited(append("releases/1.46.yaml", "published: 2026-12-01")).diagnostics).toEqual([]);
  const all = ["1.40", "1.47"].map((name) => append(`releases/${name}.yaml`, "published: true"));
  expect(emitEdited(...all).emitted.get("shell.ts")).toEqual(emitEdited().emitted.get("shell.ts"));
});

test("what is hidden is checked", () => {
  const { diagnostics } = checkEdited(append("plugins/mrp.yaml", `${hidden}\nsize: 5\n`));
  expect(diagnostics.map(({ id }) => ruleOf(id))).toEqual(["unknown-field"]);
});

const plugins = ["mrp", "price-lists", "my-logo"].map((slug) => hideFile(`plugins/${slug}`));
const inAnswer = (text: string) => questions.map((file) => replace(file, / {6}(?=Windows|Auf Windows)/, `$&${text} `));
const hiddenQuestion = questions.map((file) => hideIn(file, /^ {2}is-it-free:$/m));
const naming: readonly (readonly Edit[])[] = [
  inAnswer("[MRP](‸/plugins/mrp)"),
  inAnswer("‸{price.price-lists}"),
  inAnswer("[Lite](‸#is-it-free)"),
  [
    replace("plugins/my-logo.yaml", /^order/m, "country: KE\norder"),
    replace("site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸my-logo"),
  ],
];
const everything: readonly (readonly Edit[])[] = [
  questions.flatMap((file) => [hideIn(file, /^ {2}[a-z-]+:$/gm), replace(file, "\nquestions:", "\n‸questions:")]),
  [append("releases/1.40.yaml", "published: ‸false"), hideFile("releases/1.46"), hideFile("releases/1.47")],
];

describeRule("not-published", [
  ...naming.map((edits): Row => [[...plugins, ...hiddenQuestion, ...edits], "not-published.named"]),
  // On the day of the first, the second is still hidden.
  [
    [
      append("plugins/mrp.yaml", "published: 2026-12-24"),
      ...questions.map((file) => replace(file, /^ {2}hardware:$/m, "$&\n    published: 2026-12-01")),
      ...inAnswer("[MRP](‸/plugins/mrp)"),
    ],
    "not-published.named",
  ],
  ...everything.map((edits): Row => [edits, "not-published.all"]),
]);

test("what was hidden just now and is still named is told where it is hidden", () => {
  const named = inAnswer("[MRP](/plugins/mrp) [Lite](#is-it-free)");
  const now = edited(...named, hideFile("plugins/mrp"), ...hiddenQuestion);
  const { diagnostics } = checkContent(now, { base: edited(...named) });
  const told = diagnostics.map(({ id, file, path, data }) => [id, file, path.join("."), data.files]);
  expect(told).toEqual([
    ...questions
      .toSorted()
      .map((file) => ["not-published.still-named", file, "questions.is-it-free.published", [file]]),
    ["not-published.still-named", "plugins/mrp.yaml", "published", questions.toSorted()],
  ]);
});

// What is wrong whatever is hidden is reported once.
describeRule("link", [[[...plugins, ...inAnswer("[x](‸/contcat)")], "link.page", { similar: "/contact" }]]);
describeRule("out-of-range", [
  [
    [...plugins, ...questions.map((file) => replace(file, /^questions:\n(?:(?: .*)?\n)*/m, "questions: ‸{}\n"))],
    "out-of-range.too-few-keys",
  ],
]);
describeRule("published-value", [[append("plugins/mrp.yaml", "published: ‸tomorrow\n"), "published-value"]]);
