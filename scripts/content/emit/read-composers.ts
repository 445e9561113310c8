/** What the `compose.ts` of each page exports, by its folder, in Node. The form's bundle takes `glob-composers.ts` for this. */
import { readPages } from "../../../src/routes/read-pages.ts";
import type { PageAddress } from "../../../src/routes/routes.ts";
import type { Context } from "./context.ts";

export type Compose = (context: Context, words: unknown, address: PageAddress) => object;
/** Files, and folders with a slash at their end, that a page shows besides its own words. */
export type Sources = (context: Context, address: PageAddress) => readonly string[];

export const composers = await readPages<Compose>("compose.ts", "compose");
export const sourcesOf = await readPages<Sources | undefined>("compose.ts", "sources");
