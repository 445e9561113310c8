/** Where content files are in their repository. */
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/**
 * How a content file is named from the top of its repository, with `/`, as git and GitHub write it.
 *
 * @param root Absolute path of the content folder. Outside of a repository the folder around it counts as the top.
 */
export function pathInRepository(root: string): (file: string) => string {
  const top = repositoryOf(root) ?? dirname(root);
  return (file) => relative(top, join(root, file)).replaceAll("\\", "/");
}

/** The nearest folder with a `.git`, which is a folder, or a file in a worktree. */
export function repositoryOf(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return undefined;
  }
}
