/**
 * JSON Schemas of all kinds of content files, for editors: published with the site in each language of the tools, and
 * once more for the editor on this computer, in the language of its user.
 */
import { z } from "zod";
import { type MessageLanguage, messageLanguages } from "../../core/localized-text.ts";
import type { Content } from "../../model/content.ts";
import { fieldWords } from "../../schema/field.ts";
import { patternsOf } from "../../schema/patterns.ts";
import type { ContentFiles } from "../../validate/content-files.ts";
import { editorSchema, type Json } from "./editor-schema.ts";
import { type FileKind, fileKinds } from "./kinds.ts";
import { withPluralForms } from "./plural-keys.ts";
import { suggestionsOf } from "./suggestions.ts";

/**
 * All schemas, and for each language a catalogue that says which files each is for. The same content, pictures and
 * language give the same bytes.
 *
 * @param files The content files, for the names of pictures.
 * @param language Language of the person at this computer.
 * @returns Paths relative to `src/generated`, with `/`.
 */
export function schemaFiles(
  content: Content,
  { images }: Pick<ContentFiles, "images">,
  language: MessageLanguage,
): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const kinds = fileKinds(content.languages);
  const schemas = kinds.map((kind) => ({ name: fileName(kind), raw: rawSchema(kind) }));
  for (const spoken of messageLanguages) {
    const suggestions = suggestionsOf(content, images, spoken);
    const address = `${content.site.hosts.site}/schemas/${spoken}`;
    for (const { name, raw } of schemas) {
      const { $schema, ...schema } = editorSchema(raw, { language: spoken, suggestions });
      const text = JSON.stringify({ $schema, $id: `${address}/${name}`, ...schema });
      made.set(`public/schemas/${spoken}/${name}`, text);
      if (spoken === language) made.set(`schemas/${name}`, text);
    }
    made.set(`public/schemas/${spoken}/catalog.json`, JSON.stringify(catalogue(kinds, address, spoken)));
  }
  return made;
}

function fileName({ name }: FileKind): string {
  return `${name}.schema.json`;
}

/** As zod writes it, with the patterns of texts as they are refused. Draft 7 is the one that every editor of YAML knows. */
function rawSchema({ schema, language }: FileKind): Json {
  const json = z.toJSONSchema(schema, {
    target: "draft-07",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const patterns = patternsOf(zodSchema).map(({ pattern, refusal }) => ({ pattern: sourceOf(pattern), refusal }));
      Object.assign(jsonSchema, { patterns });
    },
  });
  return language === undefined ? json : withPluralForms(json, language);
}

/** In the form of SchemaStore's catalogue, whose address editors can be given. */
function catalogue(kinds: readonly FileKind[], address: string, language: MessageLanguage) {
  return {
    $schema: "https://json.schemastore.org/schema-catalog.json",
    version: 1,
    schemas: kinds.map((kind) => {
      const { title, description } = fieldWords(kind.schema, language);
      const fileMatch = kind.files.map((file) => `content/${file}`);
      return { name: title, description, fileMatch, url: `${address}/${fileName(kind)}` };
    }),
  };
}

/** JSON Schema has no flags: `i` is written out, `[sS][vV][gG]`. Letters behind a backslash are classes. */
function sourceOf({ source, ignoreCase }: RegExp): string {
  if (!ignoreCase) return source;
  return source.replaceAll(/(?<!\\)[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}
