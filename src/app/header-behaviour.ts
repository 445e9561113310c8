/** What the header does in the browser: the menu closes itself, the bar gains a shadow (specification section 4). */
import { type RefObject, useEffect, useRef } from "react";
import { contentKey, type PageMatch } from "../routes/routes.ts";

/** From this width on the navigation is in the bar. */
const wideEnough = "(min-width: 768px)";

/**
 * Inline script in the head: scrolled further than 10 px, the bar has a shadow, whether the application is there or not.
 */
export const shadowScript = 'onscroll=()=>document.documentElement.toggleAttribute("data-scrolled",scrollY>10)';

/** Closes the menu on navigation, from 768 px up, on Escape (focus goes back to its button) and on a press outside. */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>, match: PageMatch): void {
  const page = `${match.language}/${contentKey(match)}`;
  const shown = useRef(page);
  useEffect(() => {
    // The first page closes nothing: the menu may be open since before the application was there.
    if (shown.current !== page && menu.current !== null) menu.current.open = false;
    shown.current = page;
  }, [page, menu]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      if (menu.current !== null) menu.current.open = false;
    };
    const wide = window.matchMedia(wideEnough);
    wide.addEventListener("change", () => wide.matches && close(), { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || menu.current?.open !== true) return;
        close();
        menu.current.querySelector("summary")?.focus();
      },
      { signal },
    );
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (event.target instanceof Node && menu.current?.contains(event.target) === false) close();
      },
      { signal },
    );
    return () => stop.abort();
  }, [menu]);
}
