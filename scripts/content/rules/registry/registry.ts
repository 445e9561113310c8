/** Every rule of the content check. Those with a check of their own are what is in the folder `rules/`, by file name. */
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type RuleWords, ruleGroups } from "../../core/rule-words.ts";
import { allRefusals } from "../../schema/refusal.ts";
import { foundWhileReading } from "./found-while-reading.ts";
import type { Rule } from "./rule.ts";

const folder = dirname(import.meta.dirname);
const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));

export const rules = await Promise.all(
  names.sort().map(async (name) => {
    const url = pathToFileURL(join(folder, name)).href;
    const module: { readonly default: Rule } = await import(/* @vite-ignore */ url);
    return module.default;
  }),
);

/** What can be read about rules, in the order of their documentation: by group, then by id. */
export const ruleWords: readonly RuleWords[] = Object.keys(ruleGroups).flatMap((group) =>
  [...rules, ...foundWhileReading, ...allRefusals()]
    .filter((rule) => rule.group === group)
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
);

const titles = new Map(ruleWords.map(({ id, title }) => [id, title]));

/** @throws Error if there is no such rule: no message is without one. */
export function ruleTitle(id: string): RuleWords["title"] {
  const title = titles.get(id);
  if (title === undefined) throw new Error(`There is no rule ${id}`);
  return title;
}
