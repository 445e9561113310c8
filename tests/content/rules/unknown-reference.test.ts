import { type Edit, replace } from "../content-copy.ts";
import { describeRule, type Row as RuleRow } from "./describe-rule.ts";

const editions = "editions.yaml";

/** @param meant The nearest name, if one is near. */
type Row = readonly [file: string, pattern: RegExp, text: string, message: string, meant?: string];

const misspelled: readonly Row[] = [
  ["site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸fatora", 'no plugin with a country "fatora"', "fatoora"],
  ["plugins/fatoora.yaml", /^ {2}- fatoora$/m, "  - ‸fatora", 'no help article "fatora"', "fatoora"],
  // Where it is alone, not at every place that has the right one.
  [editions, /^ {2}- setup-time$/m, "  - ‸set-up-time", 'no question "set-up-time"', "setup-time"],
  [editions, /^ {6}group: registers$/m, "      group: ‸register", 'no comparison group "register"', "registers"],
  [editions, /^ {8}lite: unlimited$/m, "        lite: ‸unlimted", 'no word of the comparison "unlimted"', "unlimited"],
  ["downloads.yaml", /(?<=^updates:\n) {2}pro:$/m, "  ‸por:", 'no edition "por"', "pro"],
  ["plugins/fatoora.yaml", /^ {2}pro:$/m, "  ‸por:", 'no edition "por"', "pro"],
  [editions, /^ {2}pro:$/m, "  ‸por:", 'no edition "por"', "pro"],
  [editions, /^ {2}pro:$/m, "  ‸chain:", 'no edition "chain"'],
];

/** Leaves out what an edition has, from its key to the next one that is not indented further. */
function withoutPro(file: string, key: string): Edit {
  const [indent = ""] = /^ */.exec(key) ?? [];
  const others = `((?:${indent}  .*\\n)*?)${indent}  pro:.*\\n(?:${indent}   .*\\n)*`;
  return replace(file, new RegExp(`^(${indent})(${key.trim()}:\\n)${others}`, "m"), "$1‸$2$3");
}

const lacking = [
  [editions, "      cells"],
  ["downloads.yaml", "editions"],
  ["plugins/fatoora.yaml", "downloads"],
];
const newEdition = `The edition "chain" is missing in ${editions}, downloads.yaml, `;
const isMissing = `The edition "pro" is missing here and is in ${editions}`;

describeRule("unknown-reference", [
  ...misspelled.map(([file, pattern, text, message, meant]): RuleRow => {
    return [
      replace(file, pattern, text),
      `There is ${message}`,
      meant === undefined ? "Write one of: pro" : `Did you mean "${meant}"?`,
    ];
  }),
  [
    replace("site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸stock-control"),
    'There is no plugin with a country "stock-control"',
    "fatoora",
  ],
  [replace(editions, /^ {2}lite:\n((?: {4}.*\n)+)/m, "$&  ‸chain:\n$1"), newEdition, "Add a line  chain: …"],
  [
    [
      replace(editions, /^ {2}pro:\n(?: {4}.*\n)+/m, ""),
      replace(editions, /^( {6}cells:\n.*\n {8})pro:/m, "$1‸pro:"),
      replace("downloads.yaml", /^updates:\n(?: .*\n)+/m, "updates: {}\n"),
    ],
    'There is no edition "pro"',
    `Delete it, or add it to ${editions}`,
  ],
  ...lacking.map(([file = "", key = ""]): RuleRow => [withoutPro(file, key), isMissing, "Add a line  pro: …"]),
  [
    [
      replace(editions, /^ {2}pro:$/m, "  ‸pro:"),
      ...[1, 2].map(() => replace(editions, /^ {6}update:\n(?: {8}.*\n)+/m, "")),
    ],
    'The update of the edition "pro" is missing here',
    "Add a line  update: …",
  ],
]);
