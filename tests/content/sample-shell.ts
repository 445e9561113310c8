/** Takes the place of the generated `shell.ts` in Vitest's tests of the program, which need no build for it. */
import { mediaFiles } from "../../scripts/content/emit/media-files.ts";
import { composeAddresses, composeServerSettings, composeShell } from "../../scripts/content/emit/shell.ts";
import { validContent } from "./content-copy.ts";

const { content, files } = validContent();
export const shell = composeShell(content, mediaFiles(files));
export const serverSettings = composeServerSettings(content);
export const addresses = composeAddresses(content);
