import { copy, type Edit, replace, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [kenya, copied] = ["facts/partners/kenya.yaml", "facts/partners/kenya-2.yaml"];
const [notes, help] = ["en/plugins/notes.yaml", "facts/help.yaml"];
const faq = (language: string, mark: string) =>
  replace(`${language}/pages/faq.yaml`, /^ {2}- id: hardware$/m, `  - id: ${mark}buy-licence`);

const cases: readonly (readonly [written: string, ...edits: readonly Edit[]])[] = [
  ["SAVANNA tills", write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tills\n")],
  // Once for a copied file.
  ["KE", copy(kenya, copied), replace(copied, /^country: /m, "country: ‸")],
  ["buy-licence", faq("de", "‸"), faq("en", "‸")],
  // Which is not also another id than in the other language.
  ["buy-licence", faq("en", "‸")],
  ["fatoora", replace("facts/plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora")],
  ["faq", replace("facts/navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq")],
  ["en", replace("facts/site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
  ["Shop", replace("en/releases/1.47.yaml", /^bugFixes:$/m, "$&\n  - Shop\n  - ‸Shop")],
  ["+254 20-555-0100", ...onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100")],
  ["Info@savanna.example", ...onePartner("email: info@savanna.example, ‸Info@savanna.example")],
];
const suspected: typeof cases = [
  ["50", replace("facts/plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
  ["For an item or the order", replace(notes, /(?<=title: )Frequent .*$/m, "‸For an item or the order")],
  ["/{lang}/devices/printers", replace(help, /(?<=^backups:\n {2}path: ).*$/m, "‸/{lang}/devices/printers")],
];

const row = ([written, ...edits]: (typeof cases)[number]): Row => [
  edits,
  `"${written}" is there twice; the other one is in `,
  /^50$|^\//.test(written) ? "Give this one" : "Delete one of them",
];
describeRule("duplicate", cases.map(row));
describeRule("duplicate", suspected.map(row), "warning");

describeRule("duplicate", [
  [
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
