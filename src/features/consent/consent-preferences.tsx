/** Shows the preferences dialog. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from "react";
import { focusInView } from "../../lib/focus-place.ts";
import { useDialogCode } from "../../lib/use-dialog-code.ts";
import { consentBannerId } from "./consent-banner.tsx";
import { type Consent, consentStore, subscribe } from "./consent-store.ts";

const load = () => import("./preferences-dialog.tsx");
const close = () => consentStore().set({ isOpen: false });

const prerendered: Consent = { choice: "ask", isOpen: false };

export function useConsent(): Consent {
  return useSyncExternalStore(
    subscribe,
    () => consentStore().get(),
    () => prerendered,
  );
}

export function ConsentPreferences({ path }: { readonly path: string }) {
  const { choice, isOpen } = useConsent();
  const Dialog = useDialogCode(isOpen, '[data-consent-action="preferences"]', load, close);
  // The banner disappears with the button that had the focus: continue where the visitor is.
  useLayoutEffect(() => {
    const banner = document.getElementById(consentBannerId);
    if (choice !== "ask" && banner?.contains(document.activeElement) === true) focusInView();
  }, [choice]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the dialog.
  useEffect(() => close, [path]);
  return Dialog !== undefined && <Dialog onClose={close} />;
}
