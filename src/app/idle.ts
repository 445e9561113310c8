/** Resolves once the document and its pictures are loaded. */
export function complete(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve, { once: true });
  });
}

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<unknown> {
  // Safari has no idle callback.
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
