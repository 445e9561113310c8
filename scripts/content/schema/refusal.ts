/** LEGACY, goes with `validate/value-words.ts`: the words of a message whose id a check of a schema has as its error. */
import type { LocalizedText, MessageLanguage } from "../core/localized-text.ts";
import { ruleOf } from "../core/message.ts";
import messages from "../messages/en.json" with { type: "json" };
import { say, sayHelp } from "../messages/say.ts";

export interface Refusal {
  readonly id: string;
  readonly message: LocalizedText;
  readonly hint: LocalizedText;
}

/** @param id The message of a zod issue. Returns `undefined` for issues that zod has words for. */
export function refusalOf(id: string): Refusal | undefined {
  if (!Object.hasOwn(messages, id)) return undefined;
  const help = (language: MessageLanguage) =>
    sayHelp({ id, data: { example: "…" } }, language).replace(/(?:, like this:|, zum Beispiel|:) …$/, "");
  return {
    id: ruleOf(id),
    message: { en: say({ id }, "en"), de: say({ id }, "de") },
    hint: { en: help("en"), de: help("de") },
  };
}
