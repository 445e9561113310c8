/** Where commands may write and delete. */
import { lstatSync } from "node:fs";
import { join, posix } from "node:path";
import { generatedFolder, outFolder } from "../src/project-folders.ts";
import { CommandError } from "./content/core/command-error.ts";
import { linksBelow } from "./files-below.ts";

/**
 * Whether a path may be `OUT_DIR`: `dist`, `test-results`, or a folder in one of them. Everything there was made by a command, so
 * deleting in it takes nothing from anybody. An absolute path may not: what is rendered imports packages relative to it.
 */
export function isOutFolder(path: string): boolean {
  const [top = ""] = posix.normalize(path.replaceAll("\\", "/")).split("/");
  return top === "dist" || top === "test-results";
}

/**
 * To be called before anything is built.
 * @throws CommandError if `OUT_DIR` may hold files of others, or there is a symbolic link in a folder that is written.
 */
export function checkOutput(): void {
  if (!isOutFolder(outFolder)) {
    throw new CommandError({ id: "tool.command.wrong-out-folder", data: { folder: outFolder } });
  }
  for (const folder of [outFolder, generatedFolder, ".cache"]) refuseLinks(folder);
}

/**
 * @param folder Relative to `root`; it need not exist.
 * @throws CommandError if it is a symbolic link, or has one above it below `root`, or in it.
 */
export function refuseLinks(folder: string, root = ""): void {
  const steps = folder.split(/[\\/]/);
  const above = steps.map((_step, index) => steps.slice(0, index + 1).join("/"));
  const isLink = (path: string) => ifThere(() => lstatSync(join(root, path)).isSymbolicLink()) === true;
  const inside = () => ifThere(() => linksBelow(join(root, folder))) ?? [];
  const path = above.find(isLink) ?? inside().map((name) => `${folder}/${name}`)[0];
  if (path !== undefined) throw new CommandError({ id: "tool.command.link-in-out-folder", data: { path } });
}

/** What is not there, or is a file instead of a folder, is reported when it is written. */
function ifThere<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
