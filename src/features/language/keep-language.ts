import { languageCookie } from "../../domain/detect-language.ts";

/**
 * A click on a link with `hreflang` stores the language for a year. Before that, the link gets the present address in its
 * language: query, hash, and the path that the prerendered 404 page cannot know.
 */
export function keepLanguage(): void {
  const keep = ({ type, button, target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    const { pathname, search, hash } = location;
    // Two letters are a language, as in `redirectTarget`.
    link.href = pathname.replace(/^(\/[a-z]{2}(?=\/|$))?/, `/${link.hreflang}`) + search + hash;
    // Opening the context menu is no choice.
    if (type === "contextmenu" || button > 1) return;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
    document.cookie = `${languageCookie}=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  };
  for (const type of ["click", "auxclick", "contextmenu"] as const) document.addEventListener(type, keep, true);
}
