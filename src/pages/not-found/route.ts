import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "notFound", path: undefined, indexed: false, interactive: false, unasked: true };
