import { append, replace } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const fatoora = "facts/plugins/fatoora.yaml";

describeRule("unknown-reference", [
  {
    name: "an unknown help article",
    edits: [replace(fatoora, /^ {2}- fatoora$/m, "  - ‸fatora")],
    message: 'There is no help article "fatora"',
    hint: 'Did you mean "fatoora"?',
  },
  {
    name: "a misspelled id of a help article is one problem, not one for every place that uses it",
    edits: [replace("facts/help.yaml", /^printers:/m, "‸printerz:")],
    message: 'There is no title for the help article "printerz"',
    hint: 'Did you mean "printers"?',
  },
  {
    name: "a title without a help article, at the first language",
    edits: [append("en/help.yaml", "‸zebra-labels: Labels\n"), append("de/help.yaml", "zebra-labels: Etiketten\n")],
    message: 'No help article is called "zebra-labels"',
    hint: "Delete it in every language, or add it to facts/help.yaml",
  },
  {
    name: "a title that is misspelled in the first language is a mistake there",
    edits: [replace("en/help.yaml", /^backups:/m, "‸backpus:")],
    message: 'No help article is called "backpus"',
    hint: 'Did you mean "backups"?',
  },
  {
    name: "an unknown row of the comparison",
    edits: [replace("facts/editions.yaml", /^ {2}- id: inventory$/m, "  - id: ‸inventry")],
    message: 'There is no title for the comparison row "inventry"',
    hint: 'Did you mean "inventory"?',
  },
  {
    name: "an unknown group of the comparison",
    edits: [replace("facts/editions.yaml", /^ {4}group: registers$/m, "    group: ‸register")],
    message: 'There is no title for the comparison group "register"',
    hint: 'Did you mean "registers"?',
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
  {
    name: "a misspelled area of a picture, told once",
    edits: [replace("facts/pictures.yaml", /^ {2}sales: /m, "  ‸sale: ")],
    message: 'There is no text for the picture of the area "sale"',
    hint: 'Did you mean "sales"?',
  },
  {
    name: "an unknown value of the comparison",
    edits: [replace("facts/editions.yaml", /^ {4}lite: unlimited$/m, "    lite: ‸unlimted")],
    message: 'There is no text for the comparison value "unlimted"',
    hint: 'Did you mean "unlimited"?',
  },
  {
    name: "a payment link without a label",
    edits: [replace("facts/site.yaml", /^ {2}- id: renew$/m, "  - id: ‸renewal")],
    message: 'There is no label for the payment link "renewal"',
    hint: 'Did you mean "renew"?',
  },
  {
    name: "an unknown plugin for the country banner",
    edits: [replace("facts/site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸fatora")],
    message: 'There is no plugin "fatora"',
    hint: 'Did you mean "fatoora"?',
  },
  {
    name: "a row of the comparison that is misspelled in one language",
    edits: [replace("de/pages/features.yaml", /^ {4}inventory: /m, "    ‸inventar: ")],
    message: 'No comparison row is called "inventar"',
    hint: 'Did you mean "inventory"?',
  },
]);
