/**
 * Consent, as one store for the inline script, which makes it, and the app. Local storage holds the choice;
 * `<html data-consent>` is for CSS only.
 */
import { type Choice, choiceOf, consentKey } from "../../domain/consent.ts";

export interface Consent {
  readonly choice: Choice;
  /** Whether the preferences are open, or will be once the app has started. */
  readonly isOpen: boolean;
}

export interface ConsentStore {
  get(): Consent;
  /** Stores a choice. If that fails, it holds for this document. */
  set(change: Partial<Consent>): void;
  subscribe(onChange: () => void): () => void;
}

declare global {
  interface Window {
    consentStore?: ConsentStore;
  }
}

export function consentStore(): ConsentStore {
  window.consentStore ??= createConsentStore();
  return window.consentStore;
}

export function sendsPrivacyControl(): boolean {
  return Reflect.get(navigator, "globalPrivacyControl") === true;
}

function createConsentStore(): ConsentStore {
  const listeners = new Set<() => void>();
  const gpc = sendsPrivacyControl();
  let consent: Consent = { choice: choiceOf(null, gpc), isOpen: false };
  let isUnsaved = false;
  const update = (change: Partial<Consent>) => {
    consent = { ...consent, ...change };
    document.documentElement.dataset.consent = consent.choice;
    for (const onChange of listeners) onChange();
  };
  const read = () => {
    try {
      update({ choice: choiceOf(localStorage.getItem(consentKey), gpc) });
    } catch {
      // Storage is blocked.
      update({});
    }
  };
  read();
  // Chosen or deleted in another tab.
  addEventListener("storage", () => {
    isUnsaved = false;
    read();
  });
  // The same, while the page was in the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => persisted && !isUnsaved && read());
  return {
    get: () => consent,
    set(change) {
      update(change);
      if (change.choice === undefined) return;
      const record = JSON.stringify({ necessary: true, analytics: change.choice === "yes" });
      try {
        localStorage.setItem(consentKey, record);
        isUnsaved = false;
      } catch {
        // Storage is blocked or full.
        isUnsaved = true;
      }
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
