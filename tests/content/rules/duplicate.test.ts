import { copy, type Edit, replace, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [kenya, copied] = ["partners/kenya.yaml", "partners/kenya-2.yaml"];
const [notes, help] = ["plugins/notes.yaml", "help.yaml"];
const title = (question: string, text: string) =>
  replace("en/pages/faq.yaml", new RegExp(`( {2}${question}:\\n {4}title: ).*`), `$1${text}`);

/** A second copy of an entry, with all its lines. */
const repeat = (file: string, start: string, name: string) =>
  replace(file, new RegExp(`^(${start})(${name}\\n(?: {4,6}[^ -].*\\n)+)`, "m"), `$1$2${start.split("\n").at(-1)}‸$2`);

const repeatFeature = (language: string) =>
  replace(
    notes,
    new RegExp(`^(${language}:\\n(?: .*\\n)*? {2}features:\\n)( {4}- title: )(.*\\n(?: {6}.*\\n)+)`, "m"),
    "$1$2$3$2‸$3",
  );

const cases: readonly (readonly Edit[])[] = [
  // Once for a copied file.
  [copy(kenya, copied), replace(copied, /^country: /m, "country: ‸")],
  [copy(kenya, "partners/a.yaml"), replace(kenya, /^country: /m, "country: ‸")],
  [...["de", "en"].map(repeatFeature)],
  [replace("plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora")],
  [replace("navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq")],
  [replace("site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
  // A row of a table, which has no name.
  [...["de", "en"].map((language) => repeat(`${language}/pages/download.yaml`, "  rows:\n    - ", "label: .*"))],
  // Each that is there again.
  [
    replace(
      "releases/1.47.yaml",
      /^bugFixes:$/m,
      `$&${["en: ", "en: ‸", "en: ‸"].map((en, n) => `\n  - ${en}Shop\n    de: L${n}`).join("")}`,
    ),
  ],
  [...onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100")],
  [...onePartner("email: info@savanna.example, ‸Info@savanna.example")],
];
const suspected: readonly (readonly [kind: string, ...edits: readonly Edit[]])[] = [
  [
    "value",
    copy("releases/1.47.yaml", "releases/1.48.yaml"),
    replace("releases/1.48.yaml", "  en: Refund", "  en: ‸Refund"),
  ],
  ["order", replace("plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
  ["value", replace(notes, /(?<=title: )Frequent .*$/m, "‸For an item or the order")],
  ["value", title("internet", "‸What hardware do I need?")],
  ["address", replace(help, /(?<=^backups:\n {2}path: ).*$/m, "‸/{lang}/devices/printers")],
  ["address", replace("site.yaml", "https://x.example/northtill", "‸https://facebook.example/northtill")],
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
]);
describeRule(
  "duplicate",
  suspected.map(([kind, ...edits]): Row => [edits, `duplicate.${kind}`]),
  "warning",
);
