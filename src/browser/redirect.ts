/** Script of the 404 and redirect pages, which plain hosts show at paths without a language. */
import { detectLanguage, languageCookie, readCookie } from "../domain/detect-language.ts";
import { redirectTarget } from "../domain/redirect.ts";
import { isOutsidePages } from "../routes/folders.ts";

const script = document.querySelector<HTMLScriptElement>("script[data-languages]");
const languages = script?.dataset.languages?.split(" ") ?? [];
const unoffered = script?.dataset.unoffered?.split(" ") ?? [];
const moved: Readonly<Record<string, string>> = JSON.parse(script?.dataset.moved ?? "{}");
const { pathname, search, hash } = window.location;
const known = { pathname, stored: readCookie(document.cookie, languageCookie), preferred: navigator.languages };
const target = redirectTarget(pathname, detectLanguage(known, { languages, unoffered }), { languages, moved });
if (target !== undefined && !isOutsidePages(pathname, script?.dataset.downloads))
  window.location.replace(target + search + hash);
