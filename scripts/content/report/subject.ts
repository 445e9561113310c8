/** What a problem is about, in words. */

import type { Problem } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";

/**
 * Entry and key of a problem where its message does not name them: `Partner "Savanna Tills", phone`. Empty where it
 * does.
 */
export function subjectOf(one: Problem, language: MessageLanguage): string {
  const entry = one.entry[language];
  const message = one.message[language];
  const key = one.path.findLast((step) => typeof step === "string");
  const isNamed = key === undefined || message.includes(`"${key}"`) || message.includes(`„${key}“`);
  return [...(entry === "" || message.includes(entry) ? [] : [entry]), ...(isNamed ? [] : [key])].join(", ");
}

/** The message with its subject in front: `Partner "Savanna Tills", phone: This is not a phone number`. */
export function statement(one: Problem, language: MessageLanguage): string {
  const subject = subjectOf(one, language);
  return subject === "" ? one.message[language] : `${subject}: ${one.message[language]}`;
}
