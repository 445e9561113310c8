/** Resolves once the document and its pictures are loaded. */
export function complete(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve);
  });
}

/** Resolves when the browser has nothing else to do, or after two seconds: some pages are never idle. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if (window.requestIdleCallback === undefined) setTimeout(resolve);
    else requestIdleCallback(resolve, { timeout: 2_000 });
  });
}
