/** What is asked for a new entry: one question, or one flag of the command line. */
import type { z } from "zod";
import type { ContentFiles } from "../load.ts";
import type { Sentence } from "../messages/sentence.ts";
import { fieldWords } from "../schema/field-meta.ts";
import { sentence } from "../sentences.ts";
import type { FileChange } from "../write-together.ts";
import type { Answers } from "./answers.ts";

/** What there is already, and when. */
export interface Context {
  readonly files: ContentFiles;
  /** Languages of the site, the first one first. */
  readonly languages: readonly string[];
  /** Today as `2025-08-05`. */
  readonly today: string;
  /** Take a name that is nearly that of another entry. */
  readonly allowSimilar: boolean;
}

export interface Field {
  /** Name of the flag without its hyphens. */
  readonly flag: string;
  readonly schema: z.ZodType;
  readonly title: Sentence;
  readonly help: Sentence;
  /**
   * `text`: one value. `words`: one in each language. `list`: several, in each language. `lines`: several, the same in
   * each. `switch`: yes or no.
   */
  readonly kind: "text" | "words" | "list" | "lines" | "switch";
  /** There is no entry without it. */
  readonly isNeeded?: true | undefined;
  /** Not asked for; a flag alone sets it. */
  readonly byFlagOnly?: true;
  /** What is taken where nothing is given; shown with the question. */
  readonly fallback?: (context: Context, answers: Answers) => string | undefined;
  /** The value that the schema is asked about: a number for what was typed as digits. */
  readonly read?: (typed: string) => unknown;
  /** Why a valid value cannot be taken: it is there already, or leads to nothing. */
  readonly refuse?: (typed: string, context: Context) => Sentence | undefined;
}

export interface NewFile {
  /** Relative to the content folder. */
  readonly file: string;
  readonly text: string;
}

/** What is written for a new entry. */
export interface Plan {
  readonly created: readonly NewFile[];
  readonly changed: readonly FileChange[];
  /** What to do then. */
  readonly next: readonly Sentence[];
}

export interface Kind {
  /** Whether a file must have no error before something is added: what is there is compared with, or gone on with. */
  readonly needs: (file: string) => boolean;
  readonly fields: readonly Field[];
  /** Works out the files. Throws a `WriteError` where it cannot be done. */
  readonly plan: (context: Context, answers: Answers) => Promise<Plan>;
}

/** A field with the title and the help of its schema. */
export function fieldOf(flag: string, schema: z.ZodType, more: Partial<Omit<Field, "flag" | "schema">> = {}): Field {
  const [en, de] = [fieldWords(schema, "en"), fieldWords(schema, "de")];
  return {
    flag,
    schema,
    kind: "text",
    title: { en: en.title, de: de.title },
    help: { en: en.description, de: de.description },
    ...more,
  };
}

/**
 * Judges what was typed for a field.
 *
 * @returns What is wrong and what to write, as the content check says it; `undefined` for a good value.
 */
export function faultIn(field: Field, typed: string): Sentence | undefined {
  const value = field.read === undefined ? typed : field.read(typed);
  const [issue] = field.schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  if (issue === undefined) return undefined;
  const [, message, hint] = sentence(issue, value, typed);
  return { en: `${message.en}. ${hint.en}`, de: `${message.de}. ${hint.de}` };
}
