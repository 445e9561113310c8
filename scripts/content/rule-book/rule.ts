import type { RuleWords } from "../core/rule-words.ts";

/** A rule that has no file of its own yet. */
export type Rule = Pick<RuleWords, "title" | "meaning" | "example">;
