/** Values that their field does not take: what is told, and what to write. What each format refuses is in `formats.test.ts`. */

import type { Severity } from "../../../scripts/content/core/diagnostic.ts";
import { type Edit, replace, write } from "../content-copy.ts";
import { describeRule } from "./describe-rule.ts";

const plugin = "plugins/fatoora.yaml";
const downloads = "downloads.yaml";
const editions = "editions.yaml";
const kenya = "partners/kenya.yaml";
const release = "releases/1.47.yaml";
const site = "site.yaml";
const statistics = "statistics.yaml";
const page = "en/pages/not-found.yaml";

/** The value of the first key of this name in a file, with what is told of it. */
type ValueRow = readonly [file: string, key: string, written: string, message: string, hint: string];

/** @param written Marked at its beginning, unless a mark is within it. */
function value(file: string, key: string, written: string): Edit {
  const marked = written.includes("‸") ? written : `‸${written}`;
  return replace(file, new RegExp(`^(\\s*(?:- )?${key}:) .*$`, "m"), `$1 ${marked.replaceAll("$", "$$$$")}`);
}

function describeValues(id: string, rows: readonly ValueRow[], severity?: Severity): void {
  describeRule(
    id,
    rows.map(([file, key, written, ...told]) => [value(file, key, written), ...told]),
    severity,
  );
}

describeValues("wrong-type", [
  [plugin, "price", "free", "Expected a number, found free", "with a dot for decimals"],
  // People read these otherwise than a program, or not all in the same way.
  [plugin, "price", "08", "Expected a number, found 08", "Write digits only"],
  [plugin, "price", "1e2", "found 1e2", "Write digits only"],
  [statistics, "downloads", "1.000", "Expected a whole number, found 1.000", "Write digits only"],
  [statistics, "downloads", "1.000.000", "Expected a whole number", "Write digits only"],
  [downloads, "bytes", "48217336.5", "Expected a whole number, found 48217336.5", "Write digits only"],
  [plugin, "monthlySubscriptionAvailable", "yes", "Expected true or false, found text", "Write true or false"],
  [site, "languages", "en, de", "Expected a list, found text", "Write a list"],
  [page, "text", "{brand}", "makes this an entry with keys, not a text", "Write the text itself"],
]);

const nothing = "Expected text, found nothing";
const noList = "Expected an entry with keys, found a list";

describeRule("wrong-type", [
  [replace(page, /^title: .*$/m, "‸title:"), nothing, "Write the text"],
  [replace(page, /^text: .*$/m, "‸text: #1 in the list"), nothing, "Write the text"],
  [replace("releases/1.46.yaml", /^ {2}- en: .*$/m, "  - ‸en: "), nothing, "Write the text"],
  [
    replace("releases/1.46.yaml", /^ {2}- en: .*$/m, "  - en:\n      ‸Lists: one"),
    "A colon or { } makes this an entry with keys, not a text",
    "Write the text itself",
  ],
  [
    replace("help.yaml", /^ {2}path: (.*)\n {2}title:\n(?: {4}.*\n)+/m, "  ‸path $1\n"),
    "Expected an entry with keys, found text",
    "each with a colon",
  ],
  [replace(page, /^title: .*$/m, "title:\n  ‸- Oops"), "Expected text, found a list", "Write it like this"],
  [replace(page, /^suggestions:\n.*$/m, "suggestions:\n  ‸- title"), noList, "its keys below it"],
  [write(release, "# A release\n‸- date: 2025-08-05\n"), noList, "keys"],
]);

describeValues("out-of-range", [
  [plugin, "price", "-5", "This must be more than 0", "Write a number that is more than 0"],
  [plugin, "price", "8000000", "at most 100000", "that is at most 100000"],
  [plugin, "price", "9.9999", "More than two digits", "Write at most two"],
  [site, "languages", "[]", "At least one entry is needed here", "Write a list"],
]);

describeRule("out-of-range", [
  [
    replace(page, /^ {2}title: .*$/m, `  title: ‸"{brand} ${"x".repeat(80)}"`),
    "longer than 70 characters (it has 88)",
    "Make it shorter by 18 characters",
  ],
  [
    [
      replace("legal.yaml", /^cookieMinDays: .*$/m, "cookieMinDays: ‸40"),
      replace("legal.yaml", /^cookieMaxMonths: .*$/m, "cookieMaxMonths: 1"),
    ],
    "This must be at most 31",
    "that is at most 31",
  ],
]);

