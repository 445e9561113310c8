/** Texts for the location and subject of a diagnostic. */
import { join, relative } from "node:path";
import type { Diagnostic, SourceLocation } from "../../core/diagnostic.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { say } from "../../core/messages/say.ts";

/** Path of a content file including the folder: `content/site.yaml`. */
export function pathOf(folder: string, file: string): string {
  const top = folder.replace(/(?<=.)[/\\]+$/, "");
  return file === "" ? top : `${top}/${file}`;
}

type Place = Pick<SourceLocation, "file" | "line" | "column">;

/** `content/site.yaml:14:5`, which terminals of code editors turn into a link. */
export function locationName(folder: string, { file, line, column }: Place): string {
  return file === "" ? pathOf(folder, file) : `${pathOf(folder, file)}:${line}:${column}`;
}

/** ` (and 2 more like this, lines 9 and 12)`; empty without repeats. */
export function repeatsNote(repeats: readonly Diagnostic[], language: MessageLanguage): string {
  const lines = [...new Set(repeats.map(({ line }) => String(line)))];
  if (lines.length === 0) return "";
  return ` ${say({ id: "tool.report.further-lines", data: { count: lines.length, lines } }, language)}`;
}

/**
 * The message, prefixed with entry and key unless it names them:
 * `Partner "Savanna Tills", phone: This is not a phone number`. Nested keys are prefixed with their parent: `seo › title`.
 */
export function headline(diagnostic: Diagnostic, language: MessageLanguage): string {
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

/** Path of a content file relative to the repository, with `/`, as git and GitHub write it. */
export function pathInRepository(
  { root, environment }: { readonly root: string; readonly environment: NodeJS.ProcessEnv },
  file: string,
): string {
  return relative(environment.GITHUB_WORKSPACE ?? process.cwd(), join(root, file)).replaceAll("\\", "/");
}
