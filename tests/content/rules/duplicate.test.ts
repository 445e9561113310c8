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

/** @param place Where the same is already, if the test is about that. */
type Case = readonly [kind: string, place: string | undefined, ...edits: readonly Edit[]];
const cases: readonly Case[] = [
  ["value", `${kenya}:3`, write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tílls\n")],
  // Once for a copied file.
  ["value", undefined, copy(kenya, copied), replace(copied, /^country: /m, "country: ‸")],
  ["value", undefined, copy(kenya, "partners/a.yaml"), replace(kenya, /^country: /m, "country: ‸")],
  ["value", undefined, ...["de", "en"].map(repeatFeature)],
  ["value", undefined, replace("plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora")],
  ["value", undefined, replace("navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq")],
  ["value", undefined, replace("site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
  // A row of a table, which has no name.
  [
    "value",
    undefined,
    ...["de", "en"].map((language) => repeat(`${language}/pages/download.yaml`, "  rows:\n    - ", "label: .*")),
  ],
  // Each that is there again.
  [
    "value",
    undefined,
    replace(
      "releases/1.47.yaml",
      /^bugFixes:$/m,
      `$&${["en: ", "en: ‸", "en: ‸"].map((en, n) => `\n  - ${en}Shop\n    de: L${n}`).join("")}`,
    ),
  ],
  ["value", undefined, ...onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100")],
  ["value", undefined, ...onePartner("email: info@savanna.example, ‸Info@savanna.example")],
];
const suspected: readonly Case[] = [
  [
    "value",
    undefined,
    copy("releases/1.47.yaml", "releases/1.48.yaml"),
    replace("releases/1.48.yaml", "  en: Refund", "  en: ‸Refund"),
  ],
  ["order", undefined, replace("plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
  ["value", undefined, replace(notes, /(?<=title: )Frequent .*$/m, "‸For an item or the order")],
  ["value", undefined, title("internet", "‸What hardware do I need?")],
  ["address", undefined, replace(help, /(?<=^backups:\n {2}path: ).*$/m, "‸/{lang}/devices/printers")],
  ["address", undefined, replace("site.yaml", "https://x.example/northtill", "‸https://facebook.example/northtill")],
];

const row = ([kind, place, ...edits]: Case): Row => [edits, `duplicate.${kind}`, place === undefined ? {} : { place }];
describeRule("duplicate", cases.map(row));
describeRule("duplicate", suspected.map(row), "warning");

describeRule("duplicate", [
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
