import { useSyncExternalStore } from "react";
import { type Consent, consentStore, subscribe } from "./consent-store.ts";

const prerendered: Consent = { choice: "ask", isOpen: false };

export function useConsent(): Consent {
  return useSyncExternalStore(
    subscribe,
    () => consentStore().get(),
    () => prerendered,
  );
}
