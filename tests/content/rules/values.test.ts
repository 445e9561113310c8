/** Values that their field does not take: what is told, and what to write. What each format refuses is in `formats.test.ts`. */

import { type Edit, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";
import { onePartner } from "./one-partner.ts";

const plugin = "facts/plugins/fatoora.yaml";
const downloads = "facts/downloads.yaml";
const editions = "facts/editions.yaml";
const kenya = "facts/partners/kenya.yaml";
const release = "facts/releases/1.47.yaml";
const site = "facts/site.yaml";
const statistics = "facts/statistics.yaml";
const page = "en/pages/not-found.yaml";

/** The value of the first key of this name in a file, with what is told of it. */
type Row = readonly [file: string, key: string, written: string, message: string, hint: string];

/** @param written Marked at its beginning, unless a mark is within it. */
function value(file: string, key: string, written: string): Edit {
  const marked = written.includes("‸") ? written : `‸${written}`;
  return replace(file, new RegExp(`^(\\s*(?:- )?${key}:) .*$`, "m"), `$1 ${marked.replaceAll("$", "$$$$")}`);
}

function describeValues(id: string, rows: readonly Row[]): void {
  describeRule(
    id,
    rows.map(([file, key, written, message, hint]) => {
      return { name: `${key}: ${written}`, edits: [value(file, key, written)], message, hint };
    }),
  );
}

const oneLine = (id: string, line: string, message: string, hint: string) =>
  describeRule(id, [{ name: line, edits: onePartner(line), message, hint }]);

describeValues("wrong-type", [
  [plugin, "price", '"5"', "Expected a number, found text", "Take the quotes away: 5"],
  [plugin, "price", "$5", "Expected a number, found text", "Write digits only"],
  [plugin, "price", "4,50", "Expected a number", "Write  4.50"],
  [plugin, "price", ".inf", "Expected a number", "digits only"],
  [plugin, "monthlySubscriptionAvailable", "yes", "Expected true or false, found text", "Write true or false"],
  [downloads, "bytes", "48217336.5", "Expected a whole number, found 48217336.5", "Write digits only"],
  [editions, "annualMonths", '"10"', "Expected a whole number, found text", "Take the quotes away: 10"],
  [editions, "trialDays", "3O", "Expected a whole number", "Write digits only, without quotes"],
  [editions, "currency", "[USD]", "Expected text, found a list", "Write one text in place of the list"],
  [statistics, "downloads", "1.000.000", "Expected a whole number", "Write digits only, without quotes"],
  [release, "version", "1.40", "Expected text, found a number", 'Put it into quotes: "1.40"'],
  [kenya, "phone", "254575550416", "Expected text, found a number", "Write it like this: +254 20 555 0100"],
  // A zero in front is kept.
  [site, "postalCode", "01067", "Expected text, found a number", 'Put it into quotes: "01067"'],
  [site, "sample", ".nan", "found a number", "Write true or false"],
  [site, "languages", "en, de", "Expected a list, found text", "Write a list"],
  // A fact that a text in one language lacks is no difference as well.
  ["de/pages/not-found.yaml", "title", "404", "Expected text, found a number", 'Put it into quotes: "404"'],
  [page, "title", "true", "Expected text, found true or false", 'Put it into quotes: "true"'],
  [page, "text", "{brand}", "makes this an entry with keys, not a text", 'Put it into quotes: "{brand}"'],
]);
oneLine("wrong-type", 'premium: ‸"true"', "Expected true or false, found text", "Take the quotes away: true");
oneLine("wrong-type", "phone: ‸+254205550100", "Expected text, found a number", '"+254205550100"');
oneLine("wrong-type", "address: ‸12", "Expected text or a list, found a number", '"12"');

describeRule("wrong-type", [
  {
    name: "nothing",
    edits: [replace(page, /^title: .*$/m, "‸title:")],
    message: "Expected text, found nothing",
    hint: "Write the text behind the colon",
  },
  {
    name: "a comment where a text was meant",
    edits: [replace(page, /^text: .*$/m, "‸text: #1 in the list")],
    message: "Expected text, found nothing",
    hint: "a text that begins with # goes into quotes",
  },
  {
    name: "an entry of a list that is nothing",
    edits: [replace("en/releases/1.46.yaml", /^ {2}- .*$/m, "  - ‸")],
    message: "Expected text, found nothing",
    hint: "Write the text",
  },
  {
    name: "a colon in an entry of a list",
    edits: [
      write(
        "en/releases/1.47.yaml",
        "summary: Less\nnewFeatures: [a, b]\nimprovements:\n  - ‸Lists: one\n  - b\n  - c\nbugFixes: [a, b, c]\n",
      ),
    ],
    message: "A colon or { } makes this an entry with keys, not a text",
    hint: 'Put it into quotes: "Lists: one"',
  },
  {
    name: "a text for an entry",
    edits: [replace("facts/help.yaml", /^ {2}path: (.*)$/m, "  ‸path $1")],
    message: "Expected an entry with keys, found text",
    hint: "each with a colon",
  },
  {
    name: "a list for a text",
    edits: [replace(page, /^title: .*$/m, "title:\n  ‸- Oops")],
    message: "Expected text, found a list",
    hint: "Write one text in place of the list",
  },
  {
    name: "a list for an entry",
    edits: [replace(page, /^suggestions:\n.*$/m, "suggestions:\n  ‸- title")],
    message: "Expected an entry with keys, found a list",
    hint: "Write its keys below it",
  },
  {
    name: "a list for a file",
    edits: [write(release, '# Facts\n‸- version: "1.47"\n')],
    message: "Expected an entry with keys, found a list",
    hint: "keys",
  },
  {
    name: "a text for a file",
    edits: [write(release, "‸1.47 was released\n")],
    message: "Expected an entry with keys, found text",
    hint: "keys",
  },
]);

describeValues("number-form", [
  [plugin, "price", "08", "08 is read as 8", "Write digits only, without a zero"],
  [plugin, "price", "0x10", "0x10 is read as 16", "digits only"],
  [plugin, "price", "1e2", "1e2 is read as 100", "digits only"],
  [plugin, "price", "+5", "+5 is read as 5", "digits only"],
  [plugin, "price", ".5", ".5 is read as 0.5", "digits only"],
  [statistics, "downloads", "1.000", "1.000 is read as 1", "For thousands write 1000"],
]);

describeValues("out-of-range", [
  [plugin, "price", "-5", "This must be more than 0", "Write a number that is more than 0"],
  [plugin, "price", "8000000", "at most 100000", "that is at most 100000"],
  [plugin, "price", "9.999", "more than two digits behind the dot", "9.50"],
  [statistics, "countries", "1400", "at most 250", "that is at most 250"],
  [site, "languages", "[]", "At least one entry is needed here", "Write a list"],
]);
oneLine("out-of-range", "address: ‸[]", "At least one entry is needed here", "Write a list");

describeRule("out-of-range", [
  {
    name: "a title that search engines cut",
    edits: [replace(page, /^ {2}title: .*$/m, `  title: ‸"{brand} ${"x".repeat(80)}"`)],
    message: "longer than 70 characters (it has 88)",
    hint: "Make it shorter by 18 characters",
  },
  {
    name: "a shortest life of cookies above the longest",
    edits: [
      replace("facts/legal.yaml", /^cookieMinDays: .*$/m, "cookieMinDays: ‸40"),
      replace("facts/legal.yaml", /^cookieMaxMonths: .*$/m, "cookieMaxMonths: 1"),
    ],
    message: "This must be at most 31",
    hint: "that is at most 31",
  },
]);

describeValues("not-allowed", [
  [plugin, "layout", "standart", '"standart" is not one of the allowed values', 'Did you mean "standard"?'],
  [plugin, "layout", "[]", "One of a few values is needed here", "Write one of: notes, standard"],
  [site, "provider", "google", '"google" is not', "Write one of: none, gtag"],
  ["facts/navigation.yaml", "route", "release-notes", "is not", 'Did you mean "releaseNotes"?'],
]);

// What is sure is written out; otherwise what is allowed is shown, with an example.
describeValues("date", [
  [release, "date", "05.08.2025", "This is not a day of the calendar", "Write  2025-08-05"],
  [release, "date", "5. August 2025", "not a day", "Write year-month-day: 2025-08-05"],
  [release, "date", "20250805", "not a day", "Write year-month-day: 2025-08-05"],
  [release, "date", "2025–08–05", "not a day", "type it by hand: 2025-08-05"],
]);
describeValues("country", [
  [kenya, "country", "ke", "This is not a country code", "Write  KE"],
  [kenya, "country", "КЕ", "This is not a country code", "type it by hand: KE"],
]);
describeValues("currency", [
  [editions, "currency", "usd", "not a currency code", "Write  USD"],
  [editions, "currency", "euro", "not a currency code", "Write three capital letters (ISO 4217): USD, EUR"],
]);
describeValues("language", [
  [site, "languages", "[en, ‸DE]", "not a language code", "Write  de"],
  [site, "languages", "[en, ‸Deutsch]", "not a language code", "two lower-case letters: en, de"],
]);
describeValues("slug", [[site, "plugin", "/plugins/fatoora", "lower-case letters", "Write it like this: price-lists"]]);
describeValues("email", [
  [site, "sales", "mailto:sales@northtill.example", "not an e-mail address", "like this: info@company.example"],
]);
describeValues("path", [[site, "path", "lang/support", "This is not a path", "Write it like this: /{lang}/support"]]);
describeValues("phone", [[kenya, "phone", "057 555 0416", "not an international phone number", "Begin with +"]]);
// The example is that of the field, not of its format.
describeValues("url", [
  [site, "account", "www.company.example", "begins with https://", "https://www.company.example/account"],
]);
oneLine("url", "website: ‸https://savаnna.example", "not a web address", "type it by hand: https://savanna.example");
oneLine("url", "website: ‸https://ｓavanna.example", "not a web address", "type it by hand: https://savanna.example");
oneLine("telegram", "telegram: ‸savanna", "This is not a Telegram name", 'Begin with @, in quotes: "@company"');

describeValues("blank", [["de/pages/not-found.yaml", "title", '" "', "There is no text here", "Write the text"]]);
oneLine("blank", 'address: ‸""', "There is no text here", "or delete the line");
describeValues(
  "blank",
  ['"\\u200B"', '"\u00AD"', '"\u2800"', '"\u00A0"', '"\\t"', "|"].map(
    (text): Row => [page, "home", text, "There is no text here", "Write the text"],
  ),
);

describeValues("invisible-character", [
  [
    page,
    "home",
    '"Zur \\u202EStartseite"',
    "There is an invisible or unreadable character here (U+202E)",
    "Delete the escape for it",
  ],
]);

describeRule("slug", [
  {
    name: "a key with capitals",
    edits: [replace("facts/help.yaml", /^getting-started:/m, "‸Getting Started:")],
    message: "This must be lower-case letters",
    hint: "Write it like this: price-lists",
  },
]);
describeRule("image-kind", [
  {
    name: "a drawing for a photo",
    // A picture that nothing names any more would give a warning.
    edits: [
      value("facts/pictures.yaml", "social", "site/logo.svg"),
      replace("facts/plugins/mrp.yaml", /^image: /m, "image: site/social.png\n# "),
    ],
    message: "A picture of another kind belongs here",
    hint: "with another ending: site/social.png",
  },
]);
describeRule("analytics-id", [
  {
    name: "none",
    edits: [
      replace(site, /^ {2}provider: none$/m, "  provider: gtag"),
      replace(site, /^analytics:\n( *#.*\n)* {2}provider/m, "analytics:\n  ‸provider"),
    ],
    message: "This analytics provider needs an id",
    hint: "G-XXXXXXX",
  },
]);
describeRule("authorized-country", [
  {
    name: "none",
    edits: [replace(plugin, /^country: .*\n/m, ""), replace(plugin, /^order/m, "‸order")],
    message: "needs a country",
    hint: "Add a line  country: SA",
  },
]);
describeRule("release-empty", [
  {
    name: "only a summary",
    edits: [write("en/releases/1.47.yaml", "‸summary: Less\n")],
    message: "This release has no items",
    hint: "Add at least one list",
  },
]);
