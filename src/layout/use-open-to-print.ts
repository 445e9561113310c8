import { useEffect } from "react";

/** Opens everything closed for printing, where the browser does not know `::details-content`. */
export function useOpenToPrint(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>("#main details:not([open])")];
      for (const details of opened) details.open = true;
    };
    const closeAgain = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener("beforeprint", open, { signal });
    window.addEventListener("afterprint", closeAgain, { signal });
    return () => stop.abort();
  }, []);
}
