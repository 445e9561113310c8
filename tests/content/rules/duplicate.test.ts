import { copy, type Edit, replace, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [kenya, copied] = ["partners/kenya.yaml", "partners/kenya-2.yaml"];
const [notes, help] = ["plugins/notes.yaml", "help.yaml"];
const title = (question: string, text: string) =>
  replace("en/pages/faq.yaml", new RegExp(`( {2}${question}:\\n {4}title: ).*`), `$1${text}`);

const [text, address] = ["write something else here", "Give this one its own address"];

/** A second copy of an entry, with all its lines. */
const repeat = (file: string, start: string, name: string) =>
  replace(file, new RegExp(`^(${start})(${name}\\n(?: {4,6}[^ -].*\\n)+)`, "m"), `$1$2${start.split("\n").at(-1)}‸$2`);

const repeatFeature = (language: string) =>
  replace(
    notes,
    new RegExp(`^(${language}:\\n(?: .*\\n)*? {2}features:\\n)( {4}- title: )(.*\\n(?: {6}.*\\n)+)`, "m"),
    "$1$2$3$2‸$3",
  );

type Case = readonly [written: string, hint: string, ...edits: readonly Edit[]];
const cases: readonly Case[] = [
  ["SAVANNA tílls", text, write(kenya, "country: KE\npartners:\n  - name: Savanna Tills\n  - name: ‸SAVANNA tílls\n")],
  // Once for a copied file.
  ["KE", text, copy(kenya, copied), replace(copied, /^country: /m, "country: ‸")],
  ["KE", text, copy(kenya, "partners/a.yaml"), replace(kenya, /^country: /m, "country: ‸")],
  ["For an item or the order", text, ...["de", "en"].map(repeatFeature)],
  ["fatoora", text, replace("plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora")],
  ["faq", text, replace("navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq")],
  ["en", text, replace("site.yaml", /^languages: .*$/m, "languages: [en, de, ‸en]")],
  // A row of a table, which has no name.
  [
    "Prozessor",
    text,
    ...["de", "en"].map((language) => repeat(`${language}/pages/download.yaml`, "  rows:\n    - ", "label: .*")),
  ],
  // Each that is there again.
  [
    "Shop",
    text,
    replace(
      "releases/1.47.yaml",
      /^bugFixes:$/m,
      `$&${["en: ", "en: ‸", "en: ‸"].map((en, n) => `\n  - ${en}Shop\n    de: L${n}`).join("")}`,
    ),
  ],
  ["+254 20-555-0100", text, ...onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100")],
  ["Info@savanna.example", text, ...onePartner("email: info@savanna.example, ‸Info@savanna.example")],
];
const suspected: readonly Case[] = [
  [
    "Refund by scanning the receipt, and learn why goods come back.",
    text,
    copy("releases/1.47.yaml", "releases/1.48.yaml"),
    replace("releases/1.48.yaml", "  en: Refund", "  en: ‸Refund"),
  ],
  ["50", "another number", replace("plugins/price-lists.yaml", /^order: .*$/m, "order: ‸50")],
  ["For an item or the order", text, replace(notes, /(?<=title: )Frequent .*$/m, "‸For an item or the order")],
  ["What hardware do I need?", text, title("internet", "‸What hardware do I need?")],
  ["/{lang}/devices/printers", address, replace(help, /(?<=^backups:\n {2}path: ).*$/m, "‸/{lang}/devices/printers")],
  [
    "https://facebook.example/northtill",
    address,
    replace("site.yaml", "https://x.example/northtill", "‸https://facebook.example/northtill"),
  ],
];

const row = ([written, hint, ...edits]: Case): Row => [
  edits,
  `"${written}" is there twice; the other one is in `,
  hint,
];
describeRule("duplicate", cases.map(row));
describeRule("duplicate", suspected.map(row), "warning");

describeRule("duplicate", [
  [
    [
      copy("images/partners/savanna.svg", "images/partners/Savanna.svg"),
      // A picture that nothing names would be a warning.
      replace("plugins/mrp.yaml", /^image: /m, "image: partners/Savanna.svg\n# "),
    ],
    "the other one is in content/images/partners/Savanna.svg",
    "Delete one of them",
    "images/partners/savanna.svg",
  ],
]);
