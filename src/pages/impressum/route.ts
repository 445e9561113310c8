import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "impressum", path: "impressum", indexed: true, interactive: false };
