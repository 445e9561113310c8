/** The first line of a content file, which links it to its JSON Schema for code editors. */
import { schemaOf } from "../../check/file-kinds.ts";

/** The line for a content file, without line break; `undefined` for files without a schema. */
export function schemaLine(file: string): string | undefined {
  const [language] = /^[a-z]{2}(?=\/)/.exec(file) ?? [];
  const kind = schemaOf(file, language === undefined ? [] : [language]);
  return "schema" in kind ? lineOf(kind.id, file) : undefined;
}

/** In the syntax of `yaml-language-server`. Schemas are in `src/generated`, next to the content folder. */
export function lineOf(schemaId: string, file: string): string {
  const up = "../".repeat(file.split("/").length);
  return `# yaml-language-server: $schema=${up}src/generated/schemas/${schemaId}.schema.json`;
}

/** Puts the line at the top of the text, replacing any schema line among the leading comments. */
export function withSchemaLine(file: string, text: string): string {
  const line = schemaLine(file);
  if (line === undefined) return text;
  const [head = ""] = /^(?:(?:#.*)?\n)*/.exec(text) ?? [];
  return `${line}\n${head.replaceAll(/^# yaml-language-server:.*\n/gm, "")}${text.slice(head.length)}`;
}
