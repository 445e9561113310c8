import type { Context } from "../../../scripts/content/emit/context.ts";
import { plugin } from "../../../scripts/content/emit/pages.ts";
import type { PageAddress } from "../../routes/routes.ts";

export function compose(context: Context, _words: undefined, { slug = "" }: PageAddress) {
  return plugin(context, slug);
}

export type Content = ReturnType<typeof compose>;
