/** What is there twice: values, pictures, installers. */
import { copy, type Edit, replace, setValue, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [kenya, copied, next] = ["partners/kenya.yaml", "partners/tanzania.yaml", "releases/1.48.yaml"];
const [notes, help, site] = ["plugins/notes.yaml", "help.yaml", "site.yaml"];
const [logo, upperCase] = ["images/partners/savanna.svg", "images/partners/Savanna.svg"];

/** The first entry of a list is there again. */
const repeat = (file: string, start: string, key = "") =>
  replace(file, new RegExp(`^(${start}\\n)( +- ${key})(.*\\n(?: {6}.*\\n)+)`, "m"), "$1$2$3$2‸$3");
const shops = ["", "‸", "‸"].map((mark, n) => `\n  - en: ${mark}Shop\n    de: L${n}`).join("");

const cases: readonly (Edit | readonly Edit[])[] = [
  ["de", "en"].map((language) => repeat(notes, `${language}:\\n(?: .*\\n)*? {2}features:`, "title: ")),
  replace("plugins/fatoora.yaml", /^ {2}- fatoora$/m, "$&\n  - ‸fatoora"),
  replace("navigation.yaml", /^ {2}- route: faq$/m, "$&\n  - route: ‸faq"),
  replace("releases/1.47.yaml", /^bugFixes:$/m, `$&${shops}`),
  onePartner(
    "phone: +254 20 555 0100, ‸+254 20-555-0100",
    "email: info@a.example, ‸Info@a.example, a@müller.example, ‸a@xn--mller-kva.example, ab@müller.example, a-b@müller.example",
  ),
];

describeRule("duplicate", [
  ...cases.map((edits): Row => [edits, "duplicate.value"]),
  // Once for a copied file.
  [[copy(kenya, copied), replace(copied, /^country: /m, "country: ‸")], "duplicate.country", { value: "KE" }],
  [
    [copy("plugins/price-lists.yaml", "plugins/prices.yaml"), replace("plugins/prices.yaml", /^name:/m, "‸name:")],
    "warning duplicate.plugin",
  ],
  // A row of a table, which has no name.
  [["de", "en"].map((language) => repeat(`${language}/pages/download.yaml`, "  rows:")), "duplicate.entry"],
  [
    write(kenya, "country: KE\npartners:\n  - name: Tills\n  - name: ‸TÍLLS\n"),
    "duplicate.value",
    { place: `${kenya}:3` },
  ],
  [
    // The plugin uses the copy: an unused picture would be a warning.
    [copy(logo, upperCase), replace("plugins/mrp.yaml", /^image: /m, "image: partners/Savanna.svg\n# ")],
    "duplicate.picture",
    { other: upperCase },
    logo,
  ],
  [[copy("releases/1.47.yaml", next), replace(next, "  en: Refund", "  en: ‸Refund")], "warning duplicate.value"],
  [setValue("plugins/price-lists.yaml", "order", "‸50"), "warning duplicate.order"],
  [replace(notes, /(?<=title: )Frequent .*$/m, "‸For an item or the order"), "warning duplicate.value"],
  [replace(help, /(?<=^backups:\n {2}path: ).*$/m, "‸/{lang}/devices/printers"), "warning duplicate.address"],
  [replace(site, "https://x.example/northtill", "‸https://facebook.example/northtill"), "warning duplicate.address"],
]);

const [downloads, mrp] = ["downloads.yaml", "plugins/mrp.yaml"];

/** The entry of an edition of a plugin, copied into another file. */
const liteOf = (file: string, mark = "", bytes = 2_236_416, path = "plugins/notes/latest/Notes.Lite.exe") => {
  const hash = "d5069c00cfe55baf9d6970355b4131ec8145b9370f5ad42c4acb01849e7c67cf";
  const lines = [`path: ${mark}${path}`, `bytes: ${bytes}`, `sha256: ${hash}`].map((line) => `    ${line}\n`);
  return replace(file, /^ {2}lite:\n(?: {4}.*\n)+/m, `  lite:\n${lines.join("")}`);
};

const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
describeRule("same-download", [
  [replace(downloads, /sha256: .*/, `sha256: ‸${nothing}`), "same-download.nothing"],
  [
    [
      replace(downloads, "releases/latest/Northtill.Lite.Setup", "releases/1.47/Northtill.Setup"),
      replace(downloads, "releases/latest/Northtill.Pro.Setup", "‸releases/{version}/Northtill.Setup"),
    ],
    "same-download.path",
    { place: "editions.lite", key: "bytes" },
  ],
  [[liteOf(notes, "‸"), liteOf(mrp, "", 2_236_417)], "same-download.path", { place: mrp, key: "version" }],
  [[liteOf(notes, "‸"), liteOf(mrp), setValue(mrp, "version", '"1.11"')], "warning same-download.copy", { place: mrp }],
  [
    [replace(notes, /sha256: (?=d5069)/, "sha256: ‸"), liteOf(mrp, "", 2_236_416, "plugins/mrp/latest/Mrp.Lite.exe")],
    "warning same-download.checksum",
    { place: mrp },
  ],
]);
