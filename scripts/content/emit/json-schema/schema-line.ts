/** The first line of a content file: it tells editors which JSON Schema the file is written by. */
import { schemaOf } from "../../validate/file-kinds.ts";

/** The line for a file of the content, without line end; `undefined` for files that belong to nothing. */
export function schemaLine(file: string): string | undefined {
  const [language] = /^[a-z]{2}(?=\/)/.exec(file) ?? [];
  const found = schemaOf(file, language === undefined ? [] : [language]);
  return "schema" in found ? lineOf(found.id, file) : undefined;
}

/** As `yaml-language-server` reads it. The schemas lie in `src/generated`, beside the content folder. */
export function lineOf(schemaId: string, file: string): string {
  const up = "../".repeat(file.split("/").length);
  return `# yaml-language-server: $schema=${up}src/generated/schemas/${schemaId}.schema.json`;
}

/** Puts the line at the head of a text, in place of another such line among its first comments. */
export function withSchemaLine(file: string, text: string): string {
  const line = schemaLine(file);
  if (line === undefined) return text;
  const [head = ""] = /^(?:(?:#.*)?\n)*/.exec(text) ?? [];
  return `${line}\n${head.replaceAll(/^# yaml-language-server:.*\n/gm, "")}${text.slice(head.length)}`;
}
