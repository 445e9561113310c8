import { languageCookie } from "./detect.ts";

/**
 * A press on a link with `hreflang`, in this tab or a new one, is kept in the cookie for a year. The link leads to
 * the same page: it gets the query and hash of that moment before anybody follows it.
 */
export function keepLanguage(): void {
  const keep = ({ button, target }: MouseEvent) => {
    // The third button opens a menu, and chooses nothing.
    const link = button < 2 && target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers.
    document.cookie = `${languageCookie}=${link.hreflang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  };
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, keep, true);
}
