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
  let consent: Consent = { choice: choiceOf(null, sendsPrivacyControl()), isOpen: false };
  let isUnsaved = false;
  const update = (change: Partial<Consent>) => {
    consent = { ...consent, ...change };
    document.documentElement.dataset.consent = consent.choice;
    for (const onChange of listeners) onChange();
  };
  const read = () => {
    if (!isUnsaved) update({ choice: storedChoice(consent.choice) });
  };
  read();
  // Chosen or deleted in another tab; or while the page was in the back/forward cache.
  addEventListener("storage", ({ key }) => {
    if (key !== consentKey && key !== null) return;
    isUnsaved = false;
    read();
  });
  addEventListener("pageshow", ({ persisted }) => persisted && read());
  return {
    get: () => consent,
    set(change) {
      if (change.choice !== undefined) isUnsaved = !store(change.choice);
      update(change);
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** @param present The choice to keep if storage cannot be read. */
function storedChoice(present: Choice): Choice {
  try {
    return choiceOf(localStorage.getItem(consentKey), sendsPrivacyControl());
  } catch {
    return present;
  }
}

function store(choice: Choice): boolean {
  try {
    localStorage.setItem(consentKey, JSON.stringify({ necessary: true, analytics: choice === "yes" }));
    return true;
  } catch {
    return false;
  }
}
