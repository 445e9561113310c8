/** The files that the form checks: those it was given, with the entry that is edited in their place. */
import { type FileFormat, savedValue, toFile } from "../../../src/admin/form/file-format.ts";
import { formKeys } from "../../../src/admin/form/shape.ts";
import { isRecord, walkStrings } from "../../content/core/value-path.ts";
import { elsewhere } from "../../content/lookup/pictures/inspect-picture.ts";
import type { FileBytes } from "../../content/parse/content-folder.ts";
import { parseText } from "../../content/parse/parse.ts";
import { nameIn, picturePattern } from "../../content/schema/formats/picture.ts";
import { translatedPaths } from "../../content/schema/per-language.ts";
import { kindOf } from "../../content/validate/file-kinds.ts";
import type { FormContent } from "../form-content.ts";

/** A file of the entry that is being edited. */
export interface EditedFile {
  /** In the content folder. */
  readonly path: string;
  readonly format: FileFormat;
  /** What the form holds. */
  readonly value: unknown;
}

export interface Edit {
  readonly files: readonly EditedFile[];
  /** New pictures, by their paths in the content folder. */
  readonly pictures: FileBytes;
  readonly isDeletion?: true;
}

/** The content as the form is given it. */
export function openedFiles({ texts, pictures, isPublic }: FormContent): FileBytes {
  const files = new Map(Object.entries(texts));
  const named = isPublic ? namedPictures(files, files) : [];
  return new Map([...named, ...Object.keys(pictures).map(picture), ...bytesOf(files)]);
}

/** The content once the edit is saved. */
export function editedFiles(saved: FileBytes, { files, pictures, isDeletion }: Edit, isPublic: boolean): FileBytes {
  const others = new Map(saved);
  for (const { path } of files) others.delete(path);
  if (isDeletion) return others;
  const texts = new Map(
    files.map(({ path, format, value }) => [path, toFile(format.shape, savedValue(value), format.firstLine)]),
  );
  return new Map([...(isPublic ? namedPictures(texts, saved) : []), ...others, ...bytesOf(texts), ...pictures]);
}

/** A file without what it says in some languages; a file that does not parse, or says nothing in them, as it is. */
export function withoutWords(path: string, bytes: Uint8Array, languages: readonly string[]): Uint8Array {
  const kind = kindOf(path, languages);
  if (!("schema" in kind) || kind.language !== undefined) return bytes;
  const { parsed } = parseText(path, new TextDecoder().decode(bytes));
  const entries = translatedPaths(kind.schema, parsed?.value);
  if (parsed === undefined || entries.length === 0) return bytes;
  const document = parsed.document.clone();
  for (const entry of entries) for (const language of languages) document.deleteIn([...entry, language]);
  return new TextEncoder().encode(String(document));
}

/** Whether the repository has the entry and this content has not: it is hidden, or newer. */
export function isUnknown(saved: FileBytes, { files }: Edit): boolean {
  return files.some(({ path, value }) => isRecord(value) && Boolean(value[formKeys.source]) && !saved.has(path));
}

type File = readonly [path: string, bytes: Uint8Array];

/** A public content does not say which pictures there are: those that are named are taken to be there. */
function namedPictures(texts: ReadonlyMap<string, string>, all: ReadonlyMap<string, unknown>): File[] {
  const languages = new Set([...all.keys()].flatMap((path) => /^([a-z]{2})\//.exec(path)?.[1] ?? []));
  const strings = [...texts].flatMap(([path, text]) => walkStrings(parseText(path, text).parsed?.value));
  const names = strings.flatMap(({ value }) => (picturePattern.test(value) ? value : []));
  return names.flatMap((name) => [...languages].map((language) => picture(`images/${nameIn(name, language)}`)));
}

function picture(path: string): File {
  return [path, elsewhere];
}

function bytesOf(texts: ReadonlyMap<string, string>): File[] {
  // The file that is edited has line ends of its own.
  return [...texts].map(([path, text]) => [path, new TextEncoder().encode(text.replaceAll("\r\n", "\n"))]);
}
