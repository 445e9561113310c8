/** Keys that are missing, misspelled or at another place. Each is one diagnostic, with nothing that follows from it. */

import { expect } from "vitest";
import { append, replace, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const faq = "en/pages/faq.yaml";
const page = "en/pages/not-found.yaml";
const plugin = "plugins/fatoora.yaml";
const site = "site.yaml";
const release = "releases/1.47.yaml";

/** What is missing, and the lines to be added. */
const missing = (edits: Row[0], names: readonly string[], lines: readonly string[]): Row => [
  edits,
  "missing-field",
  { names, lines },
];

describeRule("missing-field", [
  missing([replace(page, /^title: .*\n/m, ""), replace(page, /^seo:$/m, "‸seo:")], ["title"], ["title: …"]),
  missing(replace(page, /^seo:\n {2}title: .*\n/m, "‸seo:\n"), ["title"], ["title: …"]),
  missing(
    write("partners/kenya.yaml", "country: KE\npartners:\n  - ‸phone: +254 20 555 0100\n"),
    ["name"],
    ["name: …"],
  ),
  missing(replace(faq, /^ {2}hardware:$/m, "  ‸printers: {}\n  hardware:"), ["title", "text"], ["title: …", "text: …"]),
  missing(
    [replace(site, /^languages: .*\n/m, ""), replace(site, /^sample:/m, "‸sample:")],
    ["languages"],
    ["languages:", "  - fr"],
  ),
  [replace(site, /^emails:\n {2}sales/m, "  ‸sales"), "missing-field.above", { name: "emails", lines: ["emails:"] }],
  [
    replace("plugins/mrp.yaml", /^(de:\n(?: .*\n)*?) {2}notes:\n {4}- /m, "$1    - ‸"),
    "missing-field.above",
    { name: "notes" },
  ],
  [replace("en/ui.yaml", /^ {2}cancel: /m, "    ‸cancel: "), "missing-field.swallowed", { name: "cancel" }],
]);

// What is missing in one language is told at the entry, once, and is no difference between the languages as well.
describeRule("missing-field", [
  missing(
    replace("navigation.yaml", /^ {4}label:\n( {6}en: Help\n) {6}de: .*\n/m, "    ‸label:\n$1"),
    ["de"],
    ["de: …"],
  ),
  // The title has swallowed it.
  missing(replace(faq, /^( {2})(internet:\n.*\n) {4}text: \|-\n/m, "$1‸$2"), ["text"], ["text: …"]),
  missing(
    [replace("de/ui.yaml", /^ {2}menu: .*\n/m, ""), replace("de/ui.yaml", /^nav:/m, "‸nav:")],
    ["menu"],
    ["menu: …"],
  ),
  missing(replace(release, /^summary:\n( {2}en: .*\n) {2}de: .*\n/m, "‸summary:\n$1"), ["de"], ["de: …"]),
  missing(replace(release, /^newFeatures:\n( {2}- )(en: .*\n) {4}de: .*\n/m, "newFeatures:\n$1‸$2"), ["de"], ["de: …"]),
  missing(replace("help.yaml", /^ {2}title:\n {4}en: .*\n/m, "  ‸title:\n"), ["en"], ["en: …"]),
  [
    [replace(plugin, /^de:\n(?: .*\n)+/m, ""), replace(plugin, /^order:/m, "‸order:")],
    "missing-field",
    { names: ["de"] },
  ],
]);

const unknown = (edits: Row[0], name: string, similar?: string): Row => [
  edits,
  "unknown-field",
  similar === undefined ? { name } : { name, similar },
];

describeRule("unknown-field", [
  unknown(replace(plugin, /^name:\n/m, "$&  ‸fr: Fatoora\n"), "fr"),
  unknown(append(page, "‸constructor: x\n"), "constructor"),
  unknown(replace("de/ui.yaml", /^ {2}results_one: /m, "  ‸results_ones: "), "results_ones", "results_one"),
  unknown(replace(page, /^suggestions:/m, "‸sugestions:"), "sugestions", "suggestions"),
  unknown(onePartner("‸e-mail: a@b.example"), "e-mail", "email"),
  unknown(replace(plugin, /^price:/m, "‸Price:"), "Price", "price"),
  unknown(replace(plugin, /^country:/m, "‸cuontry:"), "cuontry", "country"),
  unknown(replace("navigation.yaml", /^ {2}- link: help/m, "  - ‸lnik: help"), "lnik", "link"),
  unknown(
    replace(plugin, /^(de:\n(?: .*\n)*?) {2}title: .*$/m, '$1  ‸title "Fatoora: Phase 2"'),
    'title "Fatoora',
    "title",
  ),
  [
    onePartner("‸colour: green"),
    "unknown-field",
    { name: "colour", allowed: expect.arrayContaining(["phone", "website"]) },
  ],
  [
    replace("en/pages/partners.yaml", /^ {2}link: /m, "‸link: "),
    "unknown-field.indentation",
    { name: "link", owner: "join" },
  ],
  // It reads as an article of its own.
  [
    replace("help.yaml", /^(backups:\n.*\n) {2}title:/m, "$1‸title:"),
    "unknown-field.indentation",
    { name: "title", owner: "backups" },
  ],
]);
