import type { LocalizedText } from "./localized-text.ts";
import type { RuleExample } from "./rule-example.ts";
import type { RuleGroup } from "./rule-groups.ts";

/** What an editor can read about a rule: `docs/content-rules.md` is made from it. */
export interface RuleWords {
  /** Name of the rule's file, the end of its messages, and its heading in the documentation. */
  readonly id: string;
  readonly group: RuleGroup;
  /** What is wrong, in a few words: a heading. */
  readonly title: LocalizedText;
  /** What it means, why it is refused, and what to do. */
  readonly meaning: LocalizedText;
  readonly example: RuleExample;
}
