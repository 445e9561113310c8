import { useEffect, useState } from "react";
import { stay } from "./leaving.ts";
import { loadNoticeId, showNotice } from "./notices.ts";

/**
 * Loads the code of a dialog when it is about to open. If it does not come, a notice says so.
 *
 * @param opener Selector of the buttons that open it: the code is prefetched when the pointer or the focus reaches one.
 * @param load The same function at each render, as is `close`.
 */
export function useDialogCode<Dialog>(
  isOpen: boolean,
  opener: string,
  load: () => Promise<{ readonly default: Dialog }>,
  close: () => void,
): Dialog | undefined {
  const [code, setCode] = useState<{ readonly default: Dialog }>();
  useEffect(() => {
    if (!isOpen) return;
    load().then(setCode, async (error: unknown) => {
      await stay();
      console.warn("The dialog could not be loaded", error);
      close();
      showNotice(loadNoticeId);
    });
  }, [isOpen, load, close]);
  useEffect(() => {
    const stop = new AbortController();
    const prefetch = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(opener) === null) return;
      stop.abort();
      // A failure shows when the dialog opens.
      load().catch(() => {});
    };
    for (const type of ["pointerover", "focusin"]) {
      document.addEventListener(type, prefetch, { passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [opener, load]);
  return isOpen ? code?.default : undefined;
}
