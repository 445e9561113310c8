import { createHash } from "node:crypto";
import { localizedPath, type PageAddress, type SiteAddresses, translationsOf } from "../../src/routes/routes.ts";
import { escapeHtml } from "../content/check/format-facts.ts";
import type { Shell } from "../content/emit/shell.ts";

type SiteFacts = Pick<Shell, "brand" | "draft"> &
  Pick<SiteAddresses, "origin" | "unoffered"> & {
    readonly languages: readonly Pick<Shell["languages"][number], "code" | "name">[];
  };

const style =
  "body{display:grid;place-content:center;gap:1rem;min-block-size:100vh;margin:0;padding:1rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark;text-align:center}ul{display:flex;justify-content:center;gap:2rem;margin:0;padding:0;list-style:none}";
const digest = createHash("sha256").update(style).digest("base64");

interface FormerAddress {
  /** Language of the address, if it has one. */
  readonly language?: string;
  /** The current path by the former one, without a language. */
  readonly moved?: Readonly<Record<string, string>>;
}

/**
 * The redirect document that static hosts need for paths without a language: `/`, the legacy `/plugins/{slug}`, and former
 * addresses. Its script detects the language as the server does; without JavaScript there is a link per language. A former
 * address with a language leads on at once, as search engines expect it of a page that has moved for good.
 * @param script Address of the script.
 * @param page With the languages in which it is translated, if not in all.
 */
export function redirectPage(
  { brand, origin, languages, unoffered, draft }: SiteFacts,
  script: string,
  page: PageAddress & { readonly languages?: readonly string[] },
  { language, moved }: FormerAddress = {},
): string {
  const codes = languages.map(({ code }) => code);
  const [fallback = "en"] = codes;
  const path = localizedPath(page, language ?? fallback);
  const alternates = translationsOf(page, origin, page.languages ?? codes).map(
    ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
  );
  const links = languages.map(({ code, name }) => {
    return `<li><a href="${localizedPath(page, code)}" lang="${code}" hreflang="${code}">${escapeHtml(name)}</a></li>`;
  });
  const unofferedData = unoffered.length === 0 ? "" : ` data-unoffered="${unoffered.join(" ")}"`;
  const movedData = moved === undefined ? "" : ` data-moved="${escapeHtml(JSON.stringify(moved))}"`;
  return [
    `<!doctype html><html lang="${language ?? fallback}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self';style-src 'sha256-${digest}';img-src 'self';base-uri 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The script keeps query and hash as well.
    language === undefined ? "" : `<noscript><meta http-equiv="refresh" content="0;url=${path}"></noscript>`,
    draft ? '<meta name="robots" content="noindex">' : "",
    `<title>${escapeHtml(brand)}</title>`,
    `<link rel="canonical" href="${origin}${path}">`,
    ...alternates,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<style>${style}</style>`,
    `<script type="module" src="${script}" data-languages="${codes.join(" ")}"${unofferedData}${movedData}></script>`,
    `</head><body><h1>${escapeHtml(brand)}</h1><ul>${links.join("")}</ul></body></html>`,
  ].join("");
}
