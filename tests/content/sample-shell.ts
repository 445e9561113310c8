/** Takes the place of the generated `shell.ts` in Vitest's tests of the program, which need no build for it. */
import { composeServerFacts, composeShell } from "../../scripts/content/emit/shell.ts";
import { validContent } from "./content-copy.ts";

const { content, files } = validContent();
const media = { files, served: new Map(), planned: new Map(), masters: new Map(), social: [] };
export const shell = composeShell(content, media);
export const serverFacts = composeServerFacts(content);
