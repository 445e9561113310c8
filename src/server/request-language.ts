/** The language a request is answered in if its path does not say. */
import { acceptedLanguages, detectLanguage, languageCookie, readCookie } from "../features/language/detect.ts";
import { requestPath } from "./request-path.ts";

/** What the answer then depends on, for its `Vary` header (RFC 9110, section 12.5.5). */
export const languageVary = "Accept-Language, Cookie";

/**
 * Path, then the language cookie, then `Accept-Language` (specification section 9). A header or cookie that is missing
 * or makes no sense is passed over.
 *
 * @param languages Languages of the site; the first one is the fallback.
 * @returns One of `languages`.
 */
export function requestLanguage(request: Request, languages: readonly string[]): string {
  return detectLanguage(
    {
      pathname: requestPath(request),
      stored: readCookie(request.headers.get("Cookie") ?? "", languageCookie),
      preferred: acceptedLanguages(request.headers.get("Accept-Language") ?? ""),
    },
    languages,
  );
}
