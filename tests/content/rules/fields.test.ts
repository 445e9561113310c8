/** Keys that are missing, misspelled or at another place. Each is one diagnostic, with nothing that follows from it. */

import { append, replace, write } from "../content-copy.ts";
import { describeRule, onePartner } from "./describe-rule.ts";

const faq = "en/pages/faq.yaml";
const help = "facts/help.yaml";
const page = "en/pages/not-found.yaml";
const plugin = "facts/plugins/fatoora.yaml";
const site = "facts/site.yaml";

describeRule("missing-field", [
  [
    "a field of the file",
    [replace(page, /^title: .*\n/m, ""), replace(page, /^seo:$/m, "‸seo:")],
    '"title" is missing',
    "Add a line  title: …",
  ],
  ["a field of an entry", replace(page, /^seo:\n {2}title: .*\n/m, "‸seo:\n"), '"title" is missing', "title: …"],
  [
    "a field of an entry of a list",
    write("facts/partners/kenya.yaml", "country: KE\npartners:\n  - ‸phone: +254 20 555 0100\n"),
    '"name" is missing',
    "name: …",
  ],
  [
    "several of a line that was copied",
    replace(faq, /^ {2}- id: hardware$/m, "  - ‸id: hardware\n  - id: hardware"),
    '"title", "html" are missing',
    "Add lines  title: …  html: …",
  ],
  [
    "the key of HTML, behind a title that swallowed it",
    replace(faq, /^( {2}- )(id: hardware\n.*\n) {4}html: >-\n/m, "$1‸$2"),
    '"html" is missing',
    "html: …",
  ],
  [
    "the line of an entry",
    replace(site, /^emails:\n {2}sales/m, "  ‸sales"),
    '"emails" is missing above this line',
    "Add a line  emails:  above",
  ],
  [
    "the line of a list, whose entries are now in the one above",
    replace("de/plugins/mrp.yaml", /^notes:\n {2}- /m, "  - ‸"),
    '"notes" is missing above this line',
    'Add a line  notes:  above, indented like "features"',
  ],
  [
    "the name of an entry",
    replace("facts/downloads.yaml", /^updates:\n {2}pro:\n {4}/m, "updates:\n    ‸"),
    "The name of this entry is missing",
    "Write it above",
  ],
  [
    "a key that became part of the text above",
    replace("en/ui.yaml", /^ {2}cancel: /m, "    ‸cancel: "),
    '"cancel" is read as part of the text above',
    "Take away 2 spaces",
  ],
  [
    "the list of languages",
    [replace(site, /^languages: .*\n/m, ""), replace(site, /^sample:/m, "‸sample:")],
    '"languages" is missing',
    "Add lines such as  languages:    - en",
  ],
  [
    "a text in one language, which is no difference as well",
    [replace("de/ui.yaml", /^ {2}menu: .*\n/m, ""), replace("de/ui.yaml", /^nav:/m, "‸nav:")],
    '"menu" is missing',
    "menu: …",
  ],
]);

describeRule("unknown-field", [
  ["one like no other", append(page, "‸colour: green\n"), 'Unknown field "colour"', "Delete it"],
  ["a name of JavaScript", append(page, "‸constructor: x\n"), 'Unknown field "constructor"', "Delete it"],
  [
    "one in one language",
    replace("de/ui.yaml", /^ {2}menu: /m, "  ‸hamburger: Menü\n  menu: "),
    "hamburger",
    "Delete it",
  ],
  [
    "a misspelled plural form",
    replace("de/ui.yaml", /^ {2}results_one: /m, "  ‸results_ones: "),
    "results_ones",
    'Did you mean "results_one"?',
  ],
  ["a misspelled one", replace(page, /^suggestions:/m, "‸sugestions:"), "sugestions", 'Did you mean "suggestions"?'],
  ["one that may be left out", onePartner("‸e-mail: a@b.example"), "e-mail", "Write  email: a@b.example"],
  ["a capital", replace(plugin, /^price:/m, "‸Price:"), "Price", 'Did you mean "price"?'],
  ["one that another one needs", replace(plugin, /^country:/m, "‸cuontry:"), "cuontry", 'Did you mean "country"?'],
  [
    "one of several kinds of entry",
    replace("facts/navigation.yaml", /^ {2}- link: help/m, "  - ‸lnik: help"),
    "lnik",
    'Did you mean "link"?',
  ],
  [
    "a key without its colon, in front of a quoted text with one",
    replace("de/plugins/fatoora.yaml", /^title: .*$/m, '‸title "Fatoora: Phase 2"'),
    "Unknown field",
    'Did you mean "title"?',
  ],
  [
    "the last key of an entry, beside it",
    replace("en/pages/partners.yaml", /^ {2}link: /m, "‸link: "),
    '"link" is beside "join" and belongs into it',
    "Add 2 spaces in front of the line",
  ],
  [
    "the only key of an entry, where any key may be",
    replace(help, /^ {2}(path: \/\{lang\}\/backups)$/m, "‸$1"),
    '"path" is beside "backups" and belongs into it',
    "Add 2 spaces",
  ],
]);
