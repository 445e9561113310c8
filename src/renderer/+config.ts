import type { Config } from "vike/types";

/** One catch-all page in HTML-only mode: Vike bundles and serves, none of its runtime reaches the browser. */
export default {
  clientRouting: false,
  // Pages of other languages are told apart by their path; Vike has nothing to normalise.
  disableUrlNormalization: true,
  meta: { Page: { env: { server: true } } },
} satisfies Config;
