/** Components that editors can insert into Markdown: facts, and links within the site. */
import { isRouteId, pathInContent } from "../../../src/routes/routes.ts";
import { menuPages } from "../../content/check/pages.ts";
import type { MessageLanguage } from "../../content/core/messages/language.ts";
import type { MessageId } from "../../content/core/messages/message.ts";
import { say } from "../../content/core/messages/say.ts";
import { singleFiles } from "../../content/schema/collections.ts";
import { factsIn, fieldName } from "../../content/schema/field.ts";
import type { FormSettings } from "./form-settings.ts";

export function insertionsOf({ plugins }: FormSettings, language: MessageLanguage) {
  const pages = Object.entries(menuPages).flatMap(([route, name]) =>
    isRouteId(route) ? [{ value: pathInContent({ route }), label: name[language] }] : [],
  );
  const pluginPages = plugins.map(({ value: slug, label }) => {
    return { value: pathInContent({ route: "plugin", slug }), label };
  });
  const facts = Object.values(singleFiles)
    .flatMap((schema) => factsIn(schema))
    .map(({ placeholder, schema }) => {
      return { value: `{${placeholder}}`, label: `${fieldName(schema)[language]}: {${placeholder}}` };
    });
  const text = (id: MessageId) => say({ id }, language);
  return {
    fact: { label: text("tool.form.fact"), options: facts },
    link: { label: text("tool.form.link"), options: [...pages, ...pluginPages], text: text("tool.form.link-text") },
  };
}
