/** What a problem is about, in words. */

import type { Problem } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";

/**
 * Entry and key of a problem where its message does not name them: `Partner "Savanna Tills", phone`. Empty where it
 * does.
 */
export function subjectOf(problem: Problem, language: MessageLanguage): string {
  const entry = problem.entry[language];
  const message = problem.message[language];
  const key = problem.path.findLast((step) => typeof step === "string");
  const isNamed = key === undefined || message.includes(`"${key}"`) || message.includes(`„${key}“`);
  return [...(entry === "" || message.includes(entry) ? [] : [entry]), ...(isNamed ? [] : [key])].join(", ");
}

/** The message with its subject in front: `Partner "Savanna Tills", phone: This is not a phone number`. */
export function statement(problem: Problem, language: MessageLanguage): string {
  const subject = subjectOf(problem, language);
  return subject === "" ? problem.message[language] : `${subject}: ${problem.message[language]}`;
}
