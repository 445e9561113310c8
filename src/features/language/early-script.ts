import { languageCookie } from "./detect.ts";

/**
 * A press on a link with `data-language`, in this tab or a new one, is kept in the cookie for a year. The link leads to
 * the same page: it gets the query and hash of that moment before anybody follows it.
 */
export function earlyLanguageScript(): string {
  return [
    // The third button opens a menu, and chooses nothing.
    'for(const t of["click","auxclick"])addEventListener(t,e=>{const a=e.button<2&&e.target.closest("[data-language]");',
    "if(a){a.search=location.search;a.hash=location.hash;",
    `document.cookie="${languageCookie}="+a.dataset.language+"; Path=/; Max-Age=31536000; SameSite=Lax"}},true)`,
  ].join("");
}
