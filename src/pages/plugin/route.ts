import type { Route } from "../../routes/route.ts";

export const route: Route = {
  id: "plugin",
  path: "plugins/:slug",
  slugs: "pluginSlugs",
  indexed: true,
  interactive: true,
};
