import type { Context } from "../../../scripts/content/emit/context.ts";
import { home } from "../../../scripts/content/emit/pages.ts";

export function compose(context: Context) {
  return home(context);
}

export type Content = ReturnType<typeof compose>;
