/** Components that editors can insert into Markdown: facts, and links within the site. */
import { z } from "zod";
import { isRouteId, pathInContent } from "../../../src/routes/routes.ts";
import { fileKinds } from "../../content/check/file-kinds.ts";
import { menuPages } from "../../content/check/pages.ts";
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import type { MessageId } from "../../content/core/messages/message.ts";
import { say } from "../../content/core/messages/say.ts";
import { fieldMeta, fieldName } from "../../content/schema/field.ts";
import type { Option } from "./field-properties.ts";
import type { FormSettings } from "./form-settings.ts";

export function insertionsOf({ plugins }: FormSettings, language: MessageLanguage) {
  const pages = Object.entries(menuPages).flatMap(([route, name]) =>
    isRouteId(route) ? [{ value: pathInContent({ route }), label: name[language] }] : [],
  );
  const pluginPages = plugins.map(({ value: slug, label }) => {
    return { value: pathInContent({ route: "plugin", slug }), label };
  });
  const facts = fileKinds
    .filter(({ eachLanguage }) => !eachLanguage)
    .flatMap(({ schema }) => factsIn(schema, language));
  const text = (id: MessageId) => say({ id }, language);
  return {
    fact: { label: text("tool.form.fact"), options: facts },
    link: { label: text("tool.form.link"), options: [...pages, ...pluginPages], text: text("tool.form.link-text") },
  };
}

/** Placeholders for the facts in a schema, with labels. */
function factsIn(schema: z.core.$ZodType, language: MessageLanguage): Option[] {
  const { placeholder } = fieldMeta(schema);
  if (placeholder !== undefined) {
    return [{ value: `{${placeholder}}`, label: `${fieldName(schema)[language]}: {${placeholder}}` }];
  }
  if (schema instanceof z.ZodOptional) return factsIn(schema.unwrap(), language);
  if (schema instanceof z.ZodArray) return factsIn(schema.element, language);
  return schema instanceof z.ZodObject ? Object.values(schema.shape).flatMap((field) => factsIn(field, language)) : [];
}
