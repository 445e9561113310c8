/** Keys that are missing, misspelled or at another place. Each is one diagnostic, with nothing that follows from it. */
import { expect } from "vitest";
import { append, replace } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [faq, page, ui] = ["en/pages/faq.yaml", "en/pages/not-found.yaml", "de/ui.yaml"];
const home = "en/pages/home.yaml";
const [plugin, mrp, site] = ["plugins/fatoora.yaml", "plugins/mrp.yaml", "site.yaml"];

const missing = (edits: Row[0], names: readonly string[], lines = names.map((name) => `${name}: …`)): Row => {
  return [edits, "missing-field", { names, lines }];
};

const withoutGerman = [replace(plugin, /^de:\n(?: .*\n)+/m, ""), replace(plugin, /^order:/m, "‸order:")];

describeRule("missing-field", [
  [withoutGerman, "missing-field", { names: ["de"] }],
  missing([replace(page, /^title: .*\n/m, ""), replace(page, /^seo:$/m, "‸seo:")], ["title"]),
  missing(replace(faq, /^ {2}hardware:$/m, "  ‸printers: {}\n  hardware:"), ["title", "text"]),
  missing(
    [replace(site, /^languages: .*\n/m, ""), replace(site, /^sample:/m, "‸sample:")],
    ["languages"],
    ["languages:", "  - fr"],
  ),
  [replace(site, /^emails:\n {2}sales/m, "  ‸sales"), "missing-field.above", { name: "emails", lines: ["emails:"] }],
  [replace(mrp, /^(de:\n(?: .*\n)*?) {2}notes:\n {4}- /m, "$1    - ‸"), "missing-field.above", { name: "notes" }],
  [replace("en/ui.yaml", /^ {2}cancel: /m, "    ‸cancel: "), "missing-field.swallowed", { name: "cancel" }],
  missing(replace(faq, /^( {2})(internet:\n.*\n) {4}text: \|-\n/m, "$1‸$2"), ["text"]),
  // However much of a block is missing, its key says which one it is.
  missing(replace(home, /^ {2}- (start:\n)(?: {4}.*\n)+(?= {6}secondary)/m, "  - ‸$1"), ["title", "text", "button"]),
  missing([replace(ui, /^ {2}menu: .*\n/m, ""), replace(ui, /^nav:/m, "‸nav:")], ["menu"]),
  missing(replace("releases/1.47.yaml", /^(newFeatures:\n {2}- )(en: .*\n) {4}de: .*\n/m, "$1‸$2"), ["de"]),
]);

const unknown = (edits: Row[0], name: string, similar?: string): Row => {
  return [edits, "unknown-field", similar === undefined ? { name } : { name, similar }];
};
const indented = (file: string, pattern: RegExp, text: string, name: string, owner: string): Row => {
  return [replace(file, pattern, text), "unknown-field.indentation", { name, owner }];
};

describeRule("unknown-field", [
  [
    replace("releases/1.47.yaml", /^(newFeatures:\n.*\n) {4}de: /m, "$1  - ‸de: "),
    "unknown-field.hyphen",
    { name: "de" },
  ],
  unknown(replace(plugin, /^name:\n/m, "$&  ‸fr: Fatoora\n"), "fr"),
  unknown(append(page, "‸constructor: x\n"), "constructor"),
  unknown(replace(plugin, /^price:/m, "‸Price:"), "Price", "price"),
  unknown(onePartner("‸telefon: +254 20 555 0100"), "telefon", "phone"),
  unknown(onePartner("‸Phone number: +254 20 555 0100"), "Phone number", "phone"),
  unknown(replace("en/ui.yaml", /results_other:/, "‸results_many:"), "results_many", "results_other"),
  unknown(replace("releases/1.47.yaml", /^ {2}de: /m, "  ‸d: "), "d", "de"),
  unknown(replace("navigation.yaml", /^ {2}- link: help/m, "  - ‸lnik: help"), "lnik", "link"),
  unknown(
    replace(plugin, /^(de:\n(?: .*\n)*?) {2}title: .*$/m, '$1  ‸title "Fatoora: Phase 2"'),
    'title "Fatoora',
    "title",
  ),
  [
    replace(home, /^ {2}- reasons:/m, "  - ‸gallery:"),
    "unknown-field",
    { allowed: ["reasons", "pictures", "offer", "start", "figures", "platform"] },
  ],
  unknown(replace(home, /^ {2}- reasons:/m, "  - ‸reason:"), "reason", "reasons"),
  [onePartner("‸colour: green"), "unknown-field", { allowed: expect.arrayContaining(["phone", "website"]) }],
  indented("en/pages/partners.yaml", /^ {2}link: /m, "‸link: ", "link", "join"),
  indented("releases/1.47.yaml", /^summary:\n {2}(en: .*\n) {2}(?=de: )/m, "summary:\n‸$1", "en", "summary"),
  [
    replace(plugin, /^help:\n( .*\n)( .*\n)(?= )/m, "  ‸help:\n  $1  $2  "),
    "unknown-field.too-deep",
    { name: "help", owner: "downloads" },
  ],
  [
    replace("help.yaml", /^printers:\n( .*\n)( .*\n)( .*\n)(?= )/m, "  ‸printers:\n  $1  $2  $3  "),
    "unknown-field.too-deep",
    { name: "printers" },
  ],
  // It reads as an article of its own.
  indented("help.yaml", /^(backups:\n.*\n) {2}title:/m, "$1‸title:", "title", "backups"),
]);
