/**
 * Tells which paths below a folder change. Each folder is watched, not each file: that takes a few milliseconds and a few
 * handles, however many files there are. Node's own recursive watching loses a file on Linux once an editor has replaced
 * it.
 */
import { type FSWatcher, lstatSync, readdirSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";

/**
 * @param root Absolute path. It may be missing, and come and go.
 * @param tell Is given the path of a file or folder that was made, changed, renamed or deleted, relative to the root, with
 *   `/`; `""` where that can be any. Several times for one change, and for things that do not matter.
 * @returns Stops watching.
 */
export function watchFolder(root: string, tell: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const add = (folder: string): void => {
    if (!isFolder(join(root, folder))) return;
    // Watched before it is listed: what comes into it in between is told.
    const watcher = watch(join(root, folder), (event, name) => hear(folder, event, name));
    watcher.on("error", () => lose(folder));
    watchers.set(folder, watcher);
    for (const child of foldersIn(join(root, folder))) add(below(folder, child));
  };
  const drop = (folder: string): void => {
    for (const [name, watcher] of watchers) {
      if (name !== folder && folder !== "" && !name.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(name);
    }
  };
  const hear = (folder: string, event: string, name: string | null): void => {
    const path = name === null ? folder : below(folder, name.replaceAll("\\", "/"));
    // A folder of this name may be another one now, and the handle still belongs to the one before.
    if (event === "rename" && name !== null) renew(path);
    tell(path);
  };
  const renew = (path: string): void => {
    drop(path);
    add(path);
  };
  const lose = (folder: string): void => {
    renew(folder);
    tell(folder);
  };
  add("");
  const home = watch(dirname(root), (_event, name) => {
    if (name !== basename(root)) return;
    renew("");
    tell("");
  });
  return () => {
    home.close();
    drop("");
  };
}

function below(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    // Gone again; whoever took it away is told.
    return [];
  }
}
