/** What can be read about every rule of the content check. */
import { type RuleWords, ruleGroups } from "../../core/rule-words.ts";
import { rules } from "../index.ts";
import { foundWhileReading } from "./found-while-reading.ts";

/** What can be read about rules, in the order of their documentation: by group, then by id. */
export const ruleWords: readonly RuleWords[] = Object.keys(ruleGroups).flatMap((group) =>
  [...rules, ...foundWhileReading].filter((rule) => rule.group === group).sort((a, b) => (a.id < b.id ? -1 : 1)),
);

const titles = new Map(ruleWords.map(({ id, title }) => [id, title]));

/** @throws Error if there is no such rule: no message is without one. */
export function ruleTitle(id: string): RuleWords["title"] {
  const title = titles.get(id);
  if (title === undefined) throw new Error(`There is no rule ${id}`);
  return title;
}
