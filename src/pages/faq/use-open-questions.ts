import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";

/**
 * Opens questions where the browser does not: the one that the address leads to, and all of them for printing.
 */
export function useOpenQuestions(): void {
  const isHydrating = useRef(!useHydrated());
  // Before the page is scrolled to the question, and the focus goes there.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const openByHash = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const question = target?.closest("details");
      if (question?.open !== false) return;
      question.open = true;
      // Not during hydration: the reader may have scrolled on.
      if (!isHydrating.current) target?.scrollIntoView();
    };
    let printed: HTMLDetailsElement[] = [];
    const openToPrint = () => {
      printed = [...document.querySelectorAll<HTMLDetailsElement>("#main details:not([open])")];
      for (const question of printed) question.open = true;
    };
    const closeAgain = () => {
      for (const question of printed) question.open = false;
    };
    openByHash();
    isHydrating.current = false;
    window.addEventListener("hashchange", openByHash, { signal });
    window.addEventListener("beforeprint", openToPrint, { signal });
    window.addEventListener("afterprint", closeAgain, { signal });
    return () => stop.abort();
  }, []);
}
