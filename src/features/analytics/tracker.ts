/** Tells a provider which pages are shown and what is clicked, for as long as the visitor allows it. */
import { eventName } from "./event-name.ts";
import type { AnalyticsProvider } from "./gtag.ts";
import { reportedAddress, type Step, stepsBetween, type Visit } from "./visit.ts";

/** @returns To be called whenever what is allowed or the page has changed. Never throws. */
export function createTracker(provider: AnalyticsProvider): (visit: Visit) => void {
  let isLogged = false;
  /** An error of the service is logged once and does not concern the visitor. */
  const safely = (call: () => void) => {
    try {
      call();
    } catch (error) {
      if (!isLogged) console.info("The analytics service failed", error);
      isLogged = true;
    }
  };
  let before: Visit | undefined;
  let stopListening = () => {};
  const steps: Readonly<Record<Step, (visit: Visit) => void>> = {
    start() {
      stopListening = listen((name) => safely(() => provider.event(name)));
      safely(() => provider.start());
    },
    view({ path }) {
      const address = reportedAddress(window.location.href);
      safely(() => provider.pageView(address, path, document.title));
    },
    stop() {
      stopListening();
      safely(() => provider.stop());
    },
  };
  return (visit) => {
    const due = stepsBetween(before, visit);
    before = visit;
    for (const step of due) steps[step](visit);
  };
}

/** Reports clicks on links and buttons that have a name. One listener for the whole document, before all others. */
function listen(report: (name: string) => void): () => void {
  const stop = new AbortController();
  const click = ({ target }: MouseEvent) => {
    const clicked = target instanceof Element ? target.closest("a[href],button") : null;
    const event = clicked?.closest<HTMLElement>("[data-event]")?.dataset.event;
    const name = eventName({ event, href: clicked?.getAttribute("href") ?? undefined });
    if (name !== undefined) report(name);
  };
  document.addEventListener("click", click, { capture: true, passive: true, signal: stop.signal });
  return () => stop.abort();
}
