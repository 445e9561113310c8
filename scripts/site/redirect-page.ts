/**
 * Documents for paths without a language, for hosts that serve files only: `/` and the legacy `/plugins/{slug}`. The
 * script chooses the language with the same function as the servers; without JavaScript there is a link for each.
 */
import { createHash } from "node:crypto";
import { escapeHtml } from "../../src/renderer/render-head.ts";
import { localizedPath, type PageAddress, type SiteMap } from "../../src/routes/routes.ts";

interface RedirectPage {
  readonly page: PageAddress;
  readonly brand: string;
  readonly origin: string;
  readonly site: SiteMap;
  /** Languages in their own language, by code. */
  readonly names: Readonly<Record<string, string>>;
  /** Address of the browser script that leads on. */
  readonly script: string;
}

const style =
  "body{display:grid;place-content:center;gap:1rem;min-block-size:100vh;margin:0;padding:1rem;font:1.125rem/1.6 system-ui,sans-serif;color-scheme:light dark;text-align:center}ul{display:flex;justify-content:center;gap:2rem;margin:0;padding:0;list-style:none}";

/** The whole document. */
export function redirectPage({ page, brand, origin, site, names, script }: RedirectPage): string {
  const [fallback = "en"] = site.languages;
  const digest = createHash("sha256").update(style).digest("base64");
  const alternates = [...site.languages.map((code) => [code, code] as const), ["x-default", fallback] as const].map(
    ([code, language]) => `<link rel="alternate" hreflang="${code}" href="${origin}${localizedPath(page, language)}">`,
  );
  const links = site.languages.map(
    (code) =>
      `<li><a href="${localizedPath(page, code)}" lang="${code}" hreflang="${code}">${escapeHtml(names[code] ?? code)}</a></li>`,
  );
  return [
    `<!doctype html><html lang="${fallback}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none';script-src 'self';style-src 'sha256-${digest}';img-src 'self';base-uri 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(brand)}</title>`,
    `<link rel="canonical" href="${origin}${localizedPath(page, fallback)}">`,
    ...alternates,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<style>${style}</style>`,
    `<script type="module" src="${script}" data-languages="${site.languages.join(" ")}"></script>`,
    `</head><body><h1>${escapeHtml(brand)}</h1><ul>${links.join("")}</ul></body></html>`,
  ].join("");
}
