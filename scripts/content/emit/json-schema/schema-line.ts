/** The first line of a content file: it tells editors which JSON Schema the file is written by. */
import { kindOf } from "./kinds.ts";

/** Folder of the schemas for editors on this computer, from the folder that `content/` is in. */
const localFolder = "src/generated/schemas";

const comment = "# yaml-language-server: $schema=";

/**
 * The line for a file, as `yaml-language-server` reads it.
 *
 * @param file Path below the content folder, with `/`: `facts/partners/kenya.yaml`.
 * @returns The comment, without line end; `undefined` for files that belong to nothing.
 */
export function schemaLine(file: string): string | undefined {
  const kind = kindOf(file);
  if (kind === undefined) return undefined;
  return `${comment}${"../".repeat(file.split("/").length)}${localFolder}/${kind}.schema.json`;
}

/**
 * Puts the line at the head of a file, in place of another such line among its first comments. Everything else stays.
 *
 * @param text The file, with `\n` at line ends and without a byte order mark.
 * @returns The same text if the line is there already, or if the file belongs to nothing.
 */
export function withSchemaLine(file: string, text: string): string {
  const line = schemaLine(file);
  if (line === undefined) return text;
  const [head = ""] = /^(?:(?:#.*)?\n)*/.exec(text) ?? [];
  return `${line}\n${head.replaceAll(/^# yaml-language-server:.*\n/gm, "")}${text.slice(head.length)}`;
}
