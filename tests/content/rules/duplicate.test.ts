import { copy, type Edit, replace, setValue, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [kenya, copied, next] = ["partners/kenya.yaml", "partners/kenya-2.yaml", "releases/1.48.yaml"];
const [notes, help, site] = ["plugins/notes.yaml", "help.yaml", "site.yaml"];

/** The first entry of a list is there again. */
const repeat = (file: string, start: string, key = "") =>
  replace(file, new RegExp(`^(${start}\\n)( +- ${key})(.*\\n(?: {6}.*\\n)+)`, "m"), "$1$2$3$2‸$3");
const shops = ["", "‸", "‸"].map((mark, n) => `\n  - en: ${mark}Shop\n    de: L${n}`).join("");

const cases: readonly (Edit | readonly Edit[])[] = [
  // Once for a copied file.
  [copy(kenya, copied), replace(copied, /^country: /m, "country: ‸")],
  ["de", "en"].map((language) => repeat(notes, `${language}:\\n(?: .*\\n)*? {2}features:`, "title: ")),
  replace("plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora"),
  replace("navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq"),
  setValue(site, "languages", "[en, de, ‸en]"),
  // A row of a table, which has no name.
  ["de", "en"].map((language) => repeat(`${language}/pages/download.yaml`, "  rows:")),
  // Each that is there again.
  replace("releases/1.47.yaml", /^bugFixes:$/m, `$&${shops}`),
  onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100"),
  onePartner("email: info@savanna.example, ‸Info@savanna.example"),
];

describeRule("duplicate", [
  ...cases.map((edits): Row => [edits, "duplicate.value"]),
  [
    write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tílls\n"),
    "duplicate.value",
    { place: `${kenya}:3` },
  ],
  [
    [
      copy("images/partners/savanna.svg", "images/partners/Savanna.svg"),
      // A picture that nothing names would be a warning.
      replace("plugins/mrp.yaml", /^image: /m, "image: partners/Savanna.svg\n# "),
    ],
    "duplicate.picture",
    { other: "images/partners/Savanna.svg" },
    "images/partners/savanna.svg",
  ],
  [[copy("releases/1.47.yaml", next), replace(next, "  en: Refund", "  en: ‸Refund")], "warning duplicate.value"],
  [setValue("plugins/price-lists.yaml", "order", "‸50"), "warning duplicate.order"],
  [replace(notes, /(?<=title: )Frequent .*$/m, "‸For an item or the order"), "warning duplicate.value"],
  [
    replace("en/pages/faq.yaml", /(?<=internet:\n {4}title: ).*/, "‸What hardware do I need?"),
    "warning duplicate.value",
  ],
  [replace(help, /(?<=^backups:\n {2}path: ).*$/m, "‸/{lang}/devices/printers"), "warning duplicate.address"],
  [replace(site, "https://x.example/northtill", "‸https://facebook.example/northtill"), "warning duplicate.address"],
]);
