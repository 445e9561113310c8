import type { Route } from "../../routes/route.ts";

export const route: Route = { id: "privacyPolicy", path: "privacy-policy", indexed: true, interactive: false };
