/** The rules in Node, where there is no `import.meta.glob`. A bundle takes `glob-rules.ts` for this file. */
import { readdirSync } from "node:fs";
import type { Rule } from "./rule.ts";

const folder = new URL("../", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
const modules = names.sort().map((name) => import(/* @vite-ignore */ new URL(name, folder).href));

/** What is in the folder `rules/`, by file name. */
export const rules: readonly Rule[] = (await Promise.all(modules)).map((module) => module.default);
