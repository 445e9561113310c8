import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "partners", path: "partners", indexed: true, interactive: true };
