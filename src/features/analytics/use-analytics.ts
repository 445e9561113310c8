import { useEffect, useState } from "react";
import { shell } from "../../content/shell.ts";
import { deletions } from "./cookies.ts";
import type { Analytics } from "./gtag.ts";

/** Runs analytics while it is allowed, and reports each page. Without a provider nothing is ever loaded. */
export function useAnalytics(isAllowed: boolean, path: string): void {
  const [analytics, setAnalytics] = useState<Analytics>();
  useEffect(() => {
    const { provider, id = "", cookieMonths } = shell.analytics;
    if (provider === "none") return;
    // Also those of a visit that ended before they could be deleted.
    if (!isAllowed) return deleteCookies();
    let started: Analytics | undefined;
    let isOver = false;
    import("./gtag.ts").then(
      ({ startAnalytics }) => {
        if (isOver) return;
        started = startAnalytics(id, cookieMonths);
        setAnalytics(started);
      },
      (error: unknown) => console.info("Analytics could not be loaded", error),
    );
    return () => {
      isOver = true;
      started?.stop();
      setAnalytics(undefined);
    };
  }, [isAllowed]);
  useEffect(() => analytics?.pageView(path), [analytics, path]);
}

function deleteCookies(): void {
  for (const deletion of deletions(document.cookie, window.location.hostname)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the browsers of Windows 7.
    document.cookie = deletion;
  }
}
