/** What a diagnostic is about, in words. */
import type { Diagnostic, SourceLocation } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../core/localized-text.ts";

/** Path of a content file as somebody in front of the folder writes it: `content/site.yaml`. */
export function pathOf(folder: string, file: string): string {
  const top = folder.replace(/(?<=.)[/\\]+$/, "");
  return file === "" ? top : `${top}/${file}`;
}

/** `content/site.yaml:14:5`, which editors of code open at that place. */
export function placeName(folder: string, { file, line, column }: SourceLocation): string {
  return file === "" ? pathOf(folder, file) : `${pathOf(folder, file)}:${line}:${column}`;
}

/**
 * The message, behind entry and key if it does not name them:
 * `Partner "Savanna Tills", phone: This is not a phone number`. A key of a group has the group in front: `seo › title`.
 */
export function statement(diagnostic: Diagnostic, language: MessageLanguage): string {
  const entry = diagnostic.entry[language];
  const message = diagnostic.message[language];
  const at = diagnostic.path.findLastIndex((step) => typeof step === "string");
  const [parent, key] = [diagnostic.path[at - 1], diagnostic.path[at]?.toString()];
  const isNamed = key === undefined || message.includes(`"${key}"`) || message.includes(`„${key}“`);
  const subject = [
    ...(message.includes(entry) ? [] : [entry]),
    ...(isNamed ? [] : [typeof parent === "string" ? `${parent} › ${key}` : key]),
  ].join(", ");
  return subject === "" ? message : `${subject}: ${message}`;
}
