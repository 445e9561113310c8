/** The only place that knows how the files of rules are found; a bundle for browsers has `import.meta.glob` instead. */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rule } from "./rule.ts";

const folder = dirname(import.meta.dirname);

/** The rules of all files in `rules/`, by file name. */
export async function readRules(): Promise<Rule[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return await Promise.all(
    names.sort().map(async (name) => {
      const module: { readonly default: Rule } = await import(
        /* @vite-ignore */ pathToFileURL(join(folder, name)).href
      );
      return module.default;
    }),
  );
}
