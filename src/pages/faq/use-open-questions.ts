import { useEffect } from "react";

/**
 * Opens questions where the browser does not do so itself: the one that the address leads to, and on paper, where nothing
 * can be pressed, all of them.
 */
export function useOpenQuestions(): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const openByHash = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const question = target?.closest("details");
      if (question?.open !== false) return;
      question.open = true;
      target?.scrollIntoView();
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
    window.addEventListener("hashchange", openByHash, { signal });
    window.addEventListener("beforeprint", openToPrint, { signal });
    window.addEventListener("afterprint", closeAgain, { signal });
    return () => stop.abort();
  }, []);
}
