/** The visitor's choice in the browser: kept on `<html>` by `take-consent.ts`, and in step with other tabs. */
import { useEffect, useSyncExternalStore } from "react";
import { type Choice, choiceFrom, consentEvent, consentKey } from "../../domain/consent.ts";
import { storedChoice } from "./init-consent.ts";

/** The choice; `ask` while prerendering. Nothing that is rendered may depend on it before hydration is done. */
export function useChoice(): Choice {
  return useSyncExternalStore(subscribe, currentChoice, currentChoice);
}

export function currentChoice(): Choice {
  return choiceFrom(typeof document === "undefined" ? undefined : document.documentElement.dataset.consent);
}

/** Calls back when somebody wants the preferences, or wanted them before the application was there. */
export function useWantedPreferences(open: () => void): void {
  useEffect(() => {
    const answer = () => {
      const { dataset } = document.documentElement;
      if (dataset.consentWanted === undefined) return;
      delete dataset.consentWanted;
      open();
    };
    answer();
    document.addEventListener(consentEvent, answer);
    return () => document.removeEventListener(consentEvent, answer);
  }, [open]);
}

/** Follows what is pressed here, chosen or deleted in another tab, and chosen while the page was in the Back cache. */
function subscribe(changed: () => void): () => void {
  const { dataset } = document.documentElement;
  const stop = new AbortController();
  const { signal } = stop;
  const readAgain = () => {
    // What could not be stored is known to this document only.
    if (dataset.consentUnsaved === undefined) dataset.consent = storedChoice(currentChoice());
    changed();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== consentKey && key !== null) return;
    delete dataset.consentUnsaved;
    readAgain();
  };
  readAgain();
  document.addEventListener(consentEvent, changed, { signal });
  window.addEventListener("storage", onStorage, { signal });
  window.addEventListener("pageshow", ({ persisted }) => persisted && readAgain(), { signal });
  return () => stop.abort();
}
