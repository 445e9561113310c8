/** What differs between two states of the content, file by file, and what was changed in one language only. Pure. */
import type { LocalizedText } from "../core/localized-text.ts";
import { isRecord } from "../core/value-path.ts";
import { entryName } from "../model/entry-name.ts";
import { schemaOf } from "../schema/collections.ts";
import { fieldName } from "../schema/field.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { changeMessages as said } from "./changes-messages.ts";
import { type Change, compareValues, isSame, textAt } from "./compare-values.ts";

export interface FileChange {
  /** `Plugin "Fatoora" (German)`. */
  readonly subject: LocalizedText;
  /** What happened as a whole; `undefined` if `changes` say it. */
  readonly what?: LocalizedText;
  readonly changes: readonly Change[];
}

/** A text that was changed in some languages and not in others. */
export interface HalfChanged {
  readonly subject: LocalizedText;
  readonly label: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

export interface ContentChanges {
  readonly files: readonly FileChange[];
  readonly halfChanged: readonly HalfChanged[];
}

type States = Readonly<Record<"before" | "after", ContentFiles>>;

/** Compares two states of a content folder. They need not be valid. */
export function compareContent(before: ContentFiles, after: ContentFiles): ContentChanges {
  const states = { before, after };
  const files = [...new Set([...after.bytes.keys(), ...before.bytes.keys()])]
    .filter((file) => !isEqual(before.bytes.get(file), after.bytes.get(file)))
    .sort();
  return { files: files.map((file) => compareFile(states, file)), halfChanged: halfChanged(states, files) };
}

function isEqual(old: Uint8Array | undefined, now: Uint8Array | undefined): boolean {
  return old !== undefined && now !== undefined && Buffer.compare(old, now) === 0;
}

function compareFile({ before, after }: States, file: string): FileChange {
  const [old, now] = [before.parsed.get(file)?.value, after.parsed.get(file)?.value];
  const subject = subjectOf(file, now ?? old, after.languages);
  const whole = (what: LocalizedText) => ({ subject, what, changes: [] });
  if (!before.bytes.has(file)) return whole(said.added);
  if (!after.bytes.has(file)) return whole(said.removed);
  if (!after.present.has(file)) return whole(said.replaced);
  if (old === undefined || now === undefined) return whole(said.broken);
  const changes = compareValues(old, now);
  return changes.length === 0 ? whole(said.layoutOnly) : { subject, changes };
}

/** Texts that are there in several languages and were not changed in all of them. */
function halfChanged({ before, after }: States, files: readonly string[]): HalfChanged[] {
  const languages = [...new Set([...after.languages, ...before.languages])];
  const names = files.filter((file) => languages.includes(topOf(file))).map((file) => file.slice(topOf(file).length));
  return [...new Set(names)].flatMap((name) => {
    const values = languages.map((language) => {
      const file = `${language}${name}`;
      return { language, old: before.parsed.get(file)?.value, now: after.parsed.get(file)?.value };
    });
    const labels = values.flatMap(({ old, now }) => compareValues(old, now).map(({ label }) => label));
    const distinct = new Map(labels.map((label) => [label.join("\n"), label]));
    return [...distinct.values()].flatMap((label) => {
      const texts = values
        .map(({ language, old, now }) => ({ language, was: textAt(old, label), is: textAt(now, label) }))
        .filter(({ was, is }) => was !== undefined && is !== undefined);
      const unchanged = texts.filter(({ was, is }) => isSame(was, is)).map(({ language }) => language);
      const changed = texts.map(({ language }) => language).filter((language) => !unchanged.includes(language));
      if (changed.length === 0 || unchanged.length === 0) return [];
      const subject = subjectOf(`${languages[0]}${name}`, values[0]?.now, languages, false);
      return [{ subject, label, changed, unchanged }];
    });
  });
}

const topOf = (file: string) => file.slice(0, file.indexOf("/"));

/** What people call a file: the entry that it is, or what its schema says. */
function subjectOf(file: string, value: unknown, languages: readonly string[], withLanguage = true): LocalizedText {
  const found = schemaOf(file, languages);
  if (!("schema" in found)) return said.file(file);
  const country = isRecord(value) && file.startsWith("partners/") ? value.country : undefined;
  if (country !== undefined) return said.partnersOf(String(country));
  const isEntry = /^(?:plugins|releases)\//.test(file);
  const subject = isEntry ? entryName(file, value, []) : fieldName(found.schema);
  return withLanguage && found.language !== undefined ? said.inLanguage(subject, found.language) : subject;
}
