/** What a diagnostic is about, in words. */

import type { Diagnostic } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";

/**
 * The message, behind entry and key if it does not name them:
 * `Partner "Savanna Tills", phone: This is not a phone number`.
 */
export function statement(diagnostic: Diagnostic, language: MessageLanguage): string {
  const entry = diagnostic.entry[language];
  const message = diagnostic.message[language];
  const key = diagnostic.path.findLast((step) => typeof step === "string");
  const isNamed = key === undefined || message.includes(`"${key}"`) || message.includes(`„${key}“`);
  const subject = [...(message.includes(entry) ? [] : [entry]), ...(isNamed ? [] : [key])].join(", ");
  return subject === "" ? message : `${subject}: ${message}`;
}
