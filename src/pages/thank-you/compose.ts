import type { Context } from "../../../scripts/content/emit/context.ts";
import { thankYou } from "../../../scripts/content/emit/pages.ts";
import type { PageAddress } from "../../routes/routes.ts";

export function compose(context: Context, _words: unknown, { slug = "" }: PageAddress) {
  return thankYou(context, slug);
}

export type Content = ReturnType<typeof compose>;
