/** Shows the preferences when somebody asks for them. The dialog itself is loaded when it is about to be wanted. */
import { useCallback, useEffect, useState } from "react";
import { consentEvent } from "../../domain/consent.ts";
import { consentBannerId } from "./consent-banner.tsx";
import { focusHeading } from "./focus-heading.ts";
import { useWantedPreferences } from "./use-consent.ts";

type PreferencesDialog = typeof import("./preferences-dialog.tsx")["default"];

interface ConsentPreferencesProps {
  readonly language: string;
  readonly path: string;
  /** Called when the dialog was asked for and its code does not come: browsers do not ask for it again. */
  readonly onFailure: () => void;
}

export function ConsentPreferences({ language, path, onFailure }: ConsentPreferencesProps) {
  const [Dialog, setDialog] = useState<PreferencesDialog>();
  const open = useCallback(() => {
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      (error: unknown) => {
        console.warn("The cookie preferences could not be loaded", error);
        onFailure();
      },
    );
  }, [onFailure]);
  const close = useCallback(() => setDialog(undefined), []);
  useWantedPreferences(open);
  useEffect(loadWhenNear, []);
  useEffect(moveFocusWithBanner, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what closes it.
  useEffect(close, [path]);
  return Dialog === undefined ? null : <Dialog language={language} onClose={close} />;
}

async function loadDialog(): Promise<PreferencesDialog> {
  return (await import("./preferences-dialog.tsx")).default;
}

/** A pointer or the focus on a button that opens the dialog: the press comes next. */
function loadWhenNear(): () => void {
  const stop = new AbortController();
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || target.closest('[data-consent-press="preferences"]') === null) return;
        stop.abort();
        // A failure shows when it is pressed.
        loadDialog().catch(() => {});
      },
      { passive: true, signal: stop.signal },
    );
  }
  return () => stop.abort();
}

/** The banner goes away with the button that had the focus: reading goes on at the page's heading. */
function moveFocusWithBanner(): () => void {
  const move = () => {
    const { consent } = document.documentElement.dataset;
    const banner = document.getElementById(consentBannerId);
    if (consent !== "ask" && banner?.contains(document.activeElement) === true) focusHeading();
  };
  document.addEventListener(consentEvent, move);
  return () => document.removeEventListener(consentEvent, move);
}
