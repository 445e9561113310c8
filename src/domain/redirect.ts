import type { SiteAddresses } from "../routes/routes.ts";

/** End of a file name that the address does not have. Not shared with `routes.ts`: redirect documents load no router. */
const fileName = /(?:\/index|\.html|\/)+$/i;

/** A letter, a digit, or one of `-._~` as a code: the same as the character itself (RFC 3986, section 6.2.2.2). */
const needlessCode = /%(?:2[DE]|3\d|[46][1-9A-F]|5[\dAF]|7[\dAE])/gi;

/**
 * Redirects paths without a language of the site, in the browser, on servers and static hosts:
 * `/plugins/fatoora` → `/en/plugins/fatoora`, `/fr/features` → `/en/features`, `/EN/features/` → `/en/features`,
 * `/en/features.html` → `/en/features`, `/%65n/features` → `/en/features`; and earlier addresses: `/en/plugins/invoices` →
 * `/en/plugins/fatoora`.
 *
 * @param current The visitor's language: one of `languages`.
 * @returns `undefined` if no redirect is needed. A target needs no further redirect, and begins with exactly one slash, so
 *   that it never leads to another host.
 */
export function redirectTarget(
  pathname: string,
  current: string,
  { languages, moved }: Pick<SiteAddresses, "languages" | "moved">,
): string | undefined {
  const clean = pathname
    .replaceAll(needlessCode, decodeURIComponent)
    .replaceAll(/[/\\]+/g, "/")
    .replace(fileName, "");
  const segments = clean.split("/").slice(1);
  const [first = "", ...rest] = segments;
  const lower = first.toLowerCase();
  const isKnown = languages.includes(lower);
  const below = isKnown || /^[a-z]{2}$/.test(lower) ? rest : segments;
  const path = below.map((segment) => `/${segment}`).join("");
  const target = `/${isKnown ? lower : current}${moved[path.toLowerCase()] ?? path}`;
  return target === pathname ? undefined : target;
}
