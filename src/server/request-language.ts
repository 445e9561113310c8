import { parseAccept } from "hono/utils/accept";
import { detectLanguage, languageCookie, readCookie } from "../domain/detect-language.ts";
import { requestPath } from "./request-path.ts";

/** `Vary` of answers that depend on it (RFC 9110, section 12.5.5). */
export const languageVary = "Accept-Language, Cookie";

/** By path, language cookie, `Accept-Language` (specification section 9). Invalid values are ignored. */
export function requestLanguage(
  request: Request,
  languages: readonly string[],
  pathname: string = requestPath(request),
): string {
  const stored = readCookie(request.headers.get("Cookie") ?? "", languageCookie);
  const accepted = parseAccept(request.headers.get("Accept-Language") ?? "").filter(({ q }) => q > 0);
  const preferred = accepted.map(({ type }) => type);
  return detectLanguage({ pathname, stored, preferred }, languages);
}
