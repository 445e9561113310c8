/** What it takes to record that translations have been looked at: which files change, or why it is refused. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isError } from "../check.ts";
import type { ContentFiles } from "../load.ts";
import type { Sentence } from "../messages/sentence.ts";
import { reviewMessages as said } from "../messages/translations.ts";
import type { ParsedFile } from "../parse.ts";
import { type PendingMark, pendingMarks } from "../pending.ts";
import type { Problem } from "../problem.ts";
import type { FileChange } from "../write-together.ts";
import { clearMarks } from "./clear-marks.ts";
import { compareWithRecord, renewRecord } from "./record.ts";
import { formatRecord, recordPath, type StoredRecord } from "./record-files.ts";
import { recordsOf, sourcesOf } from "./status.ts";
import { type SourceText, textsOf } from "./texts.ts";

/** What is to be recorded of one file: everything, or the entries at these addresses. */
export interface Selection {
  readonly language: string;
  /** Path below the language. */
  readonly name: string;
  readonly addresses: readonly string[] | undefined;
}

export interface Review {
  readonly changes: readonly FileChange[];
  /** What is done, line by line. */
  readonly said: readonly Sentence[];
  /** Why nothing is done. With a reason there are no changes. */
  readonly refused: readonly Sentence[];
}

export interface ReviewOptions {
  /** How the content folder is named in messages. */
  readonly folder: string;
  /** Take away marks in what is recorded. */
  readonly clearPending: boolean;
  /** Everything of these languages is recorded: records of files that are gone are deleted. */
  readonly whole: readonly string[];
}

/** True where an entry was asked for, or one around it. */
export function isSelected(addresses: readonly string[] | undefined, address: string): boolean {
  return addresses === undefined || addresses.some((one) => address === one || address.startsWith(`${one}.`));
}

/** Works out a review. Writes nothing. */
export function review(
  files: ContentFiles,
  problems: readonly Problem[],
  selections: readonly Selection[],
  options: ReviewOptions,
): Review {
  const codes = [...new Set([...selections.map(({ language }) => language), ...options.whole])];
  const records = new Map(codes.map((code) => [code, recordsOf(files, code)]));
  const parts = selections.map((selection) => {
    const stored = records.get(selection.language)?.matched.get(selection.name);
    return reviewFile(files, problems, selection, stored, options);
  });
  const gone = options.whole.flatMap((code) => forgetFiles(code, records.get(code)?.orphans ?? new Map()));
  const refused = parts.flatMap((part) => part.refused);
  if (refused.length > 0) return { changes: [], said: [], refused };
  return {
    changes: [...parts, ...gone].flatMap((part) => part.changes),
    said: [...parts, ...gone].flatMap((part) => part.said),
    refused,
  };
}

function reviewFile(
  files: ContentFiles,
  problems: readonly Problem[],
  { language, name, addresses }: Selection,
  stored: StoredRecord | undefined,
  { folder, clearPending }: ReviewOptions,
): Review {
  const [source = ""] = files.languages;
  const file = `${language}/${name}`;
  const refuse = (refused: readonly Sentence[]): Review => ({ changes: [], said: [], refused });
  const errors = problems.filter((one) => isError(one) && [file, `${source}/${name}`].includes(one.file));
  if (errors.length > 0) {
    return refuse(errors.map((one) => said.hasError(`${folder}/${one.file}:${one.line}:${one.column}`, one.message)));
  }
  const [original, translated] = [sourcesOf(files).get(name), files.parsed.get(file)];
  if (original === undefined || translated === undefined) return refuse([said.missing(`${folder}/${file}`, "")]);
  const texts = textsOf(original.value, translated.value);
  const chosen = texts.filter(({ address }) => isSelected(addresses, address));
  const missing = chosen.filter((one) => one.translated === undefined);
  if (missing.length > 0) return refuse(missing.map(({ address }) => said.missing(`${folder}/${file}`, address)));
  const marks = pendingMarks(translated).filter((mark) => chosen.some((text) => isAbout(mark, text)));
  const placeOf = (mark: PendingMark) => `${folder}/${file}:${mark.comment.line}`;
  if (!clearPending && marks.length > 0) return refuse(marks.map((mark) => said.isPending(placeOf(mark))));
  const wide = marks.filter((mark) => texts.some((text) => isAbout(mark, text) && !chosen.includes(text)));
  if (wide.length > 0) return refuse(wide.map((mark) => said.marksMore(placeOf(mark))));
  const recorded = recordChanges(files.root, original, translated, stored, addresses, folder);
  return {
    changes: [...recorded.changes, ...(marks.length > 0 ? [withoutMarks(files, translated, marks)] : [])],
    said: [...recorded.said, ...marks.map((mark) => said.cleared(placeOf(mark)))],
    refused: [],
  };
}

