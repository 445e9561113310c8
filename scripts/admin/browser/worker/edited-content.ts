/** Applies edits to the content that the form has loaded. */

import { kindOf } from "../../../content/check/file-kinds.ts";
import { externalImage } from "../../../content/check/indexes/inspect-picture.ts";
import { isRecord, walkStrings } from "../../../content/core/value-path.ts";
import type { FileBytes } from "../../../content/files/content-folder.ts";
import { parseText } from "../../../content/files/parse.ts";
import { nameIn, picturePattern } from "../../../content/schema/formats/picture.ts";
import { translatedPaths } from "../../../content/schema/per-language.ts";
import type { FormContent } from "../../build/form-content.ts";
import { type FileConfig, savedValue, toFile } from "../form/file-config.ts";
import { formKeys } from "../form/shape.ts";

export interface EditedFile {
  /** Path in the content folder. */
  readonly path: string;
  readonly format: FileConfig;
  readonly value: unknown;
}

export interface Edit {
  readonly files: readonly EditedFile[];
  /** New pictures by path in the content folder. */
  readonly pictures: FileBytes;
  readonly isDeletion?: true;
}

export function openedFiles({ texts, pictures, isPublic }: FormContent): FileBytes {
  const files = new Map(Object.entries(texts));
  const named = isPublic ? namedPictures(files, files) : [];
  return new Map([...named, ...Object.keys(pictures).map(picture), ...bytesOf(files)]);
}

export function editedFiles(saved: FileBytes, { files, pictures, isDeletion }: Edit, isPublic: boolean): FileBytes {
  const others = new Map(saved);
  for (const { path } of files) others.delete(path);
  if (isDeletion) return others;
  const texts = new Map(
    files.map(({ path, format, value }) => [path, toFile(format.shape, savedValue(value), format.firstLine)]),
  );
  return new Map([...(isPublic ? namedPictures(texts, saved) : []), ...others, ...bytesOf(texts), ...pictures]);
}

/** A file without its texts in some languages. Unchanged if it has none, or doesn't parse. */
export function withoutTranslations(path: string, bytes: Uint8Array, languages: readonly string[]): Uint8Array {
  const kind = kindOf(path, languages);
  if (!("schema" in kind) || kind.language !== undefined) return bytes;
  const { parsed } = parseText(path, new TextDecoder().decode(bytes));
  const entries = translatedPaths(kind.schema, parsed?.value);
  if (parsed === undefined || entries.length === 0) return bytes;
  const document = parsed.document.clone();
  for (const entry of entries) for (const language of languages) document.deleteIn([...entry, language]);
  return new TextEncoder().encode(String(document));
}

/** Whether the entry is missing from the loaded content because it is hidden or newer. */
export function isUnknown(saved: FileBytes, { files }: Edit): boolean {
  return files.some(({ path, value }) => isRecord(value) && Boolean(value[formKeys.source]) && !saved.has(path));
}

type File = readonly [path: string, bytes: Uint8Array];

/** Public content lacks unused pictures, so all pictures that texts name are assumed to exist. */
function namedPictures(texts: ReadonlyMap<string, string>, all: ReadonlyMap<string, unknown>): File[] {
  const languages = new Set([...all.keys()].flatMap((path) => /^([a-z]{2})\//.exec(path)?.[1] ?? []));
  const strings = [...texts].flatMap(([path, text]) => walkStrings(parseText(path, text).parsed?.value));
  const names = strings.flatMap(({ value }) => (picturePattern.test(value) ? value : []));
  return names.flatMap((name) => [...languages].map((language) => picture(`images/${nameIn(name, language)}`)));
}

function picture(path: string): File {
  return [path, externalImage];
}

function bytesOf(texts: ReadonlyMap<string, string>): File[] {
  // The edited file may have Windows line breaks.
  return [...texts].map(([path, text]) => [path, new TextEncoder().encode(text.replaceAll("\r\n", "\n"))]);
}
