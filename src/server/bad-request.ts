/** What is answered to a request whose address is none. */
import type { MiddlewareHandler } from "hono";

/**
 * Status 400 if the `Host` header makes no address (`xn--`, `1.2.3.4.5`): the adapter for Node lets some of them pass.
 * To be placed first, so that everything behind can read the address.
 */
export const refuseBadHost: MiddlewareHandler = async (c, next) => {
  if (URL.canParse(c.req.url)) return next();
  return c.text("Bad request\n", 400, { "Cache-Control": "no-store" });
};
