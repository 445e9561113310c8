/** Values of each format, right and wrong, by the id of what is said of the wrong ones. */
import { z } from "zod";
import { schemaNodes } from "./schema-tree.ts";

const digest = "50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c";

/** The id of the message, a field of its kind, and values that it takes and refuses, with lines and bars between them. */
type Samples = readonly [id: string, field: string, right: string, wrong: string];

const samples: readonly Samples[] = [
  ["published-value", "plugins.published", "2026-12-01", "true | tomorrow | 2026-12 | 01.12.2026"],
  ["blank", "site.brand", "C#: a, b | {brand} | <p>Hi</p> | “a” and “b” | 👩🏽‍💻 | 東京", " | \u200B | \u00AD\uFEFF"],
  ["slug", "plugins.formerly[]", "a | a-b | 2025-a", "2025 | A b | A | a_b | a--b | -a | prix-é"],
  [
    "date",
    "releases.date",
    "2025-08-05 | 2024-02-29 | 1990-01-01 | 2099-12-31",
    "2025-02-30 | 2025-8-5 | 05.08.2025 | 2025-08-05T10:00:00Z | 1925-08-05 | 2125-08-05",
  ],
  ["version", "plugins.version", "1.47 | 1.47.2", "v1.47 | 1,47 | 1 | 1.47 beta | 1.4.7.0"],
  ["colour", "site.colours.ink", "#1d2a26", "#1D2A26 | 1d2a26 | #abc | #1d2a2 | #1d2a26ff | green | rgb(0 0 0)"],
  ["country", "partners.country", "KE | SA | DE", "Kenya | ke | KEN | UK | 🇰🇪 | ＫＥ | КЕ | KX | EU | ZZ"],
  ["language", "site.languages[]", "en | de", "EN | German | deu"],
  ["language.region", "site.languages[]", "pt", "pt-BR | de-AT"],
  ["currency", "editions.currency", "USD | JPY", "DOL | usd | Euro | $"],
  ["sha256", "plugins.downloads.*.sha256", digest, `${digest.slice(1)} | ${digest}0 | ${digest.toUpperCase()}`],
  ["sha256.sha512", "plugins.downloads.*.sha256", digest, digest + digest],
  [
    "url",
    "partners.partners[].website",
    `https://a.example:8443/a/b?c=d&e=f#g | https://a.example/ | https://xn--mller-kva.example | https://пример.рф
    https://müller.example | https://مثال.السعودية | https://a.cat/%C3%BC/(a)~b!c*d,e;f:g@h?id=5`,
    `www.a.example | http://a.example | https://a | https://www.a | https:// | https:/a.example | https://www..example
    https://a.example /a | https://10.0.0.1/a | https://me:secret@a.example | https://-a.example | https://a,example
    https://a.example/50% | //a.example | javascript:alert(1) | https://pаypal.example`,
  ],
  ["host.end", "site.hosts.help", "https://a.example/help", "https://a.example/ | https://a.example/a/#b"],
  ["host.path", "site.hosts.site", "https://www.a.example:8443", "https://www.a.example/shop | https://www.a.example/"],
  [
    "path.host",
    "site.links.help.path",
    "/ | /{lang}/support | /a/b.html?x={lang}&y=1#z",
    "sign-in | /a b | //evil.example/a | /../a | /a/. | https://a.example",
  ],
  [
    "invalid.endpoint",
    "site.message.endpoint",
    "/api/v1/country | https://api.a.example/v1",
    "api/v1 | //evil.example/message | /a b | http://a.example | https://раypal.example",
  ],
  [
    "invalid.download-host",
    "site.hosts.downloads",
    "/downloads | /downloads/all | https://downloads.a.example | https://a.example/files",
    // No free folder of this site: written otherwise, or taken by a page, a language or the build.
    `downloads | /downloads/ | / | /Downloads | /our downloads | /../downloads | //evil.example/downloads | /en
    /plugins/files | /assets | http://a.example | https://a.example/ | https://downloads`,
  ],
  [
    "path.installer",
    "plugins.downloads.*.path",
    "releases/latest/Setup.exe | Setup_1.exe | {version}/Setup-{version}.exe",
    "/releases/Setup.exe | releases/My Setup.exe | Setup.dmg | ../Setup.exe | a//Setup.exe | {versoin}/Setup.exe",
  ],
  [
    "email",
    "site.emails.sales",
    "info@a.example | INFO@A.EXAMPLE | a.b+c@sub.a.example | info@müller-kasse.example | info@كاسا.example | a@例え.テスト",
    "info@אb.example | info@xn--ü.example | info@１.２ | info | info@a | info a.example | info@a.example; | info@@a.example | @a.example | mailto:info@a.example",
  ],
  ["email", "partners.partners[].email", "a@b.example, d@e.museum", "a@b.example, | a@b.example c@d.example"],
  [
    "phone",
    "partners.partners[].phone",
    "+254 20 555 0100 | +254 (20) 555-0100, +254 20 555 0101 | +4930123456 ,+4930123457",
    `020 555 0100 | 00254 20 555 0100 | +49 (0) 30 5550100 | +254 20 | +0 555 0100 100 | +254 20 / 555 0100
    +1234567890123456 | +254 20 555 0100; +254 20 555 0101 | +254 20 555 0100,`,
  ],
  ["phone.shortened", "partners.partners[].phone", "+254 20 555 0100", "2.54701E+11 | +254 20 555 0100, 2.54701e+11"],
  ["telegram", "partners.partners[].telegram", "@company", "company | @c | @1company | @my company"],
  [
    "image-path",
    "plugins.image",
    "plugins/price-lists.{lang}.webp | site/logo.svg | Logo.SVG",
    "/site/logo.svg | ../logo.svg | https://a.example/logo.svg",
  ],
  ["image-path.blanks", "plugins.image", "a/b.avif", "images/My Logo.svg | my images/logo.svg"],
  ["image-kind", "plugins.image", "a/b.avif", "site/favicon.ico"],
  ["image-kind", "pictures.icons.ico", "site/favicon.ico", "site/favicon.png"],
  ["image-path.braces", "pictures.logo", "a/b.webp", "plugins/price-lists.{lang}.webp"],
];

const nodes = schemaNodes();
const split = (values: string) => values.split(/ *[|\n] */);

export const formatSamples = samples.map(([id, field, right, wrong]) => {
  const schema = nodes.find(({ path }) => path === field)?.schema ?? z.never();
  return { id, field, schema, right: split(right), wrong: split(wrong) };
});
