import { replace } from "../content-copy.ts";
import { describeBroken } from "./broken-case.ts";
import { onePartner } from "./one-partner.ts";

const release = "facts/releases/1.47.yaml";
const editions = "facts/editions.yaml";
const downloads = "facts/downloads.yaml";
const site = "facts/site.yaml";
const kenya = "facts/partners/kenya.yaml";

/** The value of the first key of this name in a file. */
const value = (file: string, key: string, text: string) =>
  replace(
    file,
    new RegExp(`^(\\s*(?:- )?${key}:) .*$`, "m"),
    `$1 ${text.includes("‸") ? "" : "‸"}${text.replaceAll("$", "$$$$")}`,
  );

describeBroken(
  "a value that can be told from what is written",
  [
    [release, "date", "05.08.2025", "date", "Write  2025-08-05"],
    [release, "date", "5. August 2025", "date", "Write  2025-08-05"],
    [release, "date", "20250805", "wrong-type", "Write  2025-08-05"],
    [release, "date", "2025–08–05", "date", "type it by hand: 2025-08-05"],
    [release, "version", '"v1.47"', "version", 'Write  "1.47"'],
    [release, "version", "1.40", "wrong-type", 'Put it into quotes: "1.40"'],
    [editions, "currency", "euro", "currency", "Write  EUR"],
    [editions, "currency", "US$", "currency", "Write  USD"],
    [editions, "currency", "[USD]", "wrong-type", "Write  USD"],
    [editions, "trialDays", "30 days", "wrong-type", "Write  30"],
    [editions, "annualMonths", '"10"', "wrong-type", "Take the quotes away: 10"],
    [editions, "lite", "yes", "missing-translation", "Write  true"],
    ["facts/statistics.yaml", "downloads", "1.000.000", "wrong-type", "Write  1000000"],
    ["facts/statistics.yaml", "downloads", "1.000", "number-form", "Write 1000 for thousands"],
    ["facts/statistics.yaml", "countries", "1400", "out-of-range", "Write 250 or less"],
    [downloads, "bytes", "48,217,336", "wrong-type", "Write  48217336"],
    [downloads, "bytes", "48 MB", "wrong-type", "Write digits only"],
    [downloads, "path", "releases\\latest\\Setup.exe", "download-path", "Write  releases/latest/Setup.exe"],
    [site, "sample", "No", "wrong-type", "Write  false"],
    [site, "sample", ".nan", "wrong-type", "Write true or false"],
    [site, "languages", "en, de", "wrong-type", "Write  [en, de]"],
    [site, "languages", "[en, ‸Deutsch]", "language", "Write  de"],
    [site, "provider", "google", "not-allowed", 'Did you mean "gtag"?'],
    [site, "plugin", "/plugins/fatoora", "slug", "Write  fatoora"],
    [site, "sales", "mailto:sales@northtill.example", "email", "Write  sales@northtill.example"],
    [site, "sales", "<sales@northtill.example>", "email", "Write  sales@northtill.example"],
    [site, "path", "lang/support", "path", "Write  /lang/support"],
    ["facts/plugins/price-lists.yaml", "price", "9,50", "wrong-type", "Write  9.5"],
    ["facts/plugins/price-lists.yaml", "price", "9.999", "out-of-range", "9.50"],
    [
      "facts/plugins/price-lists.yaml",
      "image",
      "/plugins/price-lists.{lang}.webp",
      "image-path",
      "Write  plugins/price",
    ],
    ["facts/pictures.yaml", "social", "site/logo.svg", "image-kind", "ends with .png, .jpg"],
    ["facts/pictures.yaml", "homeHero", "site/favicon.ico", "image-kind", "ends with .svg, .png"],
    ["facts/navigation.yaml", "route", "release-notes", "not-allowed", 'Did you mean "releaseNotes"?'],
    [kenya, "phone", "057 555 0416", "phones", "Write  +254 57 555 0416"],
    [kenya, "phone", "254575550416", "wrong-type", 'Write  "+254575550416"'],
  ].map(([file = "", key = "", text = "", rule = "", hint = ""]) => ({
    name: `${key}: ${text}`,
    edits: file.includes("pictures") ? [value(file, key, text), keptPicture(key)] : [value(file, key, text)],
    found: [rule],
    message: "",
    hint,
  })),
);

/** A picture that nothing names any more would give a warning. */
function keptPicture(key: string) {
  const names: Readonly<Record<string, string>> = {
    social: "site/social.png",
    homeHero: "pages/home-hero.{lang}.webp",
  };
  return replace("facts/plugins/mrp.yaml", /^image: /m, `image: ${names[key]}\n# `);
}

describeBroken(
  "an address that leads elsewhere, or nowhere",
  [
    ["https://savаnna.example", "type it by hand: https://savanna.example"],
    ["https://ｓavanna.example", "type it by hand: https://savanna.example"],
    ["https://savanna.example/“shop”", "Write  https://savanna.example/%E2%80%9Cshop"],
    ["https://savanna.example/%zz", "https://www.company.example"],
    ["https://www.savanna", "https://www.company.example"],
    ["https://127.0.0.1", "https://www.company.example"],
    ["https://savanna.example.", "Write  https://savanna.example"],
    ["https:\\\\savanna.example", "Write  https://savanna.example"],
  ].map(([address = "", hint = ""]) => ({
    name: address,
    edits: onePartner(`website: ‸${address}`),
    found: ["url"],
    message: "This is not a web address",
    hint,
  })),
);

describeBroken(
  "a phone number",
  [
    ["+254 (0) 20 555 0100", "Write  +254 20 555 0100"],
    ["+0 20 555 0100", "Separate numbers with commas"],
    ["tel:+254 20 555 0100", "Write  +254 20 555 0100"],
    ["+254/20/5550100", "Write  +254 20 5550100"],
    ["+254 20 555 O100", "Write  +254 20 555 0100"],
    ["+254 20 555 0100; +254 20 555 0101", "Write  +254 20 555 0100, +254 20 555 0101"],
  ].map(([phone = "", hint = ""]) => ({
    name: phone,
    edits: onePartner(`phone: ‸${phone}`),
    found: ["phones"],
    message: "not an international phone number",
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

describeBroken("what stands twice in one line", [
  {
    name: "a phone number, whatever is between its digits",
    edits: onePartner("phone: +254 20 555 0100, ‸+254 20-555-0100"),
    found: ["duplicate"],
    message: '"+254 20-555-0100" stands twice in this line',
    hint: "Delete one of them",
  },
  {
    name: "an e-mail address",
    edits: onePartner("email: info@savanna.example, ‸Info@savanna.example"),
    found: ["duplicate"],
    message: "stands twice in this line",
    hint: "Delete one of them",
  },
]);
