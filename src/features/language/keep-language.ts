import { languageCookie } from "../../domain/detect-language.ts";

/**
 * A click on a link with `hreflang`, in this tab or a new one, stores the language in the cookie for a year. Before the
 * link is followed or its menu opens, it gets the visitor's address in its language: query, hash, and a path that has no
 * page, which the prerendered 404 page cannot know.
 */
export function keepLanguage(): void {
  const keep = ({ type, button, target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    const { pathname, search, hash } = location;
    // Two letters are a language, as in `redirect.ts`.
    link.href = pathname.replace(/^(\/[a-z]{2}(?=\/|$))?/, `/${link.hreflang}`) + search + hash;
    // A menu chooses nothing.
    if (type === "contextmenu" || button > 1) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers.
    document.cookie = `${languageCookie}=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  };
  for (const type of ["click", "auxclick", "contextmenu"] as const) document.addEventListener(type, keep, true);
}
