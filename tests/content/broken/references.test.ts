import { append, copy, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";

const fatoora = "facts/plugins/fatoora.yaml";
const kenya = "facts/partners/kenya.yaml";

describeBroken("references", [
  {
    name: "an unknown help article",
    edits: [replace(fatoora, /^ {2}- fatoora$/m, "  - ‸fatora")],
    found: ["unknown-reference"],
    message: 'There is no help article "fatora"',
    hint: 'Did you mean "fatoora"?',
  },
  {
    name: "a misspelled id of a help article is one problem, not one for every place that uses it",
    edits: [replace("facts/help.yaml", /^printers:/m, "‸printerz:")],
    found: ["unknown-reference"],
    message: 'There is no title for the help article "printerz"',
    hint: 'Did you mean "printers"?',
  },
  {
    name: "a help article without a title in any language",
    edits: [append("facts/help.yaml", "‸barcode-scanners:\n  path: /{lang}/scanners\n")],
    found: ["missing-translation"],
    message: 'no title for the help article "barcode-scanners"',
    hint: "Add a line  barcode-scanners: …  to en/help.yaml and de/help.yaml",
  },
  {
    name: "a title without a help article, at the first language",
    edits: [append("en/help.yaml", "‸zebra-labels: Labels\n"), append("de/help.yaml", "zebra-labels: Etiketten\n")],
    found: ["unknown-reference"],
    message: 'No help article is called "zebra-labels"',
    hint: "Delete it in every language, or add it to facts/help.yaml",
  },
  {
    name: "a title that is misspelled in the first language is a mistake there",
    edits: [replace("en/help.yaml", /^backups:/m, "‸backpus:")],
    found: ["unknown-reference"],
    message: 'No help article is called "backpus"',
    hint: 'Did you mean "backups"?',
  },
  {
    name: "an unknown row of the comparison",
    edits: [replace("facts/editions.yaml", /^ {2}- id: inventory$/m, "  - id: ‸inventry")],
    found: ["unknown-reference"],
    message: 'There is no title for the comparison row "inventry"',
    hint: 'Did you mean "inventory"?',
  },
  {
    name: "an unknown group of the comparison",
    edits: [replace("facts/editions.yaml", /^ {4}group: registers$/m, "    group: ‸register")],
    found: ["unknown-reference"],
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
    found: ["unknown-reference"],
    message: 'There is no area of the features page "user"',
    hint: 'Did you mean "users"?',
  },
  {
    name: "a misspelled area of a picture, told once",
    edits: [replace("facts/pictures.yaml", /^ {2}sales: /m, "  ‸sale: ")],
    found: ["unknown-reference"],
    message: 'There is no text for the picture of the area "sale"',
    hint: 'Did you mean "sales"?',
  },
  {
    name: "an unknown value of the comparison",
    edits: [replace("facts/editions.yaml", /^ {4}lite: unlimited$/m, "    lite: ‸unlimted")],
    found: ["unknown-reference"],
    message: 'There is no text for the comparison value "unlimted"',
    hint: 'Did you mean "unlimited"?',
  },
  {
    name: "a payment link without a label",
    edits: [replace("facts/site.yaml", /^ {2}- id: renew$/m, "  - id: ‸renewal")],
    found: ["unknown-reference"],
    message: 'There is no label for the payment link "renewal"',
    hint: 'Did you mean "renew"?',
  },
  {
    name: "an unknown plugin for the country banner",
    edits: [replace("facts/site.yaml", /^ {2}plugin: .*$/m, "  plugin: ‸fatora")],
    found: ["unknown-reference"],
    message: 'There is no plugin "fatora"',
    hint: 'Did you mean "fatoora"?',
  },
  {
    name: "a version that is not that of the file",
    edits: [replace("facts/releases/1.46.yaml", /^version: .*$/m, 'version: ‸"1.64"')],
    found: ["version-differs"],
    message: "The file is named 1.46, the version in it is 1.64",
    hint: 'Write  version: "1.46"',
  },
]);

describeBroken("what may stand only once", [
  {
    name: "a partner",
    edits: [write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tills\n")],
    found: ["duplicate"],
    message: '"SAVANNA tills" stands twice in this list; the first one is in line 3',
    hint: "Keep one of them",
  },
  {
    name: "a country, reported once for a copied file",
    edits: [
      copy(kenya, "facts/partners/kenya-2.yaml"),
      replace("facts/partners/kenya.yaml", /^country: /m, "country: ‸"),
    ],
    found: ["duplicate"],
    message: "The country KE has two files; the first one is in facts/partners/kenya-2.yaml",
    hint: "Put all partners of a country into one file",
  },
  {
    name: "the id of a question",
    edits: [
      replace("en/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - id: ‸buy-licence"),
      replace("de/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - id: ‸buy-licence"),
    ],
    found: ["duplicate", "duplicate"],
    message: '"buy-licence" stands twice',
    hint: "its own name",
  },
  {
    name: "the id of a question in one language only is not also another id than in the other",
    edits: [replace("en/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - id: ‸buy-licence")],
    found: ["duplicate"],
    message: '"buy-licence" stands twice',
    hint: "Keep one of them",
  },
  {
    name: "a help article of a plugin",
    edits: [replace(fatoora, /^ {2}- fatoora$/m, "  - fatoora\n  - ‸fatoora")],
    found: ["duplicate"],
    message: '"fatoora" stands twice',
    hint: "Keep one",
  },
  {
    name: "an entry of the menu",
    edits: [replace("facts/navigation.yaml", /^ {2}- route: faq$/m, "  - route: faq\n  - route: ‸faq")],
    found: ["duplicate"],
    message: '"faq" stands twice',
    hint: "Keep one",
  },
  {
    name: "a language",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
    found: ["duplicate"],
    message: '"en" stands twice in this list',
    hint: "Delete one of them",
  },
]);
