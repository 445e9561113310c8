/**
 * The content folder on the disk: which files there are, and what is in them. It is looked at once, and after that only
 * where something is said to have changed.
 */
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { batch, type Signal, signal } from "@preact/signals-core";

export interface ContentFolder {
  /** Absolute path. */
  readonly root: string;
  /** Sorted paths of all files, with `/`; none where the folder cannot be read. */
  names(): readonly string[];
  /**
   * The bytes of a file, read from the disk.
   *
   * @returns `undefined` where there is none, or none any more.
   * @throws Error where it is there and cannot be read: it may be in use for a moment.
   */
  read(name: string): Buffer | undefined;
  /**
   * Looks again at what may have changed.
   *
   * @param paths Files and folders that were made, changed, renamed or deleted, relative to the root, with `/`. `""` is
   *   the whole folder.
   */
  lookAgain(paths: readonly string[]): void;
}

/** @param root Absolute path. */
export function openFolder(root: string): ContentFolder {
  let known = new Set(filesBelow(root, ""));
  const names = signal(sorted(known));
  // A file that may have changed gets a new object, and whoever has read it reads it again.
  const states = new Map<string, Signal<object>>();
  const stateOf = (name: string) => {
    const state = states.get(name) ?? signal({});
    states.set(name, state);
    return state;
  };
  return {
    root,
    names: () => names.value,
    read: (name) => (stateOf(name).value && known.has(name) ? readIfThere(join(root, name)) : undefined),
    lookAgain(paths) {
      const before = known;
      known = listAgain(root, before, paths);
      const isNew = (name: string) => !before.has(name) || paths.some((path) => isAtOrBelow(name, path));
      const touched = [...[...known].filter(isNew), ...[...before].filter((name) => !known.has(name))];
      batch(() => {
        for (const name of touched) stateOf(name).value = {};
        if (known.size !== before.size || touched.some((name) => !before.has(name))) names.value = sorted(known);
      });
    },
  };
}

/**
 * The files there are now. The folder around each path is listed rather than the path looked up: where capitals do not
 * count, a file is found under its earlier name too.
 */
function listAgain(root: string, before: ReadonlySet<string>, paths: readonly string[]): Set<string> {
  if (paths.includes("")) return new Set(filesBelow(root, ""));
  const names = new Set(before);
  for (const folder of new Set(paths.map(parentOf))) syncFolder(root, folder, names, paths);
  return names;
}

function syncFolder(root: string, folder: string, names: Set<string>, paths: readonly string[]): void {
  const entries = listFolder(join(root, folder));
  if (entries === undefined && folder !== "") {
    syncFolder(root, parentOf(folder), names, [...paths, folder]);
    return;
  }
  const pathOf = (name: string) => (folder === "" ? name : `${folder}/${name}`);
  const files = new Set(entries?.filter((entry) => entry.isFile()).map(({ name }) => pathOf(name)));
  const folders = new Set(entries?.filter((entry) => entry.isDirectory()).map(({ name }) => pathOf(name)));
  const known = new Set<string>();
  for (const name of names) {
    if (!isAtOrBelow(name, folder)) continue;
    const end = name.indexOf("/", folder === "" ? 0 : folder.length + 1);
    const child = end < 0 ? name : name.slice(0, end);
    const isFile = end < 0;
    if (!(isFile ? files : folders).has(child) || paths.includes(child)) names.delete(name);
    else if (!isFile) known.add(child);
  }
  for (const file of files) if (!isIgnored(file)) names.add(file);
  for (const child of folders) if (!known.has(child)) for (const file of filesBelow(root, child)) names.add(file);
}

/** Sorted paths of all files below `root`, with `/`; none where it cannot be read. */
export function listFiles(root: string): string[] {
  return filesBelow(root, "").sort();
}

/** Paths of all files below a folder of the root; none where it cannot be read. */
function filesBelow(root: string, folder: string): string[] {
  const entries = listFolder(join(root, folder), true) ?? [];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((name) => !isIgnored(name));
}

function listFolder(path: string, recursive = false): Dirent[] | undefined {
  try {
    return readdirSync(path, { withFileTypes: true, recursive });
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
}

/** Editors and operating systems leave these behind. */
function isIgnored(name: string): boolean {
  return /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$/.test(name);
}

function isAtOrBelow(name: string, path: string): boolean {
  return path === "" || name === path || name.startsWith(`${path}/`);
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function sorted(names: ReadonlySet<string>): string[] {
  return [...names].sort();
}
