import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "termsOfUse", path: "terms-of-use", indexed: true, interactive: false };
