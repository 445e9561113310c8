/** The routes of all pages, in the browser and wherever else Vite bundles: it takes this file for `read-routes.ts`. */
import type { Route } from "./route.ts";

type Given = Route | readonly Route[];

const files = import.meta.glob<Given>("../pages/*/route.ts", { eager: true, import: "route" });

/** By the folder of the page. */
export const foundRoutes: Readonly<Record<string, Given>> = Object.fromEntries(
  Object.entries(files).map(([path, route]) => [path.split("/").at(-2), route]),
);
