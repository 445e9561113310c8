/** The rules in Node, where there is no `import.meta.glob`. A bundle takes `glob-rules.ts` for this file. */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Rule } from "./rule.ts";

const folder = dirname(import.meta.dirname);
const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));

/** What is in the folder `rules/`, by file name. */
export const rules = await Promise.all(
  names.sort().map(async (name) => {
    const url = pathToFileURL(join(folder, name)).href;
    const module: { readonly default: Rule } = await import(/* @vite-ignore */ url);
    return module.default;
  }),
);
