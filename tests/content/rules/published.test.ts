/** An entry with `published: false` is checked, and is not on the site. */
import { expect, test } from "vitest";
import { append, checkEdited, type Edit, emitEdited, remove, replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const hidden = "published: false";
const tops = ["facts", "en", "de"];
const questions = ["en", "de"].map((language) => `${language}/pages/faq.yaml`);
const inList = (file: string, entries: RegExp) => replace(file, entries, `$&\n    ${hidden}`);
const hide = (slug: string) => append(`facts/plugins/${slug}.yaml`, hidden);
const removeAll = (path: string) => tops.map((top) => remove(`${top}/${path}`));

const kinds: readonly (readonly [what: string, hide: readonly Edit[], without: readonly Edit[]])[] = [
  ["a plugin", [hide("mrp")], removeAll("plugins/mrp.yaml")],
  ["the plugin with a file of its own", [hide("notes")], removeAll("plugins/notes.yaml")],
  ["a release", [append("facts/releases/1.40.yaml", hidden)], removeAll("releases/1.40.yaml")],
  ["the newest release", [append("facts/releases/1.47.yaml", hidden)], removeAll("releases/1.47.yaml")],
  [
    "a partner",
    [inList("facts/partners/kenya.yaml", /^ {2}- name: .*$/m)],
    [replace("facts/partners/kenya.yaml", /^ {2}- name: [\s\S]*?(?=^ {2}- name: )/m, "")],
  ],
  ["a country", [inList("facts/partners/bahrain.yaml", /^ {2}- name: .*$/gm)], [remove("facts/partners/bahrain.yaml")]],
  [
    "a question",
    questions.map((file) => inList(file, /^ {2}- id: hardware$/m)),
    questions.map((file) => replace(file, /^ {2}- id: hardware\n[\s\S]*?(?=^ {2}- id: )/m, "")),
  ],
];

test.each(kinds)("%s that is hidden leaves nothing behind", (_what, hide, without) => {
  expect(emitEdited(...hide).emitted).toEqual(emitEdited(...without).emitted);
});

test("what is hidden is checked", () => {
  const { diagnostics } = checkEdited(append("facts/plugins/mrp.yaml", `${hidden}\nsize: 5\n`));
  expect(diagnostics.map(({ rule }) => rule)).toEqual(["unknown-field"]);
});

const named = `because what it names is hidden (${hidden})`;
const publish = `delete the line  ${hidden}  there`;

/** In an answer behind a hidden question. */
const inAnswer = (html: string) =>
  questions.flatMap((file) => [
    inList(file, /^ {2}- id: is-it-free$/m),
    replace(file, /<p>(?=Windows|Auf Windows)/, `<p>${html} `),
  ]);

describeRule("not-published", [
  [
    "a link to a hidden plugin",
    [hide("mrp"), ...inAnswer('<a ‸href="/plugins/mrp">MRP</a>')],
    `There is no page /plugins/mrp, ${named}`,
    publish,
  ],
  [
    "the price of a hidden plugin",
    [hide("price-lists"), ...inAnswer("‸{price.price-lists}")],
    `{price.price-lists} is not filled in here, ${named}`,
    publish,
  ],
  [
    "a link to a hidden question",
    inAnswer('<a ‸href="#is-it-free">Lite</a>'),
    `There is no entry "is-it-free" on this page, ${named}`,
    publish,
  ],
  [
    "a hidden plugin for the visitors of a country",
    [hide("my-logo"), replace("facts/site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸my-logo")],
    `There is no plugin "my-logo", ${named}`,
    publish,
  ],
  [
    "every question",
    questions.flatMap((file) => [inList(file, /^ {2}- id: .*$/gm), replace(file, "\nitems:", "\n‸items:")]),
    "Everything is hidden here",
    "Delete the line",
  ],
  [
    "every release",
    ["1.40", "1.46", "1.47"].map((name, index) =>
      append(`facts/releases/${name}.yaml`, index === 0 ? "published: ‸false" : hidden),
    ),
    "Everything is hidden here",
    "Delete the line",
  ],
]);

describeRule("no-partners", [
  [
    "whose partners are all hidden",
    [
      inList("facts/partners/saudi-arabia.yaml", /^ {2}- name: .*$/gm),
      replace("facts/plugins/fatoora.yaml", "country: SA", "country: ‸SA"),
    ],
    "Only partners in SA install this plugin, and none is listed",
    "Add them",
  ],
]);