function recordChanges(
  root: string,
  original: ParsedFile,
  translated: ParsedFile,
  stored: StoredRecord | undefined,
  addresses: readonly string[] | undefined,
  folder: string,
): Omit<Review, "refused"> {
  const [language = "", ...steps] = translated.file.split("/");
  const { texts, gone } = compareWithRecord(original.value, stored?.record);
  const chosen = texts.filter(({ address }) => isSelected(addresses, address));
  const added = chosen.filter(({ recorded }) => recorded === undefined).length;
  const renewed = chosen.filter(({ recorded, now }) => recorded !== undefined && recorded !== now).length;
  const record = renewRecord(original.value, stored?.record, (address) => isSelected(addresses, address));
  const file = `${folder}/${translated.file}`;
  const path = recordPath(root, language, steps.join("/"));
  const after = record === undefined ? undefined : Buffer.from(formatRecord(record, original.file));
  const moved = stored !== undefined && stored.path !== path;
  return {
    changes: recordFileChanges(path, stored, after),
    said: [
      ...(moved ? [said.moved(nameOfRecord(stored.path, root), file)] : []),
      ...(added + renewed > 0 ? [said.recorded(file, added, renewed)] : []),
      ...(gone > 0 ? [said.forgotten(file, gone)] : []),
    ],
  };
}

/** A record is written, rewritten, moved or deleted; nothing happens where it says the same already. */
function recordFileChanges(path: string, stored: StoredRecord | undefined, after: Buffer | undefined): FileChange[] {
  const isOwn = stored?.path === path;
  const old: FileChange[] =
    stored === undefined || isOwn ? [] : [{ path: stored.path, before: stored.bytes, after: undefined }];
  const before = isOwn ? stored.bytes : undefined;
  const isSame = before !== undefined && after?.equals(before) === true;
  return isSame || (before === undefined && after === undefined) ? old : [{ path, before, after }, ...old];
}

function forgetFiles(language: string, orphans: ReadonlyMap<string, StoredRecord>): Omit<Review, "refused">[] {
  return [...orphans].map(([name, { path, bytes }]) => ({
    changes: [{ path, before: bytes, after: undefined }],
    said: [said.deleted(`${language}/${name}`)],
  }));
}

function isAbout(mark: PendingMark, { translated }: SourceText): boolean {
  return translated !== undefined && mark.path.every((step, index) => step === translated.path[index]);
}

function withoutMarks(files: ContentFiles, { file }: ParsedFile, marks: readonly PendingMark[]): FileChange {
  const path = join(files.root, file);
  const before = readFileSync(path);
  const comments = marks.map(({ comment }) => comment);
  return { path, before, after: Buffer.from(clearMarks(before.toString("utf8"), comments)) };
}

/** The file of words that a record is about: `de/pages/home.yaml`. */
function nameOfRecord(path: string, root: string): string {
  return path
    .slice(root.length + 1)
    .replaceAll("\\", "/")
    .replace(/\/\.translated\//, "/");
}
