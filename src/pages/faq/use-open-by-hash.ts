import { useEffect } from "react";

/** Opens the question that the address leads to, in browsers that do not do so themselves. */
export function useOpenByHash(): void {
  useEffect(() => {
    const open = () => {
      const details = document.getElementById(window.location.hash.slice(1))?.closest("details");
      if (details instanceof HTMLDetailsElement) details.open = true;
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
