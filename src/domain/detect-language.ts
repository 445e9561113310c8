/** Stores the visitor's choice; a cookie, because the server reads it too. */
export const languageCookie = "language";

/**
 * First path segment, then stored choice, then the browser's list (BCP 47 tags), then the first language of the site.
 * Other languages are ignored, and of the browser's those that are not offered.
 */
export function detectLanguage(
  known: { readonly pathname: string; readonly stored?: string | undefined; readonly preferred: readonly string[] },
  { languages, unoffered }: { readonly languages: readonly string[]; readonly unoffered: readonly string[] },
): string {
  const [, first = ""] = known.pathname.split("/");
  // Only browsers send regions, such as "de-AT".
  const browser = known.preferred
    .map((tag) => tag.toLowerCase().split("-")[0] ?? "")
    .filter((tag) => !unoffered.includes(tag));
  const wanted = [first, known.stored ?? "", ...browser];
  return wanted.find((tag) => languages.includes(tag)) ?? languages[0] ?? "en";
}

/** The value of a cookie in a `Cookie` header or `document.cookie`, not decoded. */
export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(";")) {
    const [key = "", ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return undefined;
}
