import { consentStore } from "./consent-store.ts";

/** Decides before the first paint whether the banner is shown, and handles its buttons, even without the app. */
export function initConsent(): void {
  const { set } = consentStore();
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-consent-action]");
    if (!button) return;
    const { consentAction } = button.dataset;
    set(consentAction === "preferences" ? { isOpen: true } : { choice: consentAction === "yes" ? "yes" : "no" });
  });
}
