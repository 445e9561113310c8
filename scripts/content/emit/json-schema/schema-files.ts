/** JSON Schemas of all content files, for editors. */
import { type MessageLanguage, messageLanguages } from "../../core/localized-text.ts";
import type { Content } from "../../model/content.ts";
import { type FileKind, fileKinds } from "../../schema/collections.ts";
import { fieldMeta } from "../../schema/field.ts";
import type { ContentFiles } from "../../validate/content-files.ts";
import { editorSchema } from "./editor-schema.ts";
import { suggestionsOf } from "./suggestions.ts";

/** The schemas in each language of the tools with a catalogue, to be published, and once more for this computer. */
export function schemaFiles(
  content: Content,
  { images }: Pick<ContentFiles, "images">,
  language: MessageLanguage,
): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const spoken of messageLanguages) {
    const suggestionsFor = suggestionsOf(content, images, spoken);
    const address = `${content.site.hosts.site}/schemas/${spoken}`;
    for (const { id, schema } of fileKinds) {
      const name = `${id}.schema.json`;
      const text = JSON.stringify({ $id: `${address}/${name}`, ...editorSchema(schema, spoken, suggestionsFor) });
      made.set(`public/schemas/${spoken}/${name}`, text);
      if (spoken === language) made.set(`schemas/${name}`, text);
    }
    const entries = fileKinds.map((kind) => catalogueEntry(kind, content.languages, address, spoken));
    made.set(`public/schemas/${spoken}/catalog.json`, JSON.stringify({ ...catalogue, schemas: entries }));
  }
  return made;
}

/** In the form of SchemaStore's catalogue, whose address editors can be given. */
const catalogue = { $schema: "https://json.schemastore.org/schema-catalog.json", version: 1 };

function catalogueEntry(kind: FileKind, languages: readonly string[], address: string, language: MessageLanguage) {
  const { id, schema, path, isFact, entryName } = kind;
  const { name, help } = fieldMeta(schema);
  const tops = isFact ? ["facts"] : languages;
  return {
    name: name?.[language],
    description: help?.[language] ?? name?.[language],
    fileMatch: tops.map((top) => `content/${top}/${path}${entryName === undefined ? "" : "/*"}.yaml`),
    url: `${address}/${id}.schema.json`,
  };
}
