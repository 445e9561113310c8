/** What a diagnostic is about, in words. */

import type { Diagnostic } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";

/**
 * Entry and key of a diagnostic where its message does not name them: `Partner "Savanna Tills", phone`. Empty where it
 * does.
 */
export function subjectOf(diagnostic: Diagnostic, language: MessageLanguage): string {
  const entry = diagnostic.entry[language];
  const message = diagnostic.message[language];
  const key = diagnostic.path.findLast((step) => typeof step === "string");
  const isNamed = key === undefined || message.includes(`"${key}"`) || message.includes(`„${key}“`);
  return [...(entry === "" || message.includes(entry) ? [] : [entry]), ...(isNamed ? [] : [key])].join(", ");
}

/** The message with its subject in front: `Partner "Savanna Tills", phone: This is not a phone number`. */
export function statement(diagnostic: Diagnostic, language: MessageLanguage): string {
  const subject = subjectOf(diagnostic, language);
  return subject === "" ? diagnostic.message[language] : `${subject}: ${diagnostic.message[language]}`;
}
