/** Values that their field does not take. What each format refuses: `formats.test.ts`. */
import type { MessageData } from "../../../scripts/content/core/messages/message.ts";
import { replace, setValue, write } from "../content-copy.ts";
import { describeRule, onePartner, type Row } from "./describe-rule.ts";

const [plugin, kenya, site] = ["plugins/fatoora.yaml", "partners/kenya.yaml", "site.yaml"];
const [downloads, editions, page] = ["downloads.yaml", "editions.yaml", "en/pages/not-found.yaml"];

/** The value of the first key of this name in a file, marked at its beginning unless it has a mark. */
type ValueRow = readonly [file: string, key: string, written: string, id: string, data?: MessageData];

const rows: readonly ValueRow[] = [
  [plugin, "price", "08", "wrong-type.number"],
  [plugin, "price", "1e2", "wrong-type.number"],
  ["statistics.yaml", "downloads", "1.000", "wrong-type.whole-number"],
  [downloads, "bytes", "48217336.5", "wrong-type.whole-number"],
  [plugin, "monthlySubscriptionAvailable", "maybe", "wrong-type.boolean"],
  [site, "languages", "en, de", "wrong-type.list", { example: "- fr" }],
  [page, "text", "{brand}", "wrong-type.colon"],
  [kenya, "phone", "2.54701E+11", "phone.shortened"],
  [kenya, "logo", "partners/savanna logo.svg", "image-path.blanks"],
  [kenya, "phone", "[+254 20 555 0100]", "wrong-type.one-text"],
  [kenya, "address", "{street: Moi Avenue}", "wrong-type.colon"],
  [plugin, "price", "-5", "out-of-range.free"],
  [plugin, "price", "9.500", "wrong-type.two-numbers", { allowed: ["9500", "9.5"] }],
  [plugin, "price", "8.999", "out-of-range.decimals", {}],
  [editions, "hours", "0", "out-of-range.more-than", { minimum: 0 }],
  [downloads, "sha256", "ab".repeat(64), "sha256.sha512"],
  [plugin, "price", "8000000", "out-of-range.at-most", { maximum: 100_000 }],
  [plugin, "price", "9.9999", "out-of-range.decimals"],
  [downloads, "bytes", "5", "out-of-range.at-least", { minimum: 10_000 }],
  [site, "languages", "[]", "out-of-range.too-few", { count: 1, example: "- fr" }],
  [page, "title", `"{brand} ${"x".repeat(200)}"`, "out-of-range.too-long", { length: 208, maximum: 70 }],
  [plugin, "layout", "standart", "not-allowed", { similar: "standard" }],
  [plugin, "layout", "[]", "not-allowed", { allowed: ["standard", "notes"] }],
  [editions, "currency", "euros", "currency", { example: "EUR" }],
  [site, "path", "lang/{brand}", "path.host", { example: "/{lang}/first-sale" }],
  [site, "accent", '"dark green"', "colour", { example: '"#345c9c"' }],
  [site, "accent", '"#7cc96f"', "contrast", { about: "links", scheme: "light", colours: ["accent", "paper"] }],
  [site, "accentOnDark", '"#1f6f54"', "contrast", { about: "links", scheme: "dark", colours: ["accentOnDark", "ink"] }],
  [page, "home", '"\\u200B"', "blank"],
  [site, "city", "“Berlin”", "yaml-feature.quotes"],
  [kenya, "name", "“Kifaru”", "warning yaml-feature.quotes"],
  [page, "home", '"Back \\u202Ehome"', "invisible-character.escape", { code: "U+202E" }],
  [site, "city", '"Ber\\tlin"', "invisible-character.tab"],
  [page, "home", '"Back\\thome"', "warning invisible-character.tab"],
];

describeRule("values", [
  ...rows.map(([file, key, written, ...told]): Row => [setValue(file, key, `‸${written}`), ...told]),
  [replace(page, /^title: .*$/m, "‸title:"), "wrong-type.text"],
  [replace(site, /^ {2}accent: .*$/m, "  ‸accent: #1f6f54"), "wrong-type.text-in-form", { example: '"#345c9c"' }],
  [replace(page, /^title: .*$/m, "title:\n  ‸- Oops"), "wrong-type.one-text"],
  [onePartner("‸phone:"), "wrong-type.text-in-form", { example: "+254 20 555 0100, +254 20 555 0101" }],
  [replace(kenya, /^ {4}address: .*$/m, "    ‸address:"), "wrong-type.text-or-list"],
  [
    replace("help.yaml", /^ {2}path: (.*)\n {2}title:\n(?: {4}.*\n)+/m, "  ‸path $1\n"),
    "wrong-type.entry",
    { example: "path: /{lang}/devices/scales\ntitle:\n  en: …\n  de: …" },
  ],
  [write("releases/1.47.yaml", "# A release\n‸- date: 2025-08-05\n"), "wrong-type.entry"],
  [replace("help.yaml", /^backups:/m, "‸Backups:"), "slug", { example: "gift-cards" }],
  [
    [setValue("legal.yaml", "cookieMinDays", "‸40"), setValue("legal.yaml", "cookieMaxMonths", "1")],
    "out-of-range.at-most",
    { maximum: 31 },
  ],
  // Fields that another field needs.
  [
    replace(site, /^analytics:\n( *#.*\n)* {2}provider: none/m, "‸analytics:\n  provider: gtag"),
    "missing-field",
    { names: ["id"], lines: ["id: G-XXXXXXX"] },
  ],
  [
    [replace(plugin, /^country: .*\n/m, ""), replace(plugin, /^order/m, "‸order")],
    "missing-field",
    { names: ["country"] },
  ],
]);
