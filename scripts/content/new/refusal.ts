/** Why a new entry is not made. */
import { newMessages as said } from "../messages/new.ts";
import type { Sentence } from "../messages/sentence.ts";
import { WriteError } from "../write-together.ts";

/** An error that gives all reasons and says that nothing was written. */
export function refusal(...reasons: readonly Sentence[]): WriteError {
  return new WriteError(joinLines([...reasons, said.cancelled]));
}

/** Sentences below each other. */
export function joinLines(sentences: readonly Sentence[]): Sentence {
  return { en: sentences.map(({ en }) => en).join("\n"), de: sentences.map(({ de }) => de).join("\n") };
}
