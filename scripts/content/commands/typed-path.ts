/** Content files as people name them on a command line. */
import { isAbsolute, relative, resolve } from "node:path";

/**
 * Files that a typed path stands for.
 *
 * @param typed Path from the working directory or from the content folder, of a file or of a folder; either slash.
 * @param root Absolute path of the content folder.
 * @param names Files of the content folder, relative to it and with `/`.
 * @returns The file, or all files of the folder; empty where there are none.
 */
export function filesOfTypedPath(typed: string, root: string, names: readonly string[]): string[] {
  const plain = typed.replaceAll("\\", "/").replace(/\/+$/, "");
  const fromHere = relative(root, resolve(plain)).replaceAll("\\", "/");
  const inside = fromHere.startsWith("..") || isAbsolute(fromHere) ? [] : [fromHere];
  for (const path of [...inside, plain]) {
    const found = names.filter((name) => path === "" || name === path || name.startsWith(`${path}/`));
    if (found.length > 0) return found;
  }
  return [];
}
