import { useCallback, useEffect, useState } from "react";
import { useDialogCode } from "../../lib/use-dialog-code.ts";

const load = () => import("./search-dialog.tsx");

/** In these the shortcut may mean something else. */
const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** The dialog that searches the site. `open`, Ctrl+K and ⌘K open it; going to another path closes it. */
export function useSiteSearch(path: string) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useDialogCode(isOpen, "header form", load, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => close, [path, close]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(fields) !== null) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
  return { Dialog, open, close, isLoading: isOpen && Dialog === undefined };
}
