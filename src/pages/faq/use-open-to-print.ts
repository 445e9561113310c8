import { useEffect } from "react";

/** On paper nothing can be opened: every answer is printed, and closed again after. */
export function useOpenToPrint(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("main details:not([open])")];
      for (const question of opened) question.open = true;
    };
    const close = () => {
      for (const question of opened) question.open = false;
    };
    window.addEventListener("beforeprint", open, { signal });
    window.addEventListener("afterprint", close, { signal });
    return () => stop.abort();
  }, []);
}
