import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "contact", path: "contact", indexed: true, interactive: true };
