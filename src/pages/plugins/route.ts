import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "plugins", path: "plugins", indexed: true, interactive: true };
