/** Composes what each page is given: as the `compose.ts` of its folder says, or its words alone. */
import { z } from "zod";
import { readPages } from "../../../src/routes/read-pages.ts";
import { type PageAddress, routeOf } from "../../../src/routes/routes.ts";
import { pageSchemas } from "../schema/pages.ts";
import type { Context } from "./context.ts";
import { withHead } from "./with-head.ts";

/** Is given the words that the page's own schema describes; a page without a schema has none. */
type Compose<Result> = (context: Context, words: unknown, address: PageAddress) => Result;

const composers = await readPages<Compose<object>>("compose.ts", "compose");

const plainWords = z.looseObject({ seo: z.object({ title: z.string(), description: z.string() }) });

const composePlain: Compose<object> = (context, words) => withHead(context, plainWords.parse(words));

/** The content of one page in the language of the context. */
export function composePage(context: Context, address: PageAddress): object {
  const { folder } = routeOf(address.route);
  const compose = composers[folder] ?? composePlain;
  return compose(context, pageWords(context, folder), address);
}

/** Words of a page with every fact filled in; `undefined` if the page has no file of its own. */
export function pageWords({ words }: Context, folder: string): unknown {
  const schema = pageSchemas[folder];
  return schema && words.page(folder, schema);
}
