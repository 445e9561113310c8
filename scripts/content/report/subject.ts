/** What a diagnostic is about, in words. */
import type { Diagnostic, SourceLocation } from "../core/diagnostic.ts";
import type { MessageLanguage } from "../messages/language.ts";
import { say } from "../messages/say.ts";
import type { Shown } from "./arrange.ts";

/** Path of a content file as somebody in front of the folder writes it: `content/site.yaml`. */
export function pathOf(folder: string, file: string): string {
  const top = folder.replace(/(?<=.)[/\\]+$/, "");
  return file === "" ? top : `${top}/${file}`;
}

/** `content/site.yaml:14:5`, which editors of code open at that place. */
export function placeName(folder: string, { file, line, column }: SourceLocation): string {
  return file === "" ? pathOf(folder, file) : `${pathOf(folder, file)}:${line}:${column}`;
}

/** `(and 2 more like this, lines 9 and 12)`, behind a statement; empty if nothing else says the same. */
export function alsoIn({ others }: Shown, language: MessageLanguage): string {
  const lines = [...new Set(others.map(({ line }) => String(line)))];
  if (lines.length === 0) return "";
  return ` ${say({ id: "tool.report.further-lines", data: { count: lines.length, lines } }, language)}`;
}

/**
 * The message, behind entry and key if it does not name them:
 * `Partner "Savanna Tills", phone: This is not a phone number`. A key of a group has the group in front: `seo › title`.
 */
export function statement(diagnostic: Diagnostic, language: MessageLanguage): string {
  const { entry, path, data } = diagnostic;
  const message = say(diagnostic, language);
  const isNamed = (name: unknown) => Object.values(data).flat().includes(String(name));
  const at = path.findLastIndex((step) => typeof step === "string");
  const [parent, key] = [path[at - 1], path[at]];
  const subject = [
    ...(entry === undefined || isNamed(entry.data?.name) ? [] : [say(entry, language)]),
    ...(key === undefined || isNamed(key) ? [] : [typeof parent === "string" ? `${parent} › ${key}` : key]),
  ].join(", ");
  return subject === "" ? message : `${subject}: ${message}`;
}
