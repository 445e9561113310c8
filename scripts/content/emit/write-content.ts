/** Writes what is made from valid content: everything for the pages, and JSON Schemas for editors. */
import { contentOf } from "../content.ts";
import type { ContentFiles } from "../load.ts";
import type { MessageLanguage } from "../messages/sentence.ts";
import { openSchemas } from "../schema-export/schema-files.ts";
import { type EmittedFiles, openEmitter } from "./emit.ts";
import { openWriter } from "./write.ts";

/**
 * Keeps a generated folder up to date while content changes.
 *
 * @param files The content files. They must be valid whenever the folder is written.
 * @param out Absolute path of the generated folder.
 * @param language Language of the person at this computer, for the help in the editor.
 * @returns Brings the folder to what the content gives now, and says what stands there.
 */
export function openContentWriter(
  files: ContentFiles,
  out: string,
  language: MessageLanguage,
): () => Promise<EmittedFiles> {
  const content = contentOf(files);
  const emit = openEmitter(content, files);
  const schemas = openSchemas(content, files, language);
  const write = openWriter(out);
  return async () => {
    const made: EmittedFiles = new Map([...schemas(), ...emit()]);
    await write(made);
    return made;
  };
}
