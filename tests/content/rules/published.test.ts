/** An entry with `published: false` is checked, and is not on the site. */
import { expect, test } from "vitest";
import { append, checkEdited, type Edit, emitEdited, remove, replace } from "../content-copy.ts";
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
    questions.map((file) => hideIn(file, /^ {2}- id: hardware$/m)),
    questions.map((file) => replace(file, /^ {2}- id: hardware\n[\s\S]*?(?=^ {2}- id: )/m, "")),
  ],
];

test.each(kinds)("%s: hidden, it leaves nothing behind", (_what, hide, without) => {
  expect(emitEdited(...hide).emitted).toEqual(emitEdited(...without).emitted);
});

test("what is hidden is checked", () => {
  const { diagnostics } = checkEdited(append("plugins/mrp.yaml", `${hidden}\nsize: 5\n`));
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["unknown-field"]);
});

const plugins = ["mrp", "price-lists", "my-logo"].map((slug) => hideFile(`plugins/${slug}`));
const inAnswer = (text: string) => questions.map((file) => replace(file, / {6}(?=Windows|Auf Windows)/, `$&${text} `));
const naming: readonly (readonly [edits: readonly Edit[], message: string])[] = [
  [inAnswer("[MRP](‸/plugins/mrp)"), "There is no page /plugins/mrp"],
  [inAnswer("‸{price.price-lists}"), "{price.price-lists} is not filled in here"],
  [inAnswer("[Lite](‸#is-it-free)"), 'There is no entry "is-it-free" on this page'],
  [[replace("site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸my-logo")], 'There is no plugin "my-logo"'],
];
const everything: readonly (readonly Edit[])[] = [
  questions.flatMap((file) => [hideIn(file, /^ {2}- id: .*$/gm), replace(file, "\nitems:", "\n‸items:")]),
  [append("releases/1.40.yaml", "published: ‸false"), hideFile("releases/1.46"), hideFile("releases/1.47")],
];

describeRule("not-published", [
  ...naming.map(([edits, message]): Row => {
    const behind = questions.map((file) => hideIn(file, /^ {2}- id: is-it-free$/m));
    const told = `${message}, because what it names is hidden (${hidden})`;
    return [[...plugins, ...behind, ...edits], told, `delete the line  ${hidden}  there`];
  }),
  ...everything.map((edits): Row => [edits, "Everything is hidden here", "Delete the line"]),
]);

// What is wrong whatever is hidden is reported once.
describeRule("link", [[[...plugins, ...inAnswer("[x](‸/contcat)")], "There is no page /contcat", "/contact"]]);
describeRule("out-of-range", [
  [
    [...plugins, ...questions.map((file) => replace(file, /^items:\n(?:(?: .*)?\n)*/m, "items: ‸[]\n"))],
    "At least one entry",
    "Write a list",
  ],
]);
