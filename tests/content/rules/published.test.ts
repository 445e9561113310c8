/** Hidden entries are checked, and are not on the site. */
import { expect, test } from "vitest";
import { checkContent } from "../../../scripts/content/check/check.ts";
import { append, type Edit, edited, emitEdited, remove, replace } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const hidden = "published: false";
const questions = ["de/pages/faq.yaml", "en/pages/faq.yaml"];
const [kenya, bahrain] = ["partners/kenya.yaml", "partners/bahrain.yaml"];
const inQuestions = (pattern: RegExp, text: string) => questions.map((file) => replace(file, pattern, text));
const hideFile = (name: string) => append(`${name}.yaml`, hidden);
const hideQuestion = (id: string) => inQuestions(new RegExp(`^ {2}${id}:$`, "m"), `$&\n    ${hidden}`);
const hideIn = (file: string, entries: RegExp) => replace(file, entries, `$&\n    ${hidden}`);

/** Each hidden, and taken away instead. */
const entries: Readonly<Record<string, readonly [hide: readonly Edit[], without: readonly Edit[]]>> = {
  "a plugin": [[hideFile("plugins/mrp")], [remove("plugins/mrp.yaml")]],
  "a plugin with texts of its own": [[hideFile("plugins/notes")], [remove("plugins/notes.yaml")]],
  "the newest release": [[hideFile("releases/1.47")], [remove("releases/1.47.yaml")]],
  "a partner": [[hideIn(kenya, /^ {2}- name: .*$/m)], [replace(kenya, /^ {2}- name: [\s\S]*?(?=^ {2}- name: )/m, "")]],
  "every partner of a country": [[hideIn(bahrain, /^ {2}- name: .*$/gm)], [remove(bahrain)]],
  "a question": [hideQuestion("hardware"), inQuestions(/^ {2}hardware:\n(?:(?: {4}.*)?\n)+/m, "")],
};

test("what is hidden leaves nothing behind, whatever it is", () => {
  const all = Object.values(entries);
  const hidden = emitEdited(...all.flatMap(([hide]) => hide)).emitted;
  expect(hidden).toEqual(emitEdited(...all.flatMap(([, without]) => without)).emitted);
});

test("with a day, an entry is there from that day on, in the company's country", () => {
  const later = append("releases/1.46.yaml", "published: 2026-12-01");
  const at = (day: string) => checkContent(edited(later), { now: new Date(day) });
  const [before, after] = [at("2026-11-30T22:59:00Z"), at("2026-11-30T23:00:00Z")];
  expect([before.content?.releases.size, after.content?.releases.size]).toEqual([2, 3]);
  expect([...before.diagnostics, ...after.diagnostics]).toEqual([]);
  const shown = emitEdited(append("releases/1.47.yaml", "published: true")).emitted;
  expect(shown.get("shell.ts")).toEqual(emitEdited().emitted.get("shell.ts"));
});

const plugins = ["mrp", "price-lists", "my-logo"].map((slug) => hideFile(`plugins/${slug}`));
const inAnswer = (text: string) => inQuestions(/ {6}(?=Windows|Auf Windows)/, `$&${text} `);
const hiddenQuestion = hideQuestion("is-it-free");
const named = (...edits: readonly Edit[]): Row => [
  [...plugins, ...hiddenQuestion, ...edits],
  "not-published.referenced",
];

describeRule("not-published", [
  named(...inAnswer("[MRP](‸/plugins/mrp)")),
  named(...inAnswer("‸{price.price-lists}")),
  named(...inAnswer("[Lite](‸#is-it-free)")),
  named(
    replace("plugins/my-logo.yaml", /^order/m, "country: KE\norder"),
    replace("site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸my-logo"),
  ),
  // On the day of the question, the plugin is still hidden.
  [
    [
      append("plugins/mrp.yaml", "published: 2026-12-24"),
      ...inQuestions(
        /^( {2}hardware:\n)(.*\n {4}text: \|-\n {6})/m,
        "$1    published: 2026-12-01\n$2[MRP](‸/plugins/mrp) ",
      ),
    ],
    "not-published.referenced",
  ],
  [
    [...questions.map((file) => hideIn(file, /^ {2}[a-z-]+:$/gm)), ...inQuestions(/^questions:/m, "‸questions:")],
    "not-published.all",
  ],
  [
    [append("releases/1.40.yaml", "published: ‸false"), hideFile("releases/1.46"), hideFile("releases/1.47")],
    "not-published.all",
  ],
]);

test("what was hidden just now and is still named is told where it is hidden", () => {
  const naming = inAnswer("[MRP](/plugins/mrp) [Lite](#is-it-free)");
  const now = edited(...naming, hideFile("plugins/mrp"), ...hiddenQuestion);
  const { diagnostics } = checkContent(now, { base: edited(...naming) });
  const told = diagnostics.map(({ id, file, path, data }) => [id, file, path.join("."), data.files]);
  expect(told).toEqual([
    ...questions.map((file) => ["not-published.still-referenced", file, "questions.is-it-free.published", [file]]),
    ["not-published.still-referenced", "plugins/mrp.yaml", "published", questions],
  ]);
});

describeRule("what is hidden is checked, and reported once", [
  [append("plugins/mrp.yaml", `${hidden}\n‸size: 5\n`), "unknown-field"],
  [[...plugins, ...inAnswer("[x](‸/contcat)")], "link.page", { similar: "/contact" }],
  [[...plugins, ...inQuestions(/^questions:\n(?:(?: .*)?\n)*/m, "questions: ‸{}\n")], "out-of-range.too-few-keys"],
]);
