import type { Context } from "../../../scripts/content/emit/context.ts";
import { download } from "../../../scripts/content/emit/pages.ts";

export function compose(context: Context) {
  return download(context);
}

export type Content = ReturnType<typeof compose>;
