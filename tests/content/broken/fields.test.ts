import { append, replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";
import { kenya, onePartner } from "./one-partner.ts";

const plugin = "facts/plugins/fatoora.yaml";
const site = "facts/site.yaml";
const page = "en/pages/not-found.yaml";

describeBroken("fields", [
  {
    name: "what stands under a misspelled field is not judged as well",
    edits: [replace("facts/help.yaml", /^ {2}path: /m, "  ‸ptah: ")],
    found: ["unknown-field"],
    message: 'Unknown field "ptah"',
    hint: 'Did you mean "path"?',
  },
  {
    name: "a misspelled field with HTML",
    edits: [replace("en/pages/faq.yaml", /^ {4}html: /m, "    ‸htlm: ")],
    found: ["unknown-field"],
    message: 'Unknown field "htlm"',
    hint: 'Did you mean "html"?',
  },
  {
    name: "a missing field",
    edits: [replace(page, /^title: .*\n/m, ""), replace(page, /^seo:$/m, "‸seo:")],
    found: ["missing-field"],
    message: '"title" is missing',
    hint: "Add a line  title: …",
  },
  {
    name: "a missing field of an entry",
    edits: [replace(page, /^seo:\n {2}title: .*\n/m, "‸seo:\n")],
    found: ["missing-field"],
    message: '"title" is missing',
    hint: "title: …",
  },
  {
    name: "a missing field of an entry of a list",
    edits: [write(kenya, "country: KE\npartners:\n  - ‸phone: +254 20 555 0100\n")],
    found: ["missing-field"],
    message: '"name" is missing',
    hint: "name: …",
  },
  {
    name: "several missing fields of an entry of a list, as in a line that was copied",
    edits: [replace("en/pages/faq.yaml", /^ {2}- id: hardware$/m, "  - ‸id: hardware\n  - id: hardware")],
    found: ["missing-field"],
    message: '"title", "html" are missing',
    hint: "Add lines  title: …  html: …",
  },
  {
    name: "a missing field with a fixed set of values",
    edits: [replace(plugin, /^layout: .*\n/m, ""), replace(plugin, /^order/m, "‸order")],
    found: ["missing-field"],
    message: '"layout" is missing',
    hint: "layout: …",
  },
  {
    name: "a missing field that may be text or true",
    edits: [replace("facts/editions.yaml", /^( {2}- )(id: .*\n {4}group: .*)\n {4}lite: .*\n/m, "$1‸$2\n")],
    found: ["missing-field"],
    message: '"lite" is missing',
    hint: "lite: …",
  },
  {
    name: "an unknown field",
    edits: [append(page, "‸colour: green\n")],
    found: ["unknown-field"],
    message: 'Unknown field "colour"',
    hint: "Delete it",
  },
  {
    name: "a misspelled field is one problem, not an unknown and a missing one",
    edits: [replace(page, /^suggestions:/m, "‸sugestions:")],
    found: ["unknown-field"],
    message: 'Unknown field "sugestions"',
    hint: 'Did you mean "suggestions"?',
  },
  {
    name: "a misspelled field that may be left out",
    edits: onePartner("‸e-mail: info@savanna.example"),
    found: ["unknown-field"],
    message: 'Unknown field "e-mail"',
    hint: 'Did you mean "email"?',
  },
  {
    name: "a field with a capital",
    edits: [replace(plugin, /^price:/m, "‸Price:")],
    found: ["unknown-field"],
    message: 'Unknown field "Price"',
    hint: 'Did you mean "price"?',
  },
  {
    name: "a misspelled field of one of several kinds of entries",
    edits: [replace("facts/navigation.yaml", /^ {2}- link: help/m, "  - ‸lnik: help")],
    found: ["unknown-field"],
    message: 'Unknown field "lnik"',
    hint: 'Did you mean "link"?',
  },
]);

describeBroken("fields of an entry whose own line is missing", [
  {
    name: "an entry that is needed",
    edits: [replace(site, /^emails:\n {2}sales/m, "  ‸sales")],
    found: ["missing-field"],
    message: '"emails" is missing above "sales"',
    hint: "Add a line  emails:  above",
  },
  {
    name: "an entry that may be left out",
    edits: [replace(site, /^countryBanner:\n {2}country/m, "  ‸country")],
    found: ["missing-field"],
    message: '"countryBanner" is missing above "country"',
    hint: "Add a line  countryBanner:  above",
  },
]);

describeBroken("lines that were swallowed by the entry above", [
  {
    name: "HTML without its key, behind a title",
    edits: [replace("en/pages/faq.yaml", /^( {2}- )(id: hardware\n.*\n) {4}html: >-\n/m, "$1‸$2")],
    found: ["missing-field"],
    message: '"html" is missing',
    hint: "html: …",
  },
  {
    name: "a key without its colon, in front of a quoted text with one",
    edits: [replace("de/plugins/fatoora.yaml", /^title: .*$/m, '‸title "Fatoora: Phase 2"')],
    found: ["unknown-field"],
    message: "Unknown field",
    hint: 'Did you mean "title"?',
  },
]);
