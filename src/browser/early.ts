/** The inline script of every document. Runs before the first paint; then calls `boot`. */
import { initConsent } from "../features/consent/init-consent.ts";
import { showFirstState } from "../features/download/show-state.ts";
import { keepLanguage } from "../features/language/keep-language.ts";
import { boot } from "./boot.ts";

// Before the first paint: banner and thank-you page depend on it.
initConsent();
showFirstState();
keepLanguage();
// Results that the filter of a link excludes are not painted first.
if (/[?&](q|country)=[^&]/.test(location.search)) document.documentElement.dataset.filtered = "";
// The header has a shadow past 10 px.
addEventListener("scroll", () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10));
boot(document.currentScript?.dataset.scripts?.split(" ") ?? []);
