import { useLayoutEffect } from "react";

/**
 * Renders nothing. Gives the page that it is in its ids, the one of its main part included, while the page is shown. An id
 * is there once in a document: links to places, labels and the skip link would find one on a hidden page.
 */
export function OwnIds() {
  useLayoutEffect(() => {
    const main = [...document.querySelectorAll("main")].find(({ style }) => style.display !== "none");
    if (main === undefined) return;
    main.id = "main";
    for (const element of main.querySelectorAll<HTMLElement>("[data-id]")) {
      element.id = element.dataset.id ?? "";
      delete element.dataset.id;
    }
    return () => {
      main.removeAttribute("id");
      for (const element of main.querySelectorAll<HTMLElement>("[id]")) {
        element.dataset.id = element.id;
        element.removeAttribute("id");
      }
    };
  }, []);
  return null;
}
