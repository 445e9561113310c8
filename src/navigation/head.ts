/** The part of the head that a visitor, a bookmark or a shared link uses. The document of a page has all of it. */
import { shell } from "../content/shell.ts";
import { localizedPath, routeOf } from "../routes/routes.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** Brings the document's head to a page after navigating. */
export function applyHead({ match, content: { head } }: LoadedPage): void {
  const { language } = match;
  const root = document.documentElement;
  root.lang = language;
  root.dir = shell.languages.find(({ code }) => code === language)?.direction ?? "ltr";
  document.title = head.title;
  // Written for search engines and programs, about the page that the document came with.
  const stale = 'link[rel="alternate"], link[rel="canonical"], script[type="application/ld+json"]';
  for (const element of document.querySelectorAll(stale)) element.remove();
  document.querySelector('meta[name="description"]')?.setAttribute("content", head.description);
  if (!routeOf(match.route).indexed) return;
  const canonical = document.createElement("link");
  canonical.rel = "canonical";
  canonical.href = shell.origin + localizedPath(match, language);
  document.head.append(canonical);
}
