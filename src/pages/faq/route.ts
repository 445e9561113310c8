import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "faq", path: "faq", indexed: true, interactive: true };
