/** Values of each format, right and wrong, by the id of what is said of the wrong ones. */
import type { z } from "zod";
import { analyticsId } from "../../scripts/content/schema/formats/analytics-id.ts";
import { countryCode, currencyCode, languageCode } from "../../scripts/content/schema/formats/codes.ts";
import { isoDate } from "../../scripts/content/schema/formats/date.ts";
import { email, emails } from "../../scripts/content/schema/formats/email.ts";
import { downloadHost, endpoint } from "../../scripts/content/schema/formats/endpoint.ts";
import { downloadPath, hostPath } from "../../scripts/content/schema/formats/path.ts";
import { phone, phones } from "../../scripts/content/schema/formats/phone.ts";
import { iconPath, imagePath, picturePath } from "../../scripts/content/schema/formats/picture.ts";
import { branch, repository } from "../../scripts/content/schema/formats/repository.ts";
import { sha256 } from "../../scripts/content/schema/formats/sha256.ts";
import { slug } from "../../scripts/content/schema/formats/slug.ts";
import { telegram } from "../../scripts/content/schema/formats/telegram.ts";
import { text } from "../../scripts/content/schema/formats/text.ts";
import { hostUrl, httpsUrl, originUrl } from "../../scripts/content/schema/formats/url.ts";
import { version } from "../../scripts/content/schema/formats/version.ts";

