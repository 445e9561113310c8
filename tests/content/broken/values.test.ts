import { replace, write } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";
import { kenya, onePartner } from "./one-partner.ts";

const plugin = "facts/plugins/fatoora.yaml";
const site = "facts/site.yaml";
const release = "facts/releases/1.47.yaml";
const page = "en/pages/not-found.yaml";

// What each format refuses is in `formats.test.ts`: here is how it is told, and what is more than a format.
describeBroken("values", [
  {
    name: "a negative price",
    edits: [replace(plugin, /^price: .*$/m, "price: ‸-5")],
    found: ["out-of-range"],
    message: "This must be more than 0",
    hint: "Write a number above 0",
  },
  {
    name: "a price that is far too high",
    edits: [replace(plugin, /^price: .*$/m, "price: ‸8000000")],
    found: ["out-of-range"],
    message: "at most 100000",
    hint: "Write 100000 or less",
  },
  {
    name: "a title that search engines cut",
    edits: [replace(page, /^ {2}title: .*$/m, `  title: ‸"{brand} ${"x".repeat(80)}"`)],
    found: ["out-of-range"],
    message: "longer than 70 characters (it has 88)",
    hint: "Make it shorter",
  },
  {
    name: "an empty list",
    edits: [write(kenya, "country: KE\npartners: ‸[]\n")],
    found: ["out-of-range"],
    message: "At least one entry is needed here",
    hint: "Add entries",
  },
  {
    name: "an empty text that may be left out",
    edits: onePartner('address: ‸""'),
    found: ["blank"],
    message: "There is no text here",
    hint: "or delete the line",
  },
  {
    name: "a phone number without the country's number",
    edits: onePartner("phone: ‸020 555 0100"),
    found: ["phones"],
    message: "not an international phone number",
    hint: "+254 20 555 0100",
  },
  {
    name: "a Telegram name without @",
    edits: onePartner("telegram: ‸savanna"),
    found: ["telegram"],
    message: "This is not a Telegram name",
    hint: 'Begin with @, in quotes: "@company"',
  },
  {
    name: "an address of another kind than the example of its format",
    edits: [replace(site, /^ {2}account: .*$/m, "  account: ‸www.company.example")],
    found: ["url"],
    message: "This is not a web address that begins with https://",
    hint: "Write it like this: https://www.company.example/account",
  },
  {
    name: "a day in the order of another country",
    edits: [replace(release, /^date: .*$/m, "date: ‸05.08.2025")],
    found: ["date"],
    message: "not a day of the calendar",
    hint: "Write  2025-08-05",
  },
  {
    name: "a code in another case",
    edits: [replace(kenya, /^country: .*$/m, "country: ‸ke")],
    found: ["country"],
    message: "This is not a country code",
    hint: "Write  KE",
  },
  {
    name: "a code in letters that look alike",
    edits: [replace(kenya, /^country: .*$/m, "country: ‸КЕ")],
    found: ["country"],
    message: "This is not a country code",
    hint: "type it by hand: KE",
  },
  {
    name: "a value that is not among those allowed",
    edits: [replace(plugin, /^layout: .*$/m, "layout: ‸standart")],
    found: ["not-allowed"],
    message: '"standart" is not one of the allowed values',
    hint: 'Did you mean "standard"?',
  },
  {
    name: "an address without lines",
    edits: onePartner("address: ‸[]"),
    found: ["out-of-range"],
    message: "At least one entry is needed here",
    hint: "Add entries",
  },
  {
    name: "a value that is nothing",
    edits: [replace(plugin, /^layout: .*$/m, "‸layout:")],
    found: ["not-allowed"],
    message: "One of a few values is needed here",
    hint: "Write one of: notes, standard",
  },
  {
    name: "an id with capitals",
    edits: [replace("facts/help.yaml", /^getting-started:/m, "‸Getting Started:")],
    found: ["slug"],
    message: "This must be lower-case letters",
    hint: "Write it like this: price-lists",
  },
  {
    name: "analytics without an id",
    edits: [
      replace(site, /^ {2}provider: none$/m, "  provider: gtag"),
      replace(site, /^analytics:\n( *#.*\n)* {2}provider/m, "analytics:\n  ‸provider"),
    ],
    found: ["analytics-id"],
    message: "This analytics provider needs an id",
    hint: "G-XXXXXXX",
  },
  {
    name: "a misspelled country of a plugin that needs one",
    edits: [replace(plugin, /^country:/m, "‸cuontry:")],
    found: ["unknown-field"],
    message: 'Unknown field "cuontry"',
    hint: 'Did you mean "country"?',
  },
  {
    name: "authorized partners of no country",
    edits: [replace(plugin, /^country: .*\n/m, ""), replace(plugin, /^order/m, "‸order")],
    found: ["authorized-country"],
    message: "needs a country",
    hint: "Add a line  country: SA",
  },
  {
    name: "a release without items",
    edits: [write("en/releases/1.47.yaml", "‸summary: Less\n")],
    found: ["release-empty"],
    message: "This release has no items",
    hint: "Add at least one list",
  },
]);
