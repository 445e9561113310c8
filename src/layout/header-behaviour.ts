import { type RefObject, useEffect, useRef } from "react";
import { pageKey } from "../navigation/loaded-page.ts";
import type { PageMatch } from "../routes/routes.ts";

/** Closes the menu on navigation, from 768 px (specification section 4), on Escape and on a click outside. */
export function useClosingMenu(menu: RefObject<HTMLDetailsElement | null>, match: PageMatch): void {
  const page = pageKey(match);
  const shown = useRef(page);
  useEffect(() => {
    // Not on the first page: the visitor may have opened the menu before the app started.
    if (shown.current !== page && menu.current !== null) menu.current.open = false;
    shown.current = page;
  }, [page, menu]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      if (menu.current !== null) menu.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || menu.current?.open !== true) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && menu.current?.contains(target) === false) close();
    };
    const wide = window.matchMedia("(min-width: 768px)");
    wide.addEventListener("change", () => wide.matches && close(), { signal });
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPointer, { signal });
    return () => stop.abort();
  }, [menu]);
}
