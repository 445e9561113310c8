/** Loads analytics once it is allowed. If no provider is set, nothing of it is ever loaded. */
import { useEffect, useRef } from "react";
import { shell } from "../../content/shell.ts";
import { analyticsCookies } from "./cookies.ts";
import type { Visit } from "./visit.ts";

export function useAnalytics(allowed: boolean, path: string): void {
  const latest = useRef<Visit>({ allowed, path });
  useEffect(() => {
    latest.current = { allowed, path };
    if (shell.analytics.provider === "none") return;
    // Cookies without consent are left from a visit that ended before they could be deleted.
    if (!allowed && tracker === undefined && analyticsCookies(document.cookie).length === 0) return;
    // Consent may have been taken back while the code was loading: what holds then counts.
    loadTracker().then(
      (track) => track(latest.current),
      (error: unknown) => console.info("Analytics could not be loaded", error),
    );
  }, [allowed, path]);
}

let tracker: ReturnType<typeof createTracker> | undefined;

/** A failure is not kept: the next page tries again. */
function loadTracker(): ReturnType<typeof createTracker> {
  tracker ??= createTracker().catch((error: unknown) => {
    tracker = undefined;
    throw error;
  });
  return tracker;
}

async function createTracker() {
  const { id = "", cookieMonths } = shell.analytics;
  const [tracking, provider] = await Promise.all([import("./tracker.ts"), import("./gtag.ts")]);
  return tracking.createTracker(provider.createProvider(id, cookieMonths));
}
