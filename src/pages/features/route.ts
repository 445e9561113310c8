import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "features", path: "features", indexed: true, interactive: true };
