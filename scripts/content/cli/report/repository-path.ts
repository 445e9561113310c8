import { join, relative } from "node:path";
import type { Report } from "./text.ts";

/** Path of a content file relative to the repository, with `/`, as git and GitHub write it. */
export function pathInRepository({ root, environment }: Pick<Report, "root" | "environment">, file: string): string {
  return relative(environment.GITHUB_WORKSPACE ?? process.cwd(), join(root, file)).replaceAll("\\", "/");
}
