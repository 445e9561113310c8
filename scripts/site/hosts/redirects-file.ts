/** `_redirects` for Netlify: language detection, and 404 pages per language. */
import { languageCookie } from "../../../src/domain/detect-language.ts";
import { redirectTarget } from "../../../src/domain/redirect.ts";
import { pagesOf, pathInContent } from "../../../src/routes/routes.ts";
import type { HostSite } from "./host-site.ts";

/**
 * The first matching rule wins. Netlify can test that a cookie exists, but not its value: visitors with a chosen language
 * get the redirect document, whose script reads the cookie. It also handles unsupported languages, as does the 404 page.
 * The site's first language comes last, because many browsers list English after their own language. `!` overrides an
 * existing file.
 *
 * Cloudflare Pages ignores rules with a condition or status 404, that is all but those of former addresses: there the
 * documents redirect, and the nearest 404 page is served without a rule.
 */
export function redirectsFile(site: HostSite): string {
  const { languages, files, moved } = site;
  const renamed = Object.entries(moved).flatMap(([from, to]) =>
    // Netlify needs `!` to override the file. Cloudflare doesn't support it, and uses the second line.
    languages.flatMap((code) => ["301!", "301"].map((status) => [`/${code}${from}`, `/${code}${to}`, status])),
  );
  const paths = pagesOf(site)
    .filter(({ route }) => route !== "notFound")
    .map(pathInContent);
  const rules = [...paths, ...Object.keys(moved)].flatMap((path) => {
    const document = Object.hasOwn(moved, path) ? `${path}.html` : "/index.html";
    const force = files.includes(path === "/" ? "index.html" : `${path.slice(1)}.html`) ? "!" : "";
    return [
      [path, document, `200${force}`, `Cookie=${languageCookie}`],
      ...languages
        .toReversed()
        .map((code) => [path, redirectTarget(path, code, site) ?? path, `302${force}`, `Language=${code}`]),
    ];
  });
  const missing = languages.map((code) => [`/${code}/*`, `/${code}/404.html`, "404"]);
  return [...renamed, ...rules, ...missing].map((rule) => `${rule.join("  ")}\n`).join("");
}
