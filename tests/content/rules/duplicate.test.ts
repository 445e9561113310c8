import { copy, type Edit, replace, write } from "../content-copy.ts";
import { describeRule, onePartner } from "./describe-rule.ts";

const kenya = "facts/partners/kenya.yaml";
const faq = (language: string, mark: string) =>
  replace(`${language}/pages/faq.yaml`, /^ {2}- id: hardware$/m, `  - id: ${mark}buy-licence`);

const cases: readonly (readonly [what: string, written: string, ...edits: readonly Edit[]])[] = [
  [
    "a partner",
    "SAVANNA tills",
    write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tills\n"),
  ],
  // Once for a copied file.
  [
    "a country",
    "KE",
    copy(kenya, "facts/partners/kenya-2.yaml"),
    replace("facts/partners/kenya-2.yaml", /^country: /m, "country: ‸"),
  ],
  ["the id of a question", "buy-licence", faq("de", "‸"), faq("en", "‸")],
  // Which is not also another id than in the other language.
  ["the id of a question in one language", "buy-licence", faq("en", "‸")],
  [
    "an entry of a plain list",
    "fatoora",
    replace("facts/plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora"),
  ],
  ["an entry of the menu", "faq", replace("facts/navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq")],
  ["a language", "en", replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
  [
    "a phone number, whatever is between its digits",
    "+254 20-555-0100",
    ...onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100"),
  ],
  ["an e-mail address", "Info@savanna.example", ...onePartner("email: info@savanna.example, ‸Info@savanna.example")],
  ["the place of a plugin, a warning", "50", replace("facts/plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
  [
    "a title, a warning",
    "For an item or the order",
    replace("en/plugins/notes.yaml", /^ {2}- title: Frequent .*$/m, "  - title: ‸For an item or the order"),
  ],
  [
    "the path of a help article, a warning",
    "/{lang}/devices/printers",
    replace("facts/help.yaml", /^backups:\n {2}path: .*$/m, "backups:\n  path: ‸/{lang}/devices/printers"),
  ],
];

describeRule(
  "duplicate",
  cases.map(([name, written, ...edits]) => [
    name,
    edits,
    `"${written}" is there twice; the other one is in `,
    "Delete one of them",
  ]),
);

describeRule("duplicate", [
  [
    "the name of a picture but for capitals",
    [
      copy("images/partners/savanna.svg", "images/partners/Savanna.svg"),
      // A picture that nothing names would be a warning.
      replace("facts/plugins/mrp.yaml", /^image: /m, "image: partners/Savanna.svg\n# "),
    ],
    "the other one is in content/images/partners/Savanna.svg",
    "Delete one of them",
    "images/partners/savanna.svg",
  ],
]);
