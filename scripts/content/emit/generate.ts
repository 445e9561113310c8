/** Everything that is made from valid content: what pages are made of, and JSON Schemas for editors. */

import type { MessageLanguage } from "../core/localized-text.ts";
import type { Content } from "../model/content.ts";
import type { ContentFiles } from "../validate/content-files.ts";
import { type EmittedFiles, emitContent } from "./emit.ts";
import { schemaFiles } from "./json-schema/schema-files.ts";

/** @param language Language of the person at this computer, for the help in the editor. */
export function generateFiles(content: Content, files: ContentFiles, language: MessageLanguage): EmittedFiles {
  return new Map([...schemaFiles(content, files, language), ...emitContent(content, files)]);
}
