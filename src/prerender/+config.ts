import type { Config } from "vike/types";

/** One catch-all page in HTML-only mode: Vike bundles, serves and prerenders; none of its runtime reaches the browser. */
export default {
  clientRouting: false,
  // `/en/features` is `en/features.html`.
  prerender: { noExtraDir: true },
  // The route table handles languages.
  disableUrlNormalization: true,
  meta: { Page: { env: { server: true } } },
} satisfies Config;
