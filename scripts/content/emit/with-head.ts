/** What a page is given that needs its words only. */
import type { z } from "zod";
import { type Context, headOf } from "./context.ts";

interface WithSeo {
  readonly seo: { readonly title: string; readonly description: string };
}

/** The words of a page, with title and description of the document in place of those for search engines. */
export function withHead<Words extends WithSeo>(context: Context, { seo, ...words }: Words) {
  return { ...words, head: headOf(context, seo) };
}

/** Content of a page without a `compose.ts`, by the schema of its words. */
export type PlainContent<Schema extends z.ZodType<WithSeo>> = ReturnType<typeof withHead<z.output<Schema>>>;
