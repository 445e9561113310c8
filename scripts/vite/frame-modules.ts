/** Which modules the application always consists of. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Imports of values that are not put off: `import {…} from "…"`, `import "…"`, `export … from "…"`. */
const staticImport = /^\s*(?:import|export)\s+(?!type\b)(?:[^"'();]*?\bfrom\s+)?["'](\.[^"']+)["']/gm;

/**
 * The modules that one is made of, itself included, by following its static imports of files.
 *
 * @param entry Path below the root.
 * @returns Paths below the root, with `/`.
 */
export function modulesOf(entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path) || !existsSync(path)) return;
    found.add(path);
    if (!/\.tsx?$/.test(path)) return;
    for (const [, to = ""] of readFileSync(path, "utf8").matchAll(staticImport)) visit(join(dirname(path), to));
  };
  visit(entry);
  return found;
}
