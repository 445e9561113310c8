/** `_redirects` for Netlify: paths without a language lead to the visitor's, and missing pages say so in their own. */
import { languageCookie } from "../../../src/domain/detect-language.ts";
import { redirectTarget } from "../../../src/domain/redirect.ts";
import { localizedPath, pagesOf } from "../../../src/routes/routes.ts";
import type { HostSite } from "./host-site.ts";

/**
 * The first rule that matches counts. Netlify knows whether a cookie is there, not what it says: who has chosen a
 * language gets the redirect document, whose script reads the cookie. A language that the site does not have is left to
 * that document too, or to the 404 page, which leads on as well. The site's first language comes last, because many
 * browsers name English behind their own language. `!` is for paths at which a file lies.
 *
 * Cloudflare Pages passes over every one of these lines but those of earlier addresses, because they have a condition or
 * status 404: there the documents lead on, and the 404 page nearest to the path is shown without a rule.
 */
export function redirectsFile(site: HostSite): string {
  const { languages, files, moved } = site;
  const renamed = Object.entries(moved).flatMap(([from, to]) =>
    // Netlify asks for the sign where a file lies; Cloudflare does not know it, and takes the line below.
    languages.flatMap((code) => ["301!", "301"].map((status) => [`/${code}${from}`, `/${code}${to}`, status])),
  );
  const paths = pagesOf(site)
    .filter(({ route }) => route !== "notFound")
    .map((page) => localizedPath(page, "").slice(1) || "/");
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
