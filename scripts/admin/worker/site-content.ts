/** The content of the site in the worker of the form, with the entry that is being edited in place of its files. */
import { type CheckedContent, checkContent } from "../../content/check.ts";
import type { Served } from "../../content/emit/media.ts";
import { elsewhere } from "../../content/model/pictures/inspect-picture.ts";
import type { FileBytes } from "../../content/parse/content-folder.ts";

/** The content folder as the build hands it to the form. */
export interface FormContent {
  /** Files by their paths in the content folder. */
  readonly texts: Readonly<Record<string, string>>;
  /** What pages are given of each picture, if one shows it. The bytes are not needed: the build has inspected them. */
  readonly pictures: Readonly<Record<string, Served | null>>;
}

/** The files of one entry as they would be saved, its new pictures among them, by their paths in the content folder. */
export type EditedFiles = ReadonlyMap<string, string | Uint8Array>;

let saved: FileBytes = new Map();
/** Of the text before: a file that is as it was keeps its object, and is not read again. */
let edited: FileBytes = new Map();

/** @returns What the check says of the content as it is. */
export function openContent({ texts, pictures }: FormContent): CheckedContent {
  saved = new Map([
    ...Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)] as const),
    ...Object.keys(pictures).map((path) => [path, elsewhere] as const),
  ]);
  return checkContent(saved);
}

/** @returns What the check says of the content once the entry is saved. The entry before is forgotten. */
export function checkEdit(files: EditedFiles): CheckedContent {
  const entries = [...files].map(([path, data]): [string, Uint8Array] => {
    const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
    const known = [edited.get(path), saved.get(path)].find((before) => before !== undefined && isSame(before, bytes));
    return [path, known ?? bytes];
  });
  edited = new Map(entries);
  return checkContent(new Map([...saved, ...edited]), { base: saved });
}

/** The entry that was checked last has been saved. */
export function keepEdit(): void {
  saved = new Map([...saved, ...edited]);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}
