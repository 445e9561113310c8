import { copy, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";
import { onePartner } from "./one-partner.ts";

const fatoora = "facts/plugins/fatoora.yaml";
const kenya = "facts/partners/kenya.yaml";
const home = "en/pages/home.yaml";
const german = "de/pages/home.yaml";

describeRule("duplicate", [
  {
    name: "two help articles of one path are a warning",
    edits: [replace("facts/help.yaml", /^backups:\n {2}path: .*$/m, "backups:\n  path: ‸/{lang}/devices/printers")],
    message: '/{lang}/devices/printers is the path of the article "printers" too',
    hint: "Write the path of this article",
  },
  {
    name: "a partner",
    edits: [write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tills\n")],
    message: '"SAVANNA tills" is in this list twice; the first one is in line 3',
    hint: "Keep one of them",
  },
  {
    name: "a country, reported once for a copied file",
    edits: [
      copy(kenya, "facts/partners/kenya-2.yaml"),
      replace("facts/partners/kenya.yaml", /^country: /m, "country: ‸"),
    ],
    message: "The country KE has two files; the first one is in facts/partners/kenya-2.yaml",
    hint: "Put all partners of a country into one file",
  },
  {
    name: "the id of a question",
    edits: [
      replace("en/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - id: ‸buy-licence"),
      replace("de/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - id: ‸buy-licence"),
    ],
    message: '"buy-licence" is in this list twice',
    hint: "its own name",
  },
  {
    name: "the id of a question in one language only is not also another id than in the other",
    edits: [replace("en/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - id: ‸buy-licence")],
    message: '"buy-licence" is in this list twice',
    hint: "Keep one of them",
  },
  {
    name: "a help article of a plugin",
    edits: [replace(fatoora, /^ {2}- fatoora$/m, "  - fatoora\n  - ‸fatoora")],
    message: '"fatoora" is in this list twice',
    hint: "Keep one",
  },
  {
    name: "an entry of the menu",
    edits: [replace("facts/navigation.yaml", /^ {2}- route: faq$/m, "  - route: faq\n  - route: ‸faq")],
    message: '"faq" is in this list twice',
    hint: "Keep one",
  },
  {
    name: "a language",
    edits: [replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
    message: '"en" is in this list twice',
    hint: "Delete one of them",
  },
  {
    name: "an entry that was copied, in the translation",
    edits: [replace(german, /^( {4}- Weist jeden .*\n)/m, "$1    - ‸Weist jeden Steuersatz mit seinem Betrag aus\n")],
    message: "This entry is in the list twice",
    hint: "Delete one of them",
  },
  {
    name: "an entry that was copied, in the first language",
    edits: [replace(home, /^( {4}- Shows each tax rate .*\n)/m, "$1    - ‸Shows each tax rate with its amount\n")],
    message: "This entry is in the list twice",
    hint: "the text that was meant",
  },
  {
    name: "the place of a plugin in the catalogue",
    edits: [replace("facts/plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
    message: "Another plugin has the place 50 too; the first one is in facts/plugins/notes.yaml",
    hint: "Write another number",
  },
  {
    name: "a title",
    edits: [replace("en/plugins/notes.yaml", /^ {2}- title: Frequent .*$/m, "  - title: ‸For an item or the order")],
    message: '"For an item or the order" is in this list twice',
    hint: "give this one its own name",
  },
  {
    name: "a phone number, whatever is between its digits",
    edits: onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100"),
    message: '"+254 20-555-0100" is in this line twice',
    hint: "Delete one of them",
  },
  {
    name: "an e-mail address",
    edits: onePartner("email: info@savanna.example, ‸Info@savanna.example"),
    message: "is in this line twice",
    hint: "Delete one of them",
  },
  {
    name: "the name of a picture but for capitals",
    edits: [
      copy("images/partners/savanna.svg", "images/partners/Savanna.svg"),
      // A picture that nothing names would be a warning.
      replace("facts/plugins/mrp.yaml", /^image: /m, "image: partners/Savanna.svg\n# "),
    ],
    at: "images/partners/savanna.svg",
    message: "differs from content/images/partners/Savanna.svg in capitals only",
    hint: "Rename or delete one of them",
  },
]);
