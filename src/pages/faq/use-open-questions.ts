import { useLayoutEffect } from "react";
import { focusPlace } from "../../lib/focus-place.ts";

/** Opens the question that the address leads to, where the browser does not. */
export function useOpenQuestions(): void {
  // Before the page is scrolled to the question, and the focus goes there.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const openByHash = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const question = target?.closest("details");
      if (target === null || question == null) return;
      question.open = true;
      // Not when the app starts: the reader may have scrolled on.
      if (!("ready" in document.documentElement.dataset)) return;
      target.scrollIntoView();
      focusPlace(target);
    };
    openByHash();
    window.addEventListener("hashchange", openByHash, { signal });
    return () => stop.abort();
  }, []);
}
