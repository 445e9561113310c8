/** Formats messages from `en.json` and `de.json` with i18next. */
import { createInstance } from "i18next";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import { formatters } from "./formatters.ts";
import type { MessageLanguage } from "./language.ts";
import { type HelpId, type Message, type MessageData, type MessageId, ruleOf } from "./message.ts";

const i18n = createInstance();
void i18n.init({
  resources: { en: { translation: en }, de: { translation: de } },
  initAsync: false,
  // Ids contain dots, messages are plain text, and values must not be expanded as templates.
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
});
for (const [name, format] of Object.entries(formatters)) {
  i18n.services.formatter?.add(name, (value, language) => format(value, language ?? "en"));
}

export function isMessageId(id: string): id is MessageId {
  return Object.hasOwn(en, id) && !/\.help$|_(?:one|other)$/.test(id);
}

/** Formats a message as one sentence, without a final full stop. */
export function say({ id, data = {} }: Message, language: MessageLanguage): string {
  return translate([id], data, language);
}

/**
 * Formats what to do about a message: the similar name in its data, the help of the message or of its rule, the allowed
 * values or the lines in its data; the first of these that exists. Empty if none does.
 */
export function sayHelp({ id, data = {} }: Message<MessageId | HelpId>, language: MessageLanguage): string {
  const helpFor = (name: string) => (name in data ? [`tool.help.${name}`] : []);
  const ids = [...helpFor("similar"), `${id}.help`, `${ruleOf(id)}.help`, ...helpFor("allowed"), ...helpFor("lines")];
  return translate(ids, data, language);
}

function translate(ids: string[], data: MessageData, language: MessageLanguage): string {
  return i18n.t(ids, { ...data, lng: language, defaultValue: "" });
}
