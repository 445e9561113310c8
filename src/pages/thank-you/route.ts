import type { Route } from "../../routes/route.ts";

/** One for each edition. */
export const route: readonly Route[] = [
  { id: "thankYouLite", path: "download/lite", indexed: false, interactive: true, unasked: true },
  { id: "thankYouPro", path: "download/pro", indexed: false, interactive: true, unasked: true },
];