interface Samples {
  readonly id: string;
  readonly schema: z.ZodType;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const digest = "50d858e0985ecc7f60418aaf0cc5ab587f42c2570a884095a9e8ccacd0f6545c";

export const formatSamples: readonly Samples[] = [
  {
    id: "blank",
    schema: text,
    right: ["Yes & no", "C#: a, b", "{brand}", "<p>Hi</p>", "“a” and “b”", "👩🏽‍💻", "東京"],
    wrong: ["", " \t ", "\u200B", "\u00AD\uFEFF"],
  },
  {
    id: "slug",
    schema: slug,
    right: ["price-lists", "a", "2025"],
    wrong: ["Price lists", "Price", "price_lists", "price--lists", "-price", "prix-é"],
  },
  {
    id: "date",
    schema: isoDate,
    right: ["2025-08-05", "2024-02-29", "1990-01-01", "2099-12-31"],
    wrong: ["2025-02-30", "2025-8-5", "05.08.2025", "2025-08-05T10:00:00Z", "1925-08-05", "2125-08-05", "0205-08-05"],
  },
  { id: "version", schema: version, right: ["1.47", "1.47.2"], wrong: ["v1.47", "1,47", "1", "1.47 beta", "1.4.7.0"] },
  {
    id: "country",
    schema: countryCode,
    right: ["KE", "SA", "DE"],
    wrong: ["Kenya", "ke", "KEN", "UK", "🇰🇪", "ＫＥ", "КЕ", "KX", "EU", "ZZ"],
  },
  { id: "language", schema: languageCode, right: ["en", "de"], wrong: ["EN", "German", "de-AT"] },
  { id: "currency", schema: currencyCode, right: ["USD", "JPY"], wrong: ["DOL", "usd", "Euro", "$"] },
  { id: "sha256", schema: sha256, right: [digest], wrong: [digest.slice(1), `${digest}0`, digest.toUpperCase()] },
  {
    id: "url",
    schema: httpsUrl,
    right: [
      ...["https://www.company.example", "https://company.example:8443/a/b?c=d&e=f#g", "https://company.example/"],
      ...["https://xn--mller-kva.example", "https://müller.example", "https://пример.рф", "https://مثال.السعودية"],
      "https://col·lecció.cat/%C3%BC/(a)~b!c*d,e;f:g@h?id=5",
    ],
    wrong: [
      ...["www.company.example", "http://www.company.example", "https://company", "https://www.company", "https://"],
      ...["https:/www.company.example", "https://www..example", "https://www.company.example /a", "https://10.0.0.1/a"],
      ...["https://me@company.example", "https://user:secret@company.example", "https://-company.example"],
      ...["https://company,example", "https://company.example/50%"],
      ...["//company.example", "javascript:alert(1)", "https://pаypal.example"],
    ],
  },
  {
    id: "host",
    schema: hostUrl,
    right: ["https://help.company.example", "https://company.example/help"],
    wrong: ["https://help.company.example/", "https://company.example/?a", "https://company.example/a/#b"],
  },
  {
    id: "host",
    schema: originUrl,
    right: ["https://www.company.example:8443"],
    wrong: ["https://www.company.example/shop", "https://www.company.example/"],
  },
  {
    id: "path",
    schema: hostPath,
    right: ["/", "/{lang}/support", "/a/b.html?x={lang}&y=1#z"],
    wrong: ["sign-in", "/a b", "//evil.example/a", "/../a", "/a/.", "/a/../b", "https://company.example"],
  },
  {
    id: "endpoint",
    schema: endpoint,
    right: ["/api/v1/country", "https://api.company.example/v1"],
    wrong: ["api/v1/country", "//evil.example/message", "/a b", "http://company.example", "https://раypal.example"],
  },
  {
    id: "endpoint",
    schema: downloadHost,
    right: ["/downloads", "/downloads/all", "https://downloads.company.example", "https://company.example/files"],
    wrong: [
      // No free folder of this site: written otherwise, or taken by a page, a language or the build.
      ...["downloads", "/downloads/", "/", "/Downloads", "/our downloads", "/../downloads", "//evil.example/downloads"],
      ...["/dl", "/en", "/plugins/files", "/assets"],
      ...["http://downloads.company.example", "https://downloads.company.example/", "https://downloads"],
      "https://downloads.company.example/?file=",
    ],
  },
  {
    id: "path",
    schema: downloadPath,
    right: ["releases/latest/Setup.exe", "Setup_1.exe"],
    wrong: ["/releases/Setup.exe", "releases/My Setup.exe", "Setup.msi", "../Setup.exe", "a//Setup.exe"],
  },
  {
    id: "email",
    schema: email,
    right: ["info@company.example", "INFO@COMPANY.EXAMPLE", "a.b+c@sub.company.example"],
    wrong: [
      ...["info", "info@company", "info company.example", "info@company.example;", "info@@company.example"],
      ...["@company", "mailto:info@company.example", "Info <info@company.example>", "a@b.example, c@d.example"],
    ],
  },
  {
    id: "email",
    schema: emails,
    right: ["info@company.example", "a.b+c@sub.company.example, d@e.museum"],
    wrong: [
      ...["info@company.example,", "info@company.example, sales(at)company.example"],
      "info@company.example sales@company.example",
    ],
  },
  {
    id: "phone",
    schema: phone,
    right: ["+254 20 555 0100", "+254 (20) 555-0100", "+254205550100"],
    wrong: [
      ...["020 555 0100", "00254 20 555 0100", "254205550100", "+49 (0) 30 5550100", "+254 20", "+0 555 0100 100"],
      ...["+254 20 / 555 0100", "phone", "+254 20 555 0100, +254 20 555 0101", "+1234567890123456"],
    ],
  },
  {
    id: "phone",
    schema: phones,
    right: ["+254 20 555 0100", "+254 20 555 0100, +254 20 555 0101", " +4930123456 ,+4930123457"],
    wrong: [
      ...["020 555 0100", "+254 20 555 0100; +254 20 555 0101", "+254 20 555 0100,", ", +254 20 555 0100"],
      "+4930 1,+4930 2",
    ],
  },
  { id: "telegram", schema: telegram, right: ["@company"], wrong: ["company", "@c", "@1company", "@my company"] },
  {
    id: "image-path",
    schema: picturePath,
    right: ["plugins/price-lists.{lang}.webp", "site/logo.svg", "Logo.SVG"],
    wrong: ["images/My Logo.svg", "/site/logo.svg", "../logo.svg", "https://company.example/logo.svg"],
  },
  { id: "image-kind", schema: picturePath, right: ["a/b.avif"], wrong: ["site/favicon.ico"] },
  { id: "image-kind", schema: iconPath, right: ["site/favicon.ico"], wrong: ["site/favicon.png"] },
  { id: "image-path", schema: imagePath, right: ["a/b.webp"], wrong: ["plugins/price-lists.{lang}.webp"] },
  {
    id: "analytics-id",
    schema: analyticsId,
    right: ["G-XXXXXXX", "UA-1234-5"],
    wrong: ["g-xxx", "GXXXXXXX", "G-XX XXX"],
  },
  {
    id: "repository",
    schema: repository,
    right: ["company/website"],
    wrong: ["https://github.com/company/website", "company", "company/website/main"],
  },
  { id: "repository", schema: branch, right: ["main", "live/de"], wrong: ["my branch", "main/"] },
];
