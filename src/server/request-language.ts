import { parseAccept } from "hono/utils/accept";
import { detectLanguage, languageCookie, readCookie } from "../domain/detect-language.ts";
import { requestPath } from "./request-path.ts";

/** What the answer then depends on, for its `Vary` header (RFC 9110, section 12.5.5). */
export const languageVary = "Accept-Language, Cookie";

/** By path, language cookie, `Accept-Language` (specification section 9). What makes no sense is passed over. */
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
