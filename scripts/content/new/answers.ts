/** What was answered: by flags, by questions, or by taking what is suggested. */

/** Answers of a field in each language; under an empty code where the language does not matter. */
type Given = ReadonlyMap<string, readonly string[]>;

export class Answers {
  readonly #given = new Map<string, Given>();

  /** Notes what was given for a field. */
  set(flag: string, given: Given): void {
    this.#given.set(flag, given);
  }

  /** A value that is the same in every language; `undefined` where there is none. */
  text(flag: string): string | undefined {
    return this.lines(flag)[0];
  }

  /** Several values that are the same in every language. */
  lines(flag: string): readonly string[] {
    return this.#given.get(flag)?.get("") ?? [];
  }

  isOn(flag: string): boolean {
    return this.text(flag) === "yes";
  }

  /** The words in one language; `undefined` where they are to be translated. */
  words(flag: string, language: string): string | undefined {
    return this.list(flag, language)[0];
  }

  /** Several words in one language. */
  list(flag: string, language: string): readonly string[] {
    return this.#given.get(flag)?.get(language) ?? [];
  }
}
