/**
 * The part of consent that cannot wait for the application: it is in the script of the document. It decides before the first
 * paint whether the banner is shown, and takes what is pressed in it from the first moment on, also if the
 * application never comes. `<html data-consent>` holds the state; styles and the application go by it.
 */
import { type Choice, choiceOf, consentEvent, consentKey } from "../../domain/consent.ts";

/**
 * - `data-consent` is `ask`, `yes` or `no`.
 * - A pressed element with `data-consent-press`: `yes` and `no` are stored as the choice; if storing fails, the choice
 *   holds for this document, marked by `data-consent-unsaved`. `preferences` leaves `data-consent-wanted` for the
 *   application, which opens the dialog as soon as it can.
 */
export function takeConsent(): void {
  const { dataset } = document.documentElement;
  dataset.consent = storedChoice();
  document.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>("[data-consent-press]") : null;
    const press = pressed?.dataset.consentPress;
    if (press === undefined) return;
    if (press === "preferences") dataset.consentWanted = "";
    else {
      dataset.consent = press;
      try {
        localStorage.setItem(consentKey, JSON.stringify({ necessary: true, analytics: press === "yes" }));
        delete dataset.consentUnsaved;
      } catch {
        dataset.consentUnsaved = "";
      }
    }
    document.dispatchEvent(new Event(consentEvent));
  });
}

/** @param kept What holds if storage cannot be read. */
export function storedChoice(kept = choiceOf(null, sendsPrivacyControl())): Choice {
  try {
    return choiceOf(localStorage.getItem(consentKey), sendsPrivacyControl());
  } catch {
    return kept;
  }
}

export function sendsPrivacyControl(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}
