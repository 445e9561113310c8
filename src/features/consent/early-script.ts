/**
 * The part of consent that cannot wait for the application: an inline script in the head. It decides before the first
 * paint whether the banner is shown, and takes what is pressed in it from the first moment on, also if the
 * application never comes. `<html data-consent>` holds the state; styles and the application go by it.
 */
import { consentKey } from "./consent.ts";

/** Told to the document when a button about consent was pressed. */
export const consentEvent = "consent";

/**
 * - `data-consent` is `ask`, `yes` or `no`, by the same rule as `choiceOf`.
 * - A pressed element with `data-consent-press`: `yes` and `no` are stored as the choice; if storing fails, the choice
 *   holds for this document, marked by `data-consent-unsaved`. `preferences` leaves `data-consent-wanted` for the
 *   application, which opens the dialog as soon as it can.
 *
 * @returns Script text, the same for every page, so that one digest in the policy covers it.
 */
export function earlyConsentScript(): string {
  const key = JSON.stringify(consentKey);
  return [
    "(()=>{",
    "const d=document,s=d.documentElement.dataset;let c;",
    `try{c=JSON.parse(localStorage.getItem(${key}))}catch{}`,
    's.consent=c&&c.necessary===true&&typeof c.analytics=="boolean"&&Object.keys(c).length==2?c.analytics?"yes":"no":',
    'navigator.globalPrivacyControl===true?"no":"ask";',
    'd.addEventListener("click",e=>{',
    'const b=e.target.closest("[data-consent-press]");if(!b)return;',
    "const p=b.dataset.consentPress;",
    'if(p=="preferences")s.consentWanted="";',
    "else{s.consent=p;",
    `try{localStorage.setItem(${key},JSON.stringify({necessary:true,analytics:p=="yes"}));delete s.consentUnsaved}`,
    'catch{s.consentUnsaved=""}}',
    `d.dispatchEvent(new Event(${JSON.stringify(consentEvent)}))`,
    "})})()",
  ].join("");
}
