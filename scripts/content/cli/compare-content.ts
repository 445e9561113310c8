/** Compares two states of the content: changes per file, and texts changed in some languages only. Pure. */

import type { ContentFiles } from "../check/content-files.ts";
import { entryName } from "../check/entry-name.ts";
import { languageOf, schemaOf } from "../check/file-kinds.ts";
import type { MessageLanguage } from "../core/messages/language.ts";
import type { MessageId } from "../core/messages/message.ts";
import { say } from "../core/messages/say.ts";
import { isRecord, valueAt } from "../core/value-path.ts";
import { fieldName } from "../schema/field.ts";
import { type Change, compareValues, isSameText, textAt } from "./compare-values.ts";

export interface FileChange {
  /** `Plugin "Fatoora" (German)`. */
  readonly subject: string;
  /** Message about the whole file, instead of `changes`. */
  readonly what?: MessageId;
  readonly changes: readonly Change[];
}

/** A text changed in some languages but not in others. */
export interface UntranslatedChange {
  readonly subject: string;
  /** `hero › title` */
  readonly label: string;
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

export interface ContentChanges {
  readonly files: readonly FileChange[];
  readonly halfChanged: readonly UntranslatedChange[];
}

interface States {
  readonly before: ContentFiles;
  readonly after: ContentFiles;
  readonly language: MessageLanguage;
}

/** Compares two states of a content folder, which may be invalid. @param language Language of the names. */
export function compareContent(before: ContentFiles, after: ContentFiles, language: MessageLanguage): ContentChanges {
  const states = { before, after, language };
  const files = [...new Set([...after.bytes.keys(), ...before.bytes.keys()])]
    .filter((file) => !isEqual(before.bytes.get(file), after.bytes.get(file)))
    .sort();
  return { files: files.map((file) => compareFile(states, file)), halfChanged: halfChanged(states, files) };
}

function isEqual(old: Uint8Array | undefined, now: Uint8Array | undefined): boolean {
  return old !== undefined && now !== undefined && Buffer.compare(old, now) === 0;
}

function compareFile({ before, after, language }: States, file: string): FileChange {
  const [old, now] = [before.parsed.get(file)?.value, after.parsed.get(file)?.value];
  const name = subjectOf(file, now ?? old, after.languages, language);
  const code = languageOf(file, [], after.languages);
  const subject =
    code === undefined ? name : say({ id: "tool.changes.in-language", data: { subject: name, code } }, language);
  const wholeFile = (what: MessageId) => ({ subject, what, changes: [] });
  if (!before.bytes.has(file)) return wholeFile("tool.changes.file-added");
  if (!after.bytes.has(file)) return wholeFile("tool.changes.file-removed");
  if (!after.present.has(file)) return wholeFile("tool.changes.file-replaced");
  if (old === undefined || now === undefined) return wholeFile("tool.changes.broken");
  const changes = compareValues(old, now);
  return changes.length === 0 ? wholeFile("tool.changes.layout-only") : { subject, changes };
}

/** Texts that exist in several languages, of which not all were changed: in language folders, then in files of facts. */
function halfChanged({ before, after, language }: States, files: readonly string[]): UntranslatedChange[] {
  const languages = [...new Set([...after.languages, ...before.languages])];
  const isTexts = (file: string) => languages.includes(topOf(file));
  const names = new Set(files.filter(isTexts).map((file) => file.slice(topOf(file).length)));
  const inFolders = [...names].map((name) => ({
    file: `${languages[0]}${name}`,
    valueIn: ({ parsed }: ContentFiles): unknown =>
      Object.fromEntries(languages.map((code) => [code, parsed.get(`${code}${name}`)?.value])),
    languageStep: () => 0,
  }));
  const inFacts = files
    .filter((file) => !isTexts(file))
    .map((file) => ({
      file,
      valueIn: ({ parsed }: ContentFiles) => parsed.get(file)?.value,
      languageStep: (label: readonly string[]) =>
        label.findIndex((_key, step) => languageOf(file, label.slice(0, step + 1), languages) !== undefined),
    }));
  return [...inFolders, ...inFacts].flatMap(({ file, valueIn, languageStep }) => {
    const [old, now] = [valueIn(before), valueIn(after)];
    const subject = subjectOf(file, now, languages, language);
    return halfChangedIn(old, now, languages, languageStep).map((texts) => ({ subject, ...texts }));
  });
}

/** @param languageStep Index of the language in a label; -1 if it has none. */
function halfChangedIn(
  old: unknown,
  now: unknown,
  languages: readonly string[],
  languageStep: (label: readonly string[]) => number,
): Omit<UntranslatedChange, "subject">[] {
  const changed = compareValues(old, now).flatMap(({ label }) => {
    const step = languageStep(label);
    return step < 0 ? [] : [{ step, label: label.toSpliced(step, 1) }];
  });
  const distinct = new Map(changed.map((each) => [each.label.join("\n"), each]));
  return [...distinct.values()].flatMap(({ step, label }) => {
    const texts = languages
      .map((code) => ({ code, path: label.toSpliced(step, 0, code) }))
      .map(({ code, path }) => ({ code, was: textAt(old, path), is: textAt(now, path) }))
      .filter(({ was, is }) => was !== undefined && is !== undefined);
    const unchanged = texts.filter(({ was, is }) => isSameText(was, is)).map(({ code }) => code);
    const changed = texts.map(({ code }) => code).filter((code) => !unchanged.includes(code));
    return changed.length === 0 || unchanged.length === 0 ? [] : [{ label: label.join(" › "), changed, unchanged }];
  });
}

const topOf = (file: string) => file.slice(0, file.indexOf("/"));

/** The display name of a file: its entry's, or its schema's. */
function subjectOf(file: string, value: unknown, languages: readonly string[], language: MessageLanguage): string {
  const kind = schemaOf(file, languages);
  if (!("schema" in kind)) return say({ id: "tool.changes.file", data: { path: file } }, language);
  const country = isRecord(value) && file.startsWith("partners/") ? value.country : undefined;
  if (country !== undefined) return say({ id: "tool.changes.partners", data: { code: String(country) } }, language);
  const name = valueAt(value, ["name", languages[0] ?? ""]);
  if (file.startsWith("plugins/") && typeof name === "string") {
    return say({ id: "tool.entry.plugin", data: { name } }, language);
  }
  const isEntry = /^(?:plugins|releases)\//.test(file);
  const entry = isEntry ? entryName(file, value, []) : undefined;
  return entry === undefined ? fieldName(kind.schema)[language] : say(entry, language);
}
