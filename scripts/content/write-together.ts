/** Several files written as one: all of them, or none. */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { commandMessages as said } from "./messages/command-line.ts";
import type { Sentence } from "./messages/sentence.ts";

export interface FileChange {
  /** Absolute path. */
  readonly path: string;
  /** What the file held when the change was made up; `undefined`: it must not be there. */
  readonly before: Uint8Array | undefined;
  /** What it is to hold; `undefined`: it is deleted. */
  readonly after: Uint8Array | undefined;
}

/** Why nothing was written. */
export class WriteError extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/**
 * Makes all changes, or none: what was done is undone where one fails.
 *
 * A file that is no longer what it was is not touched, and neither is one that was made in the meantime. Readers see a
 * file as it was or as it is to be, never half of it.
 *
 * @returns A function that undoes everything.
 * @throws WriteError Nothing was changed then.
 */
export function writeTogether(changes: readonly FileChange[]): () => void {
  const undo: (() => void)[] = [];
  const undoAll = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  let current = "";
  try {
    for (const change of changes) {
      current = change.path;
      if (!isAsBefore(change)) throw new WriteError(said.changedMeanwhile(change.path));
    }
    for (const change of changes) {
      current = change.path;
      undo.push(...apply(change));
    }
  } catch (error) {
    undoAll();
    if (error instanceof WriteError) throw error;
    throw new WriteError(said.notWritten(current, error instanceof Error ? error.message : String(error)));
  }
  return undoAll;
}

function isAsBefore({ path, before }: FileChange): boolean {
  if (before === undefined) return !existsSync(path);
  return existsSync(path) && readFileSync(path).equals(before);
}

/** Makes one change; returns what undoes it, to be done from the last to the first. */
function apply({ path, before, after }: FileChange): (() => void)[] {
  if (after === undefined) {
    rmSync(path, { force: true });
    return before === undefined ? [] : [() => replace(path, before)];
  }
  if (before !== undefined) {
    replace(path, after);
    return [() => replace(path, before)];
  }
  const made = mkdirSync(dirname(path), { recursive: true });
  const removeFolder = made === undefined ? [] : [() => rmSync(made, { recursive: true, force: true })];
  const draft = draftOf(path);
  try {
    writeFileSync(draft, after);
    // Refuses to write over a file that was made since.
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  } catch (error) {
    for (const step of removeFolder) step();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return [...removeFolder, () => rmSync(path, { force: true })];
}

function replace(path: string, data: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = draftOf(path);
  try {
    writeFileSync(draft, data);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Names that begin with a dot are no content. */
function draftOf(path: string): string {
  return join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
}
