/**
 * What is said of a value that a check of a schema refuses. The check names it, `{ error: refused.id }`, and each is a rule
 * of the content check.
 */
import type { LocalizedText } from "../core/localized-text.ts";
import type { RuleWords } from "../core/rule-words.ts";

interface RefusalWords extends Omit<RuleWords, "title"> {
  readonly message: LocalizedText;
  /** What to write instead; an example follows if there is one. */
  readonly hint: LocalizedText;
  /** A right value as it is written in a file, for fields that have no example of their own. */
  readonly sample?: string;
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

/** What to write, with an example. @param sample An example of the field itself, as it is written in YAML. */
export function hintOf({ hint, ...refusal }: RefusalWords, sample = refusal.sample): LocalizedText {
  return sample === undefined ? hint : { en: `${hint.en}: ${sample}`, de: `${hint.de}: ${sample}` };
}

/** How a value is written, as a sentence below its field. */
export function notationOf(refusal: RefusalWords, sample?: string): LocalizedText {
  const { en, de } = hintOf(refusal, sample);
  return { en: `${en}.`, de: `${de}.` };
}

/** The hint of formats whose example says all. */
export const likeThis = { en: "Write it like this", de: "Schreiben Sie es so" };
