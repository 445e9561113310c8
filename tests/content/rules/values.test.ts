/** Values that their field does not take: what is told. What each format refuses is in `formats.test.ts`. */

import type { Severity } from "../../../scripts/content/core/diagnostic.ts";
import type { MessageData } from "../../../scripts/content/messages/message.ts";
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
type ValueRow = readonly [file: string, key: string, written: string, id: string, data?: MessageData];

/** @param written Marked at its beginning, unless a mark is within it. */
function value(file: string, key: string, written: string): Edit {
  const marked = written.includes("‸") ? written : `‸${written}`;
  return replace(file, new RegExp(`^(\\s*(?:- )?${key}:) .*$`, "m"), `$1 ${marked.replaceAll("$", "$$$$")}`);
}

function describeValues(rule: string, rows: readonly ValueRow[], severity?: Severity): void {
  describeRule(
    rule,
    rows.map(([file, key, written, ...told]) => [value(file, key, written), ...told]),
    severity,
  );
}

describeValues("wrong-type", [
  [plugin, "price", "free", "wrong-type.number"],
  // People read these otherwise than a program, or not all in the same way.
  [plugin, "price", "08", "wrong-type.number"],
  [plugin, "price", "1e2", "wrong-type.number"],
  [statistics, "downloads", "1.000", "wrong-type.whole-number"],
  [statistics, "downloads", "1.000.000", "wrong-type.whole-number"],
  [downloads, "bytes", "48217336.5", "wrong-type.whole-number"],
  [plugin, "monthlySubscriptionAvailable", "yes", "wrong-type.boolean"],
  [site, "languages", "en, de", "wrong-type.list", { example: "- fr" }],
  [page, "text", "{brand}", "wrong-type.colon"],
  [kenya, "phone", "[+254 20 555 0100]", "wrong-type.text-in-form", { example: "+254 20 555 0100, +254 20 555 0101" }],
  [kenya, "address", "{street: Moi Avenue}", "wrong-type.colon"],
]);

describeRule("wrong-type", [
  [replace(page, /^title: .*$/m, "‸title:"), "wrong-type.text"],
  [replace(page, /^text: .*$/m, "‸text: #1 in the list"), "wrong-type.text"],
  [replace(page, /^title: .*$/m, "title:\n  ‸- Oops"), "wrong-type.text"],
  [replace("releases/1.46.yaml", /^ {2}- en: .*$/m, "  - ‸en: "), "wrong-type.text"],
  [replace("releases/1.46.yaml", /^ {2}- en: .*$/m, "  - en:\n      ‸Lists: one"), "wrong-type.colon"],
  [replace(kenya, /^ {4}address: .*$/m, "    ‸address:"), "wrong-type.text-or-list"],
  [
    replace("help.yaml", /^ {2}path: (.*)\n {2}title:\n(?: {4}.*\n)+/m, "  ‸path $1\n"),
    "wrong-type.entry",
    { example: "path: /{lang}/devices/scales\ntitle:\n  en: …\n  de: …" },
  ],
  [replace(page, /^suggestions:\n.*$/m, "suggestions:\n  ‸- title"), "wrong-type.entry"],
  [write(release, "# A release\n‸- date: 2025-08-05\n"), "wrong-type.entry"],
]);

describeValues("out-of-range", [
  [plugin, "price", "-5", "out-of-range.more-than", { minimum: 0 }],
  [plugin, "price", "8000000", "out-of-range.at-most", { maximum: 100_000 }],
  [plugin, "price", "9.9999", "out-of-range.decimals"],
  [downloads, "bytes", "5", "out-of-range.at-least", { minimum: 10_000 }],
  [site, "languages", "[]", "out-of-range.too-few", { count: 1, example: "- fr" }],
  [page, "title", `"{brand} ${"x".repeat(200)}"`, "out-of-range.too-long", { length: 208, maximum: 70 }],
]);

