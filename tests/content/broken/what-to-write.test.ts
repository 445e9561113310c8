import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";
import { onePartner } from "./one-partner.ts";

const release = "facts/releases/1.47.yaml";
const editions = "facts/editions.yaml";
const site = "facts/site.yaml";
const kenya = "facts/partners/kenya.yaml";

/** The value of the first key of this name in a file. */
const value = (file: string, key: string, text: string) =>
  replace(
    file,
    new RegExp(`^(\\s*(?:- )?${key}:) .*$`, "m"),
    `$1 ${text.includes("‸") ? "" : "‸"}${text.replaceAll("$", "$$$$")}`,
  );

/** A picture that nothing names any more would give a warning. */
const keptPicture = replace("facts/plugins/mrp.yaml", /^image: /m, "image: site/social.png\n# ");

describeBroken(
  "a value: what is sure, otherwise what is allowed",
  [
    [release, "date", "05.08.2025", "date", "Write  2025-08-05"],
    [release, "date", "5. August 2025", "date", "Write year-month-day: 2025-08-05"],
    [release, "date", "20250805", "date", "Write year-month-day: 2025-08-05"],
    [release, "date", "2025–08–05", "date", "type it by hand: 2025-08-05"],
    [release, "version", "1.40", "wrong-type", 'Put it into quotes: "1.40"'],
    [editions, "currency", "usd", "currency", "Write  USD"],
    [editions, "currency", "euro", "currency", "Write three capital letters (ISO 4217): USD, EUR"],
    [editions, "currency", "[USD]", "wrong-type", "Write one text in place of the list"],
    [editions, "trialDays", "3O", "wrong-type", "Write digits only, without quotes"],
    [editions, "annualMonths", '"10"', "wrong-type", "Take the quotes away: 10"],
    ["facts/statistics.yaml", "downloads", "1.000.000", "wrong-type", "Write digits only, without quotes"],
    ["facts/statistics.yaml", "downloads", "1.000", "number-form", "For thousands write 1000"],
    ["facts/statistics.yaml", "countries", "1400", "out-of-range", "Write 250 or less"],
    [site, "sample", ".nan", "wrong-type", "Write true or false"],
    [site, "languages", "en, de", "wrong-type", "Write a list"],
    [site, "languages", "[en, ‸Deutsch]", "language", "two lower-case letters: en, de"],
    [site, "provider", "google", "not-allowed", "Write one of: none, gtag"],
    [site, "plugin", "/plugins/fatoora", "slug", "Write it like this: price-lists"],
    [site, "sales", "mailto:sales@northtill.example", "email", "Write it like this: info@company.example"],
    [site, "path", "lang/support", "path", "Begin with / and use no spaces: /{lang}/support"],
    ["facts/plugins/price-lists.yaml", "price", "9,50", "wrong-type", "Write  9.50"],
    ["facts/plugins/price-lists.yaml", "price", "9.999", "out-of-range", "9.50"],
    ["facts/pictures.yaml", "social", "site/logo.svg", "image-kind", "with another ending: site/social.png"],
    ["facts/navigation.yaml", "route", "release-notes", "not-allowed", 'Did you mean "releaseNotes"?'],
    [kenya, "phone", "057 555 0416", "phones", "Begin each with + and the country's number"],
    [kenya, "phone", "254575550416", "wrong-type", 'Write  "+254575550416"'],
  ].map(([file = "", key = "", text = "", rule = "", hint = ""]) => ({
    name: `${key}: ${text}`,
    edits: file.includes("pictures") ? [value(file, key, text), keptPicture] : [value(file, key, text)],
    found: [rule],
    message: "",
    hint,
  })),
);

describeBroken(
  "an address that leads elsewhere, or nowhere",
  [
    ["https://savаnna.example", "type it by hand: https://savanna.example"],
    ["https://ｓavanna.example", "type it by hand: https://savanna.example"],
    ["https://savanna.example/“shop”"],
    ["https://savanna.example/%zz"],
    ["https://www.savanna"],
    ["https://127.0.0.1"],
    ["https://savanna.example."],
    ["https:\\\\savanna.example"],
  ].map(([address = "", hint = "https://www.company.example"]) => ({
    name: address,
    edits: onePartner(`website: ‸${address}`),
    found: ["url"],
    message: "This is not a web address",
    hint,
  })),
);

describeBroken("figures that do not go together", [
  {
    name: "a shortest life of cookies above the longest",
    edits: [
      replace("facts/legal.yaml", /^cookieMinDays: .*$/m, "cookieMinDays: ‸40"),
      replace("facts/legal.yaml", /^cookieMaxMonths: .*$/m, "cookieMaxMonths: 1"),
    ],
    found: ["out-of-range"],
    message: "This must be at most 31",
    hint: "Write 31 or less",
  },
]);
