/** In which language the form speaks. */

/**
 * @param offered Languages that labels are given in: `["en", "de"]`.
 * @param preferences What the form keeps of its own settings, as JSON: a language chosen there goes before the browser's.
 * @param browser Languages of the browser, best first.
 * @returns The first wanted language that is offered; otherwise the first offered one.
 */
export function formLanguage(
  offered: readonly string[],
  preferences: string | null,
  browser: readonly string[],
): string {
  const wanted = [chosenLanguage(preferences), ...browser].flatMap((tag) => tag?.toLowerCase().split("-")[0] ?? []);
  return wanted.find((language) => offered.includes(language)) ?? offered[0] ?? "";
}

function chosenLanguage(preferences: string | null): string | undefined {
  try {
    const kept: unknown = JSON.parse(preferences ?? "{}");
    const isObject = typeof kept === "object" && kept !== null && "locale" in kept;
    return isObject && typeof kept.locale === "string" && kept.locale !== "auto" ? kept.locale : undefined;
  } catch {
    return undefined;
  }
}
