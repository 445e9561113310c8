/** What the header does in the browser: the menu closes itself, the bar gains a shadow (specification section 4). */
import { type RefObject, useEffect, useState } from "react";
import { contentKey, type PageMatch } from "../routes/routes.ts";

/** From this width on the navigation stands in the bar. */
const wideEnough = "(min-width: 768px)";

/** Scrolled further than this many pixels, the bar has a shadow. */
const shadowFrom = 10;

/** Closes the menu on navigation, from 768 px up, on Escape (focus goes back to its button) and on a press outside. */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>, match: PageMatch): void {
  const page = `${match.language}/${contentKey(match)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes the menu.
  useEffect(() => {
    if (menu.current !== null) menu.current.open = false;
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

/** Whether the page is scrolled by more than 10 px. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > shadowFrom);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
