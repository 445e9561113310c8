import { type LocalizedText, systemLanguage } from "./localized-text.ts";

/** A reason why a command cannot do its work: it says so and ends with 1. */
export class CommandError extends Error {
  readonly #text: LocalizedText;

  constructor(text: LocalizedText) {
    super(text.en);
    this.#text = text;
    // Vike prints the whole error; people do not read on after the places in our code.
    this.stack = text[systemLanguage()];
  }

  get text(): LocalizedText {
    return this.#text;
  }
}
