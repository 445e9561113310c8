/** Where a visitor without JavaScript goes back to after sending the contact form. */
import { localizedPath, matchPath, type SiteMap } from "../routes/routes.ts";

/**
 * @param referer The `Referer` header; `undefined` where there is none.
 * @param requestUrl Address the form was sent to. Host and port are compared, not the scheme: behind a proxy that
 *   speaks https for it the server sees http.
 * @returns Path of the contact page the form was on, built from the route table and not copied; `/` where the referer
 *   is missing, malformed, of another host or another page.
 */
export function formReturnPath(referer: string | undefined, requestUrl: string, site: SiteMap): string {
  if (referer === undefined || !URL.canParse(referer)) return "/";
  const { host, pathname } = new URL(referer);
  const page = matchPath(pathname, site);
  if (host !== new URL(requestUrl).host || page.route !== "contact") return "/";
  return localizedPath(page, page.language);
}
