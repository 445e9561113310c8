import { useEffect } from "react";

/**
 * Opens the question that the address leads to and shows it, in browsers that do not do so themselves. Those that do have
 * opened it before this is called.
 */
export function useOpenByHash(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const question = target?.closest("details");
      if (target === null || question === null || question === undefined || question.open) return;
      question.open = true;
      target.scrollIntoView();
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
}
