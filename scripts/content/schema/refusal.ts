/**
 * The message for a value that a check of a schema refuses. The check names it, `{ error: refused.id }`, and each is a rule
 * of the content check.
 */
import { withExample } from "../core/hints.ts";
import type { LocalizedText } from "../core/localized-text.ts";
import type { RuleWords } from "../core/rule-words.ts";

interface RefusalWords extends Omit<RuleWords, "title"> {
  readonly message: LocalizedText;
  /** What to write instead; an example follows if there is one. */
  readonly hint: LocalizedText;
}

export type Refusal = RefusalWords & RuleWords;

const known = new Map<string, Refusal>();

/** Whoever imports a schema has its refusals: there is no list to keep. */
export function defineRefusal(words: RefusalWords): Refusal {
  const refusal = { ...words, title: words.message };
  known.set(words.id, refusal);
  return refusal;
}

/** @param id The message of a zod issue. Returns `undefined` for issues that zod has words for. */
export function refusalOf(id: string): Refusal | undefined {
  return known.get(id);
}

/** All refusals of the schemas that were imported. */
export function allRefusals(): readonly Refusal[] {
  return [...known.values()];
}

/** How a value is written, as a sentence below its field. @param example One of the field itself, as it is written in YAML. */
export function notationOf({ hint }: RefusalWords, example = "…"): LocalizedText {
  const { en, de } = withExample(hint, example);
  return { en: `${en}.`, de: `${de}.` };
}
