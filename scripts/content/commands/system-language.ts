/** The language that a command speaks where nobody asked for one. */
import { languageOf, type MessageLanguage } from "../core/localized-text.ts";

/** That of the environment, as `languageOf` reads it. */
export function systemLanguage(): MessageLanguage {
  return languageOf(process.env, Intl.DateTimeFormat().resolvedOptions().locale);
}
