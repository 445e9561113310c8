/** The routes of all pages in Node. Vite takes `glob-routes.ts` for this file, see `vite.config.ts`. */
import { readPages } from "./read-pages.ts";
import type { Route } from "./route.ts";

/** By the folder of the page. */
export const foundRoutes = await readPages<Route | readonly Route[]>("route.ts", "route");
