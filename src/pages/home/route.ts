import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "home", path: "", indexed: true, interactive: false };
