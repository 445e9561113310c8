/** Resolves once the document and its pictures are loaded. */
export function complete(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve);
  });
}

/** Resolves when the browser is idle, or after two seconds: some pages never go idle. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback === undefined) setTimeout(resolve);
    else requestIdleCallback(resolve, { timeout: 2_000 });
  });
}
