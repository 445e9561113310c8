/** Composes what each page is given: as the `compose.ts` of its folder says, or its words alone. */
import { z } from "zod";
import { readPages } from "../../../src/routes/read-pages.ts";
import { type PageAddress, routeOf } from "../../../src/routes/routes.ts";
import { pageSchemas } from "../schema/pages.ts";
import { type Context, withHead } from "./context.ts";

type Compose = (context: Context, words: unknown, address: PageAddress) => object;

const composers = await readPages<Compose>("compose.ts", "compose");

const plainWords = z.looseObject({ seo: z.object({ title: z.string(), description: z.string() }) });

/** The content of one page in the language of the context. */
export function composePage(context: Context, address: PageAddress): object {
  const { folder } = routeOf(address.route);
  const words = pageWords(context, folder);
  return composers[folder]?.(context, words, address) ?? withHead(context, plainWords.parse(words));
}

/** Words of a page with every fact filled in; `undefined` if the page has no file of its own. */
export function pageWords({ words }: Context, folder: string): unknown {
  const schema = pageSchemas[folder];
  return schema && words.page(folder, schema);
}
