/** The words of messages: `en.json` and `de.json` beside this file, read with i18next. */
import { createInstance } from "i18next";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import { formats } from "./formats.ts";
import type { MessageLanguage } from "./language.ts";
import { type HelpId, type Message, type MessageData, type MessageId, ruleOf } from "./message.ts";

const i18n = createInstance();
void i18n.init({
  resources: { en: { translation: en }, de: { translation: de } },
  initAsync: false,
  // Ids have dots, and a message is text, not HTML. What somebody wrote names no message of ours.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});
for (const [name, format] of Object.entries(formats)) {
  i18n.services.formatter?.add(name, (value, language) => format(value, language ?? "en"));
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(en, id) && !/\.help$|_(?:one|other)$/.test(id);
}

/** A message as one sentence, without a final full stop. */
export function say({ id, data = {} }: Message, language: MessageLanguage): string {
  return translate([id], data, language);
}

/**
 * What to write, as an instruction: the help of the message, or that of all messages of its rule. Without either, the
 * name that is similar or the values that are allowed, if its data has them. Empty if there is nothing to say.
 */
export function sayHelp({ id, data = {} }: Message<MessageId | HelpId>, language: MessageLanguage): string {
  const common = ["similar", "allowed", "lines"].filter((name) => name in data).map((name) => `tool.help.${name}`);
  const keys = [...("similar" in data ? ["tool.help.similar"] : []), `${id}.help`, `${ruleOf(id)}.help`, ...common];
  return translate(keys, data, language);
}

/** @returns The first of the ids that has words; empty if none has. */
function translate(ids: string[], data: MessageData, language: MessageLanguage): string {
  return i18n.t(ids, { ...data, lng: language, defaultValue: "" });
}
