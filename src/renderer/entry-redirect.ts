/** The script of the documents at paths without a language, see `scripts/site/redirect-page.ts`. */
import { detectLanguage, languageCookie, readCookie } from "../features/language/detect.ts";
import { redirectTarget } from "../features/language/redirect.ts";

const script = document.querySelector<HTMLScriptElement>("script[data-languages]");
const languages = script?.dataset.languages?.split(" ") ?? [];
const { pathname, search, hash } = window.location;
const known = { pathname, stored: readCookie(document.cookie, languageCookie), preferred: navigator.languages };
const target = redirectTarget(pathname, detectLanguage(known, languages), languages);
if (target !== undefined) window.location.replace(target + search + hash);
