/** Consent, as one store for the app and the inline script, which creates it. `<html data-consent>` is for CSS only. */
import { type Choice, choiceOf, consentKey, consentRecord } from "../../domain/consent.ts";

export interface Consent {
  readonly choice: Choice;
  /** Whether the preferences are open, or will be once the app has started. */
  readonly isOpen: boolean;
}

declare global {
  interface Window {
    consentStore?: ReturnType<typeof createConsentStore>;
  }
}

export function consentStore() {
  window.consentStore ??= createConsentStore();
  return window.consentStore;
}

export function sendsPrivacyControl(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}

const changeEvent = "consent";

function createConsentStore() {
  const gpc = sendsPrivacyControl();
  let consent: Consent = { choice: choiceOf(null, gpc), isOpen: false };
  let isUnsaved = false;
  const update = (change: Partial<Consent>) => {
    consent = { ...consent, ...change };
    document.documentElement.dataset.consent = consent.choice;
    document.dispatchEvent(new Event(changeEvent));
  };
  const store = {
    get: () => consent,
    /** Applies a change, and stores the choice. If storing fails, it holds for this document. */
    set(change: Partial<Consent>): void {
      update(change);
      if (change.choice === undefined) return;
      try {
        localStorage.setItem(consentKey, consentRecord(change.choice === "yes"));
        isUnsaved = false;
      } catch {
        // Storage is blocked or full.
        isUnsaved = true;
      }
    },
    /** Reads the choice from storage. */
    refresh(): void {
      let { choice } = consent;
      try {
        if (!isUnsaved) choice = choiceOf(localStorage.getItem(consentKey), gpc);
      } catch {
        // Storage is blocked.
      }
      update({ choice });
    },
  };
  store.refresh();
  return store;
}

/** Subscribes to changes, including those of other tabs, also while this page was in the back/forward cache. */
export function subscribe(onChange: () => void): () => void {
  const { refresh } = consentStore();
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(changeEvent, onChange, { signal });
  addEventListener("storage", refresh, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
  // Other tabs may have changed it before the app started.
  refresh();
  return () => stop.abort();
}
