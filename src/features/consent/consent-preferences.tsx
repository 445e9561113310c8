/** Loads the preferences dialog when it is about to open, and shows it. */
import { useEffect, useLayoutEffect, useState } from "react";
import { focusInView } from "../../lib/focus-place.ts";
import { stay } from "../../lib/leaving.ts";
import { loadNoticeId, showNotice } from "../../lib/notices.ts";
import { consentBannerId } from "./consent-banner.tsx";
import { consentStore } from "./consent-store.ts";
import { useConsent } from "./use-consent.ts";

type PreferencesDialog = typeof import("./preferences-dialog.tsx")["default"];

const close = () => consentStore().set({ isOpen: false });

export function ConsentPreferences({ path }: { readonly path: string }) {
  const { choice, isOpen } = useConsent();
  const [Dialog, setDialog] = useState<PreferencesDialog>();
  useEffect(() => {
    if (!isOpen) return;
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      async (error: unknown) => {
        await stay();
        console.warn("The cookie preferences could not be loaded", error);
        close();
        showNotice(loadNoticeId);
      },
    );
  }, [isOpen]);
  // The banner disappears with the button that had the focus: continue where the visitor is.
  useLayoutEffect(() => {
    const banner = document.getElementById(consentBannerId);
    if (choice !== "ask" && banner?.contains(document.activeElement) === true) focusInView();
  }, [choice]);
  useEffect(loadWhenNear, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the dialog.
  useEffect(() => close, [path]);
  return isOpen && Dialog !== undefined && <Dialog onClose={close} />;
}

async function loadDialog(): Promise<PreferencesDialog> {
  return (await import("./preferences-dialog.tsx")).default;
}

/** Prefetches the dialog when the pointer or the focus reaches a button that opens it. */
function loadWhenNear(): () => void {
  const stop = new AbortController();
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('[data-consent-action="preferences"]') === null) return;
    stop.abort();
    // A failure shows when the dialog opens.
    loadDialog().catch(() => {});
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, load, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
