import { append, replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const rows: readonly (readonly [file: string, pattern: RegExp, text: string, message: string, meant: string])[] = [
  ["facts/plugins/fatoora.yaml", /^ {2}- fatoora$/m, "  - ‸fatora", 'no help article "fatora"', "fatoora"],
  ["facts/site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸fatora", 'There is no plugin "fatora"', "fatoora"],
  // One diagnostic, not one for every place that uses it.
  ["facts/help.yaml", /^printers:/m, "‸printerz:", 'no title for the help article "printerz"', "printers"],
  ["en/help.yaml", /^backups:/m, "‸backpus:", 'No help article is called "backpus"', "backups"],
  [
    "de/pages/features.yaml",
    /^ {4}inventory: /m,
    "    ‸inventar: ",
    'No comparison row is called "inventar"',
    "inventory",
  ],
  [
    "facts/editions.yaml",
    /^ {2}- id: inventory$/m,
    "  - id: ‸inventry",
    'There is no title for the comparison row "inventry"',
    "inventory",
  ],
  [
    "facts/editions.yaml",
    /^ {4}group: registers$/m,
    "    group: ‸register",
    'There is no title for the comparison group "register"',
    "registers",
  ],
  [
    "facts/editions.yaml",
    /^ {6}lite: unlimited$/m,
    "      lite: ‸unlimted",
    'There is no text for the comparison value "unlimted"',
    "unlimited",
  ],
  ["facts/pictures.yaml", /^ {2}sales: /m, "  ‸sale: ", 'no text for the picture of the area "sale"', "sales"],
  ["facts/site.yaml", /^ {2}- id: renew$/m, "  - id: ‸renewal", 'no label for the payment link "renewal"', "renew"],
];

describeRule("unknown-reference", [
  ...rows.map(([file, pattern, text, message, meant]) => ({
    name: `${file}: ${text.trim()}`,
    edits: [replace(file, pattern, text)],
    message,
    hint: `Did you mean "${meant}"?`,
  })),
  {
    name: "a title without a help article, at the first language",
    edits: [append("en/help.yaml", "‸zebra-labels: Labels\n"), append("de/help.yaml", "zebra-labels: Etiketten\n")],
    message: 'No help article is called "zebra-labels"',
    hint: "Delete it in every language, or add it to facts/help.yaml",
  },
  {
    name: "a picture for an area that the features page does not have, with its text",
    edits: [
      replace("facts/pictures.yaml", /^ {2}users: /m, "  ‸user: "),
      replace("en/pages/features.yaml", /^ {2}users: /m, "  user: "),
      replace("de/pages/features.yaml", /^ {2}users: /m, "  user: "),
    ],
    message: 'There is no area of the features page "user"',
    hint: 'Did you mean "users"?',
  },
]);
