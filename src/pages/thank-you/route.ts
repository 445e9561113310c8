import type { Route } from "../../routes/route.ts";

export const route: Route = {
  id: "thankYou",
  path: "download/:slug",
  slugs: "editions",
  indexed: false,
  interactive: true,
  unasked: true,
};
