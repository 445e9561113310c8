/**
 * Whether the visitor is leaving the document. Firefox and Safari cancel its requests when a navigation begins, so what
 * fails then has not failed: nothing is reloaded or announced. Set by `boot.ts`, on `<html>`, which the app shares.
 */
export const isLeaving = () => "leaving" in document.documentElement.dataset;

export function setLeaving(leaving: boolean): void {
  document.documentElement.toggleAttribute("data-leaving", leaving);
}

/** Resolves at once, or, if the visitor is leaving, when they touch the page again: it was a download, or was cancelled. */
export async function stay(): Promise<void> {
  if (!isLeaving()) return;
  await new Promise((resolve) => {
    for (const type of ["pointerdown", "keydown", "click", "pageshow"]) addEventListener(type, resolve, { once: true });
  });
}
