import type { RuleWords } from "../rules/registry/rule.ts";

/** A rule that has no file of its own yet. */
export type Rule = Pick<RuleWords, "title" | "meaning" | "example">;
