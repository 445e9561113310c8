import type { Route } from "../../routes/route.ts";

export const route: readonly Route[] = [
  { id: "partners", path: "partners", indexed: true, interactive: true },
  { id: "partnersPage", path: "partners/:slug", slugs: "partnerPages", indexed: true, interactive: false },
];
