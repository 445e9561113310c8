import type { Context } from "../../../scripts/content/emit/context.ts";
import { thankYou } from "../../../scripts/content/emit/pages.ts";
import type { PageAddress } from "../../routes/routes.ts";

export function compose(context: Context, _words: unknown, { route }: PageAddress) {
  return thankYou(context, route === "thankYouPro" ? "pro" : "lite");
}

export type Content = ReturnType<typeof compose>;
