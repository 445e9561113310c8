/** JSON Schemas of all content files, for code editors. */
import { z } from "zod";
import type { Content } from "../../check/content.ts";
import type { ContentFiles } from "../../check/content-files.ts";
import { fileKinds } from "../../check/file-kinds.ts";
import { choicesOf } from "../../check/pages.ts";
import { asYaml } from "../../core/as-yaml.ts";
import type { MessageLanguage } from "../../core/messages/language.ts";
import { say, sayHelp } from "../../core/messages/say.ts";
import { fieldMeta } from "../../schema/field.ts";
import { patternsOf } from "../../schema/patterns.ts";
import { type Suggestion, suggestionsOf } from "./suggestions.ts";

/** The schemas by path. @param language Of titles and descriptions, since a content file can link only one schema. */
export function schemaFiles(
  content: Content,
  { images }: Pick<ContentFiles, "images">,
  language: MessageLanguage,
): ReadonlyMap<string, string> {
  const suggestionsFor = suggestionsOf(content, images, language);
  return new Map(
    fileKinds.map(({ id, schema }) => {
      return [`schemas/${id}.schema.json`, JSON.stringify(editorSchema(schema, language, suggestionsFor))];
    }),
  );
}

/** Draft 7, which every YAML editor supports, with the extensions of VS Code's language servers. */
function editorSchema(
  schema: z.ZodType,
  language: MessageLanguage,
  suggestionsFor: (field: z.core.$ZodType) => readonly Suggestion[],
) {
  return z.toJSONSchema(schema, {
    target: "draft-07",
    io: "input",
    // `override` writes the metadata, in one language.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      const { name, help, format, examples } = fieldMeta(zodSchema);
      const choices = choicesOf(zodSchema);
      const patterns = patternsOf(zodSchema);
      const data = examples?.length ? { example: asYaml(examples[0]) } : {};
      const notations = [format ?? patterns[0]?.message ?? []]
        .flat()
        .map((id) => `${sayHelp({ id, data }, language)}.`);
      const meanings = Object.values(choices).map((meaning) => meaning[language]);
      const isEnum = jsonSchema.enum !== undefined;
      const values = isEnum ? [] : Object.keys(choices).map((value, index) => `${value}: ${meanings[index]}`);
      const description = [help?.[language] ?? [], notations, values].flat().join("\n");
      const suggestions = suggestionsFor(zodSchema);
      Object.assign(jsonSchema, {
        title: name?.[language],
        description: description || undefined,
        examples: suggestions.length === 0 ? examples : undefined,
        enumDescriptions: isEnum ? meanings : undefined,
        defaultSnippets: suggestions.length === 0 ? undefined : suggestions.map(snippetOf),
      });
      // Editors infer types from YAML: to them a version or a postal code is a number.
      if (jsonSchema.type === "string" && !isEnum) Object.assign(jsonSchema, { type: ["string", "number", "boolean"] });
      if (patterns.length === 0) return;
      delete jsonSchema.pattern;
      delete jsonSchema.format;
      jsonSchema.allOf = patterns.map(({ pattern, message: id }) => ({
        pattern: sourceOf(pattern),
        patternErrorMessage: `${say({ id }, language)}. ${sayHelp({ id, data }, language)}.`,
      }));
    },
  });
}

/** Editors match typed text against the label, so it has both code and name. */
function snippetOf({ value, name }: Suggestion) {
  const isNumber = /^\d/.test(value);
  return { label: name === undefined ? value : `${value} – ${name}`, body: isNumber ? `"${value}"` : value };
}

/** JSON Schema has no regex flags, so `i` becomes `[sS][vV][gG]`. Letters after a backslash are character classes. */
function sourceOf({ source, ignoreCase }: RegExp): string {
  if (!ignoreCase) return source;
  return source.replaceAll(/(?<!\\)[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
