/** Keys that are missing, misspelled or at another place. Each is one diagnostic, with nothing that follows from it. */

import { append, replace, write } from "../content-copy.ts";
import { describeRule, onePartner } from "./describe-rule.ts";

const faq = "en/pages/faq.yaml";
const page = "en/pages/not-found.yaml";
const plugin = "plugins/fatoora.yaml";
const site = "site.yaml";

describeRule("missing-field", [
  [
    [replace(page, /^title: .*\n/m, ""), replace(page, /^seo:$/m, "‸seo:")],
    '"title" is missing',
    "Add a line  title: …",
  ],
  [replace(page, /^seo:\n {2}title: .*\n/m, "‸seo:\n"), '"title" is missing', "title: …"],
  [
    write("partners/kenya.yaml", "country: KE\npartners:\n  - ‸phone: +254 20 555 0100\n"),
    '"name" is missing',
    "name: …",
  ],
  [
    replace(faq, /^ {2}hardware:$/m, "  ‸printers: {}\n  hardware:"),
    '"title", "text" are missing',
    "Add lines\ntitle: …\ntext: …",
  ],
  [
    replace("navigation.yaml", /^ {4}label:\n( {6}en: Help\n) {6}de: .*\n/m, "    ‸label:\n$1"),
    '"de" is missing',
    "de: …",
  ],
  // The title has swallowed it.
  [replace(faq, /^( {2})(internet:\n.*\n) {4}text: \|-\n/m, "$1‸$2"), '"text" is missing', "text: …"],
  [replace(site, /^emails:\n {2}sales/m, "  ‸sales"), '"emails" is missing above this line', "Add a line  emails:"],
  [
    replace("plugins/mrp.yaml", /^(de:\n(?: .*\n)*?) {2}notes:\n {4}- /m, "$1    - ‸"),
    '"notes" is missing above this line',
    "Add a line  notes:",
  ],
  [
    replace("en/ui.yaml", /^ {2}cancel: /m, "    ‸cancel: "),
    '"cancel" is read as part of the text above',
    "Compare its indentation",
  ],
  [
    [replace(site, /^languages: .*\n/m, ""), replace(site, /^sample:/m, "‸sample:")],
    '"languages" is missing',
    "Add lines such as\nlanguages:\n  - fr",
  ],
  // That is no difference between the languages as well.
  [
    [replace("de/ui.yaml", /^ {2}menu: .*\n/m, ""), replace("de/ui.yaml", /^nav:/m, "‸nav:")],
    '"menu" is missing',
    "menu: …",
  ],
]);

// What is missing in one language is told at the entry, once.
describeRule("missing-field", [
  [
    replace("releases/1.47.yaml", /^summary:\n( {2}en: .*\n) {2}de: .*\n/m, "‸summary:\n$1"),
    '"de" is missing',
    "de: …",
  ],
  [
    replace("releases/1.47.yaml", /^newFeatures:\n( {2}- )(en: .*\n) {4}de: .*\n/m, "newFeatures:\n$1‸$2"),
    '"de" is missing',
    "de: …",
  ],
  [replace("help.yaml", /^ {2}title:\n {4}en: .*\n/m, "  ‸title:\n"), '"en" is missing', "en: …"],
  [[replace(plugin, /^de:\n(?: .*\n)+/m, ""), replace(plugin, /^order:/m, "‸order:")], '"de" is missing', "de:"],
]);

describeRule("unknown-field", [
  [replace(plugin, /^name:\n/m, "$&  ‸fr: Fatoora\n"), 'Unknown field "fr"', "Delete it"],
  [append(page, "‸colour: green\n"), 'Unknown field "colour"', "Delete it"],
  [append(page, "‸constructor: x\n"), 'Unknown field "constructor"', "Delete it"],
  [replace("de/ui.yaml", /^ {2}menu: /m, "  ‸hamburger: Menü\n  menu: "), "hamburger", "Delete it"],
  [replace("de/ui.yaml", /^ {2}results_one: /m, "  ‸results_ones: "), "results_ones", 'Did you mean "results_one"?'],
  [replace(page, /^suggestions:/m, "‸sugestions:"), "sugestions", 'Did you mean "suggestions"?'],
  [onePartner("‸e-mail: a@b.example"), "e-mail", 'Did you mean "email"?'],
  [replace(plugin, /^price:/m, "‸Price:"), "Price", 'Did you mean "price"?'],
  [replace(plugin, /^country:/m, "‸cuontry:"), "cuontry", 'Did you mean "country"?'],
  [replace("navigation.yaml", /^ {2}- link: help/m, "  - ‸lnik: help"), "lnik", 'Did you mean "link"?'],
  [
    replace("plugins/fatoora.yaml", /^(de:\n(?: .*\n)*?) {2}title: .*$/m, '$1  ‸title "Fatoora: Phase 2"'),
    "Unknown field",
    'Did you mean "title"?',
  ],
  [replace("en/pages/partners.yaml", /^ {2}link: /m, "‸link: "), 'Unknown field "link"', '"join" lacks it'],
  // It reads as an article of its own.
  [replace("help.yaml", /^(backups:\n.*\n) {2}title:/m, "$1‸title:"), 'Unknown field "title"', '"backups" lacks it'],
]);
