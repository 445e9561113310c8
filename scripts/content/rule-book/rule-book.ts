/** Rules that have no file of their own yet, by group. */
import type { RuleGroup } from "../core/rule-groups.ts";
import { bytesRules } from "./bytes.ts";
import { fieldRules } from "./fields.ts";
import { htmlRules } from "./html.ts";
import { referenceRules } from "./references.ts";
import { releaseRules } from "./release.ts";
import type { Rule } from "./rule.ts";
import { valueRules } from "./values.ts";
import { yamlRules } from "./yaml.ts";

interface Group {
  readonly group: RuleGroup;
  readonly rules: Readonly<Record<string, Rule>>;
}

export const oldRules: readonly Group[] = [
  { group: "bytes", rules: bytesRules },
  { group: "yaml", rules: yamlRules },
  { group: "fields", rules: fieldRules },
  { group: "values", rules: valueRules },
  { group: "references", rules: referenceRules },
  { group: "html", rules: htmlRules },
  { group: "release", rules: releaseRules },
];
