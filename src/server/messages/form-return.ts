/** Where a visitor without JavaScript goes back to after sending the contact form. */
import { localizedPath, matchPath, type SiteMap } from "../../routes/routes.ts";
import { requestLanguage } from "../request-language.ts";

/**
 * @param request The form's. Host and port of its address are compared with those of its `Referer`, not the scheme:
 *   behind a proxy that speaks https for it the server sees http.
 * @returns Path of the contact page the form was on, built from the route table and not copied. Where the referer is
 *   missing, malformed, of another host or another page: the contact page in the visitor's language.
 */
export function formReturnPath(request: Request, site: SiteMap): string {
  const language = languageOfForm(request, site) ?? requestLanguage(request, site.languages);
  return localizedPath({ route: "contact" }, language);
}

function languageOfForm(request: Request, site: SiteMap): string | undefined {
  const referer = request.headers.get("Referer");
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  const page = matchPath(pathname, site);
  return host === new URL(request.url).host && page.route === "contact" ? page.language : undefined;
}
