import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "download", path: "download", indexed: true, interactive: true };
