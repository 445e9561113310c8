/** Rules that have no file of their own yet, by group. */
import type { RuleGroup } from "../core/rule-groups.ts";
import { bytesRules } from "./bytes.ts";
import { fieldRules } from "./fields.ts";
import type { Rule } from "./rule.ts";
import { yamlRules } from "./yaml.ts";

interface Group {
  readonly group: RuleGroup;
  readonly rules: Readonly<Record<string, Rule>>;
}

export const oldRules: readonly Group[] = [
  { group: "bytes", rules: bytesRules },
  { group: "yaml", rules: yamlRules },
  { group: "fields", rules: fieldRules },
];