describeValues("not-allowed", [
  [plugin, "layout", "standart", '"standart" is not one of the allowed values', 'Did you mean "standard"?'],
  [plugin, "layout", "[]", "One of a few values is needed here", "Write one of: standard, notes"],
  [site, "provider", "google", '"google" is not', "Write one of: none, gtag"],
]);

// What is sure is written out; otherwise what is allowed is shown, with an example, that of the field if it has one.
describeValues("date", [
  [release, "date", "5. Quartal 2025", "no such day", "Write year-month-day, and a day that the month has: 2031-03-27"],
  [release, "date", "2025–08–05", "no such day", "Write year-month-day"],
]);
describeValues("country", [[kenya, "country", "КЕ", "This is not a country code", "two capital letters"]]);
describeValues("currency", [
  [editions, "currency", "euros", "not a currency code", "Write three capital letters (ISO 4217): EUR"],
]);
describeValues("slug", [[site, "plugin", "/plugins/fatoora", "lower-case letters", "Write it like this: gift-cards"]]);
describeRule("slug", [
  // Texts that name the article are not told as well.
  [replace("help.yaml", /^backups:/m, "‸Backups:"), "lower-case letters", "Write it like this: gift-cards"],
]);
describeValues("path", [
  [site, "path", "lang/support", "This is not a path", "Write it like this: /{lang}/first-sale"],
  [site, "path", "lang/{brand}", "This is not a path", "Write it like this: /{lang}/first-sale"],
]);
describeValues("phone", [
  [kenya, "phone", "254575550416", "not an international phone number", "Begin with +"],
  [kenya, "phone", "057 555 0416", "not an international phone number", "Begin with +"],
]);
describeValues("url", [
  [site, "account", "www.shop.example", "https://", "Write it like this: https://www.company.example"],
]);

describeRule("yaml-feature", [[value(site, "city", "“Berlin”"), "yaml-feature.quotes"]]);
describeRule("yaml-feature", [[value(kenya, "name", "“Kifaru”"), "yaml-feature.quotes"]], "warning");

describeValues("blank", [
  ["de/pages/not-found.yaml", "title", '" "', "There is no text here", "Write the text"],
  [page, "home", '"\\u200B"', "There is no text here", "Write the text"],
]);

describeRule("invisible-character", [
  [value(page, "home", '"Zur \\u202EStartseite"'), "invisible-character.escape", { code: "U+202E" }],
  [value(page, "home", '"Zur \\r Startseite"'), "invisible-character.escape", { code: "U+000D" }],
  [value(site, "city", '"Ber\\tlin"'), "invisible-character.tab"],
]);

describeRule("slug", [
  [
    replace("help.yaml", /^getting-started:/m, "‸Getting Started:"),
    "This must be lower-case letters",
    "Write it like this: gift-cards",
  ],
]);
describeRule("image-kind", [
  [
    // A picture that nothing names any more would give a warning.
    [
      value("pictures.yaml", "social", "site/logo.svg"),
      replace("plugins/mrp.yaml", /^image: /m, "image: site/social.png\n# "),
    ],
    "A picture of another kind belongs here",
    "with another ending: site/preview.png",
  ],
]);
describeRule("missing-field", [
  [
    [
      replace(site, /^ {2}provider: none$/m, "  provider: gtag"),
      replace(site, /^analytics:\n( *#.*\n)* {2}provider/m, "‸analytics:\n  provider"),
    ],
    '"id" is missing',
    "Add a line such as  id: G-XXXXXXX",
  ],
  [
    // Only authorized partners of its country install it.
    [replace(plugin, /^country: .*\n/m, ""), replace(plugin, /^order/m, "‸order")],
    '"country" is missing',
    "Add a line such as  country: IS",
  ],
]);
describeRule("release-empty", [
  [
    write(release, "‸date: 2025-08-05\nsummary: {en: Less, de: Weniger}\n"),
    "This release has no items",
    "Add at least one list",
  ],
]);
