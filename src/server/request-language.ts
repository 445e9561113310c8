import { parseAccept } from "hono/utils/accept";
import { detectLanguage, languageCookie, readCookie } from "../domain/detect-language.ts";
import type { SiteInfo } from "./site-info.ts";

/** `Vary` of answers that depend on it (RFC 9110, section 12.5.5). */
export const languageVary = "Accept-Language, Cookie";

/** By path, language cookie, `Accept-Language`. Invalid values are ignored. */
export function requestLanguage(
  headers: Headers,
  pathname: string,
  site: Pick<SiteInfo, "languages" | "unoffered">,
): string {
  const stored = readCookie(headers.get("Cookie") ?? "", languageCookie);
  const accepted = parseAccept(headers.get("Accept-Language") ?? "").filter(({ q }) => q > 0);
  const preferred = accepted.map(({ type }) => type);
  return detectLanguage({ pathname, stored, preferred }, site);
}
