import { expect, test } from "vitest";
import { append, checkEdited, type Edit, replace } from "../content-copy.ts";
import { describeRule, type Row } from "./describe-rule.ts";

const [editions, downloads, faq] = ["editions.yaml", "downloads.yaml", "en/pages/faq.yaml"];

type Misspelled = readonly [kind: string, file: string, pattern: RegExp, text: string, similar: string];

const misspelled: readonly Misspelled[] = [
  ["plugin-with-country", "site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸fatora", "fatoora"],
  ["help-article", "plugins/fatoora.yaml", /^ {2}- fatoora$/m, "  - ‸fatora", "fatoora"],
  // Where it is alone, not at every place that has the right one.
  ["question", editions, /^ {2}- setup-time$/m, "  - ‸set-up-time", "setup-time"],
  ["comparison-group", editions, /^ {6}group: registers$/m, "      group: ‸register", "registers"],
  ["comparison-word", editions, /^ {8}lite: unlimited$/m, "        lite: ‸unlimted", "unlimited"],
  ["edition", downloads, /(?<=^updates:\n) {2}pro:$/m, "  ‸por:", "pro"],
  ["edition", "plugins/fatoora.yaml", /^ {2}pro:$/m, "  ‸por:", "pro"],
  ["edition", editions, /^ {2}pro:$/m, "  ‸por:", "pro"],
];

/** Leaves out what an edition has, from its key to the next one that is not indented further. */
function withoutPro(file: string, key: string): Edit {
  const [indent = ""] = /^ */.exec(key) ?? [];
  const others = `((?:${indent}  .*\\n)*?)${indent}  pro:.*\\n(?:${indent}   .*\\n)*`;
  return replace(file, new RegExp(`^(${indent})(${key.trim()}:\\n)${others}`, "m"), "$1‸$2$3");
}

const lacking = [
  [editions, "      cells"],
  [downloads, "editions"],
  ["plugins/fatoora.yaml", "downloads"],
];
/** Every file that has something for each edition, in their order. */
const everyMap = [
  `${editions} (12×)`,
  downloads,
  ...["de", "en"].map((language) => `${language}/notes.yaml`),
  ...["fatoora", "mrp", "my-logo", "notes", "price-lists"].map((plugin) => `plugins/${plugin}.yaml`),
];
const noUpdates = replace(downloads, /^updates:\n(?: .*\n)+/m, "updates: {}\n");

describeRule("unknown-reference", [
  ...misspelled.map(([kind, file, pattern, text, similar]): Row => {
    const name = /‸([\w-]+)/.exec(text)?.[1] ?? "";
    return [replace(file, pattern, text), `unknown-reference.${kind}`, { name, similar }];
  }),
  [replace(editions, /^ {2}pro:$/m, "  ‸chain:"), "unknown-reference.edition", { name: "chain", allowed: ["pro"] }],
  [
    replace("site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸stock-control"),
    "unknown-reference.plugin-with-country",
    { allowed: ["fatoora"] },
  ],
  [
    replace(
      editions,
      /^( {2}words:\n(?: {4}.*\n)*? {4})unlimited:((?:.*\n)*? {8}\w+: )(?=unlimited)/m,
      "$1endless:$2‸",
    ),
    "unknown-reference.comparison-word",
    { name: "unlimited", places: [`${editions} (8×)`] },
  ],
  [
    ["mrp", "fatoora"].map((plugin) =>
      replace(`plugins/${plugin}.yaml`, /^help:\n/m, `$&  - ${plugin === "fatoora" ? "‸" : ""}gone\n`),
    ),
    "unknown-reference.help-article",
    { name: "gone", places: ["plugins/fatoora.yaml", "plugins/mrp.yaml"] },
  ],
  [
    replace(editions, /^ {2}lite:\n((?: {4}.*\n)+)/m, "$&  ‸chain:\n$1"),
    "unknown-reference.new-edition",
    { name: "chain", count: 20, places: everyMap },
  ],
  [
    [
      replace(editions, /^ {2}pro:\n(?: {4}.*\n)+/m, ""),
      replace(editions, /^( {6}cells:\n.*\n {8})pro:/m, "$1‸pro:"),
      noUpdates,
    ],
    "unknown-reference.undefined-edition",
    { name: "pro", count: 20, places: everyMap },
  ],
  ...lacking.map(([file = "", key = ""]): Row => {
    return [withoutPro(file, key), "unknown-reference.missing-edition", { name: "pro", lines: ["pro: …"] }];
  }),
  [
    [
      replace(editions, /^ {2}pro:$/m, "  ‸pro:"),
      ...[1, 2].map(() => replace(editions, /^ {6}update:\n(?: {8}.*\n)+/m, "")),
    ],
    "unknown-reference.missing-update",
    { name: "pro" },
  ],
  [[noUpdates, replace(editions, /^ {6}update:$/m, "      ‸update:")], "unknown-reference.update", { name: "pro" }],
]);

test("at most one place in each file is related", () => {
  const { diagnostics } = checkEdited(replace(editions, /^ {2}lite:\n((?: {4}.*\n)+)/m, "$&  chain:\n$1"));
  const related = diagnostics.flatMap((each) => each.related.map(({ file }) => file));
  expect(related).toEqual(everyMap.map((file) => file.split(" ")[0]));
});

const syntax = (file: string) => append(file, "x: [\n");
const unreadable: readonly { what: string; file: string; edits: readonly Edit[] }[] = [
  {
    what: "an article",
    file: "help.yaml",
    edits: [syntax("help.yaml"), replace("plugins/fatoora.yaml", /^ {2}- fatoora$/m, "  - new")],
  },
  {
    what: "a question",
    file: faq,
    edits: [syntax(faq), replace(editions, /^ {2}- setup-time$/m, "  - new")],
  },
  {
    what: "an edition",
    file: editions,
    edits: [syntax(editions), replace(downloads, /(?<=^updates:\n) {2}pro:$/m, "  chain:")],
  },
  { what: "an update", file: downloads, edits: [replace(downloads, /^updates:/m, "update:")] },
  { what: "a group", file: editions, edits: [replace(editions, /^ {2}groups:/m, "  group:")] },
  { what: "a word", file: editions, edits: [replace(editions, /^( {2}words:)\n(?: {4}.*\n)+/m, "$1 unlimited\n")] },
];
test.each(unreadable)("$what may be in what cannot be read", ({ file, edits }) => {
  expect(checkEdited(...edits).diagnostics).toMatchObject([{ file }]);
});
