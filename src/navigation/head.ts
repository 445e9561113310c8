/** The part of the head that visitors, bookmarks and shared links use. */
import { shell } from "../content/shell.ts";
import { localizedPath, routeOf } from "../routes/routes.ts";
import type { LoadedPage } from "./loaded-page.ts";

/** Updates the head after a navigation. */
export function applyHead({ match, content: { head } }: LoadedPage): void {
  const { language } = match;
  const root = document.documentElement;
  root.lang = language;
  root.dir = shell.languages.find(({ code }) => code === language)?.direction ?? "ltr";
  document.title = head.title;
  // For search engines, about the first page of the document.
  const stale = 'link[rel="alternate"], link[rel="canonical"], script[type="application/ld+json"]';
  for (const element of document.querySelectorAll(stale)) element.remove();
  document.querySelector('meta[name="description"]')?.setAttribute("content", head.description);
  if (!routeOf(match.route).indexed) return;
  const canonical = document.createElement("link");
  canonical.rel = "canonical";
  canonical.href = shell.origin + localizedPath(match, language);
  document.head.append(canonical);
}
