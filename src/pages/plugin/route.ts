import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "plugin", path: "plugins/:slug", indexed: true, interactive: true };
