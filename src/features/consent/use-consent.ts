import { useSyncExternalStore } from "react";
import { type Consent, consentStore } from "./consent-store.ts";

const prerendered: Consent = { choice: "ask", isOpen: false };

export function useConsent(): Consent {
  return useSyncExternalStore(
    (onChange) => consentStore().subscribe(onChange),
    () => consentStore().get(),
    () => prerendered,
  );
}
