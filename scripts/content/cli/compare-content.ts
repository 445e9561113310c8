/** Compares two states of the content: changes per file, and texts changed in some languages only. Pure. */

import type { ContentFiles } from "../check/content-files.ts";
import { entryName } from "../check/entry-name.ts";
import { languageOf, schemaOf } from "../check/file-kinds.ts";
import { translatedPairs } from "../check/indexes/translated-pairs.ts";
import { groupBy } from "../core/group-by.ts";
import { memo } from "../core/memo.ts";
import type { MessageLanguage } from "../core/messages/language.ts";
import type { MessageId } from "../core/messages/message.ts";
import { say } from "../core/messages/say.ts";
import { isRecord, type Path, valueAt, walkStrings } from "../core/value-path.ts";
import type { ParsedFile } from "../files/parse.ts";
import { fieldName } from "../schema/field.ts";
import { type Change, compareValues, wordingOf } from "./compare-values.ts";

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
  return { files: files.map((file) => compareFile(states, file)), halfChanged: halfChanged(states) };
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

/** Texts that were in two languages before, of which only one was changed. */
function halfChanged({ before, after, language }: States): UntranslatedChange[] {
  const [first = ""] = after.languages;
  const isNew = ({ file }: ParsedFile, path: Path, text: string) => {
    const old = before.parsed.get(file);
    return old && valueAt(old.value, path) !== undefined ? !wordings(old).has(wordingOf(text)) : undefined;
  };
  const found = translatedPairs(after).flatMap(({ original, translated, texts, language: code }) => {
    const subject = subjectOf(original.file, original.value, after.languages, language);
    return texts.flatMap(({ path, value, originalPath, original: source }) => {
      const [isOriginalNew, isNewToo] = [isNew(original, originalPath, source), isNew(translated, path, value)];
      if (isOriginalNew === undefined || isNewToo === undefined || isOriginalNew === isNewToo) return [];
      const [changed, unchanged] = isOriginalNew ? [first, code] : [code, first];
      const steps = path.filter((step, index) => step === originalPath[index]);
      const label = steps.map((step) => (typeof step === "number" ? step + 1 : step)).join(" › ");
      return [{ subject, label, changed, unchanged }];
    });
  });
  const byText = groupBy(found, ({ subject, label }) => `${subject}\n${label}`);
  return [...byText.values()].flatMap((all) =>
    all.slice(0, 1).map(({ subject, label }) => {
      const [changed, unchanged] = [all.map((each) => each.changed), all.map((each) => each.unchanged)];
      return { subject, label, changed: [...new Set(changed)], unchanged: [...new Set(unchanged)] };
    }),
  );
}

const wordings = memo(({ value }: ParsedFile) => new Set(walkStrings(value).map((text) => wordingOf(text.value))));

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
