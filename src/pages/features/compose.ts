import type { Context } from "../../../scripts/content/emit/context.ts";
import { features } from "../../../scripts/content/emit/pages.ts";

export function compose(context: Context) {
  return features(context);
}

export type Content = ReturnType<typeof compose>;
