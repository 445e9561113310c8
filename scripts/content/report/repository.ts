/** Where content files are in their repository. */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * How a content file is named from the top of its repository, with `/`, as git and GitHub write it.
 *
 * @param root Absolute path of the content folder. Outside of a repository the folder around it counts as the top.
 */
export function pathInRepository(root: string): (file: string) => string {
  let top = root;
  // A folder, or a file in a worktree.
  while (!existsSync(join(top, ".git")) && dirname(top) !== top) top = dirname(top);
  if (!existsSync(join(top, ".git"))) top = dirname(root);
  return (file) => relative(top, join(root, file)).replaceAll("\\", "/");
}