describeRule("out-of-range", [
  [
    [
      replace("legal.yaml", /^cookieMinDays: .*$/m, "cookieMinDays: ‸40"),
      replace("legal.yaml", /^cookieMaxMonths: .*$/m, "cookieMaxMonths: 1"),
    ],
    "out-of-range.at-most",
    { maximum: 31 },
  ],
]);

describeValues("not-allowed", [
  [plugin, "layout", "standart", "not-allowed", { similar: "standard" }],
  [plugin, "layout", "[]", "not-allowed", { allowed: ["standard", "notes"] }],
  [site, "provider", "google", "not-allowed", { allowed: ["none", "gtag"] }],
]);

// A check of a schema names its message; the example is that of the field, if it has one.
describeValues("date", [
  [release, "date", "5. Quartal 2025", "date", { example: "2031-03-27" }],
  [release, "date", "2025–08–05", "date"],
]);
describeValues("country", [[kenya, "country", "КЕ", "country"]]);
describeValues("currency", [[editions, "currency", "euros", "currency", { example: "EUR" }]]);
describeValues("slug", [[site, "plugin", "/plugins/fatoora", "slug", { example: "gift-cards" }]]);
describeRule("slug", [
  // Texts that name the article are not told as well.
  [replace("help.yaml", /^backups:/m, "‸Backups:"), "slug", { example: "gift-cards" }],
  [replace("help.yaml", /^getting-started:/m, "‸Getting Started:"), "slug"],
]);
describeValues("path", [
  [site, "path", "lang/support", "path.host", { example: "/{lang}/first-sale" }],
  [site, "path", "lang/{brand}", "path.host"],
]);
describeValues("phone", [
  [kenya, "phone", "254575550416", "phone"],
  [kenya, "phone", "057 555 0416", "phone"],
]);
describeValues("url", [
  [site, "account", "www.shop.example", "url", { example: "https://www.company.example/account" }],
]);
describeValues("sha256", [[downloads, "sha256", "c63699", "sha256"]]);
describeValues("blank", [
  ["de/pages/not-found.yaml", "title", '" "', "blank"],
  [page, "home", '"\\u200B"', "blank"],
]);
describeRule("image-kind", [
  [
    // A picture that nothing names any more would give a warning.
    [
      value("pictures.yaml", "social", "site/logo.svg"),
      replace("plugins/mrp.yaml", /^image: /m, "image: site/social.png\n# "),
    ],
    "image-kind",
    { example: "site/preview.png" },
  ],
]);

describeValues("yaml-feature", [[site, "city", "“Berlin”", "yaml-feature.quotes"]]);
describeValues("yaml-feature", [[kenya, "name", "“Kifaru”", "yaml-feature.quotes"]], "warning");

describeValues("invisible-character", [
  [page, "home", '"Zur \\u202EStartseite"', "invisible-character.escape", { code: "U+202E" }],
  [page, "home", '"Zur \\r Startseite"', "invisible-character.escape", { code: "U+000D" }],
  [site, "city", '"Ber\\tlin"', "invisible-character.tab"],
]);

// Fields that are needed beside another one.
describeRule("missing-field", [
  [
    [
      replace(site, /^ {2}provider: none$/m, "  provider: gtag"),
      replace(site, /^analytics:\n( *#.*\n)* {2}provider/m, "‸analytics:\n  provider"),
    ],
    "missing-field",
    { names: ["id"], lines: ["id: G-XXXXXXX"] },
  ],
  [
    // Only authorized partners of its country install it.
    [replace(plugin, /^country: .*\n/m, ""), replace(plugin, /^order/m, "‸order")],
    "missing-field",
    { names: ["country"], lines: ["country: IS"] },
  ],
]);
describeRule("release-empty", [
  [write(release, "‸date: 2025-08-05\nsummary: {en: Less, de: Weniger}\n"), "release-empty"],
]);
