import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";

/** Opens the question that the address leads to, where the browser does not. */
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
    openByHash();
    isHydrating.current = false;
    window.addEventListener("hashchange", openByHash, { signal });
    return () => stop.abort();
  }, []);
}
