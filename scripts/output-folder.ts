/** Restricts where commands write and delete. */
import { lstatSync } from "node:fs";
import { join, posix } from "node:path";
import { generatedFolder, outFolder } from "../src/project-folders.ts";
import { CommandError } from "./content/core/command-error.ts";
import { linksBelow } from "./files-below.ts";

/**
 * Whether a path may be `OUT_DIR`: `dist`, `test-results`, or a folder in one of them. These hold only generated files,
 * which a build may delete. Absolute paths are rejected, because rendered code imports packages relative to it.
 */
export function isOutFolder(path: string): boolean {
  const [top = ""] = posix.normalize(path.replaceAll("\\", "/")).split("/");
  return top === "dist" || top === "test-results";
}

/** @throws CommandError if `OUT_DIR` isn't allowed, or a folder to write to contains a symbolic link. */
export function checkOutput(): void {
  if (!isOutFolder(outFolder)) {
    throw new CommandError({ id: "tool.command.wrong-out-folder", data: { folder: outFolder } });
  }
  for (const folder of [outFolder, generatedFolder, ".cache"]) refuseLinks(folder);
}

/**
 * @param folder Relative to `root`; may be missing.
 * @throws CommandError if the folder, one of its parents below `root`, or anything in it is a symbolic link.
 */
export function refuseLinks(folder: string, root = ""): void {
  const steps = folder.split(/[\\/]/);
  const parents = steps.map((_step, index) => steps.slice(0, index + 1).join("/"));
  const isLink = (path: string) => lstatSync(join(root, path)).isSymbolicLink();
  const findLink = () => {
    try {
      return parents.find(isLink) ?? linksBelow(join(root, folder)).map((name) => `${folder}/${name}`)[0];
    } catch {
      // Missing, or a file instead of a folder: writing to it reports that.
      return undefined;
    }
  };
  const path = findLink();
  if (path !== undefined) throw new CommandError({ id: "tool.command.link-in-out-folder", data: { path } });
}
