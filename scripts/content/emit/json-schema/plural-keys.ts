/** Keys of strings that count, in the schema of one language: those that it needs, and none that it does not have. */

import { isRecord } from "../../core/value-path.ts";
import { pluralForms, pluralKey } from "../../schema/plural-forms.ts";
import type { Json } from "./editor-schema.ts";

/**
 * The schema of the interface strings for one language.
 *
 * @param json The schema with the keys of all languages.
 * @returns The same where the plural forms of the language are not known.
 */
export function withPluralForms(json: Json, language: string): Json {
  const forms = pluralForms(language);
  if (forms === undefined || !isRecord(json.properties)) return json;
  const groups = Object.entries(json.properties).map(([name, group]) => {
    if (!isRecord(group) || !isRecord(group.properties)) return [name, group];
    const { required } = group;
    const keys = Object.entries(group.properties).filter(([key]) => {
      const plural = pluralKey(key);
      return plural === undefined || forms.possible.includes(plural.category);
    });
    const isNeeded = (key: string) => {
      const plural = pluralKey(key);
      if (plural !== undefined) return forms.needed.has(plural.category);
      return Array.isArray(required) && required.includes(key);
    };
    const needed = keys.map(([key]) => key).filter(isNeeded);
    return [name, { ...group, properties: Object.fromEntries(keys), required: needed }];
  });
  return { ...json, properties: Object.fromEntries(groups) };
}
