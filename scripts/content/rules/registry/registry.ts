/** What can be read about rules; of those of formats, their pages alone. */
import { type RuleWords, ruleGroups } from "../../core/rule-words.ts";
import { rules } from "../index.ts";
import { foundWhileReading } from "./found-while-reading.ts";

/** What can be read about rules, in the order of their documentation: by group, then by id. */
export const ruleWords: readonly RuleWords[] = Object.keys(ruleGroups).flatMap((group) =>
  [...rules, ...foundWhileReading].filter((rule) => rule.group === group).sort((a, b) => (a.id < b.id ? -1 : 1)),
);
