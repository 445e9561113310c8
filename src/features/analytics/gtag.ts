/** Google Analytics by gtag.js: https://developers.google.com/tag-platform/gtagjs/reference */

declare global {
  interface Window {
    /** The queue of gtag.js. */
    dataLayer?: IArguments[];
  }
}

export type Analytics = ReturnType<typeof startAnalytics>;

let isLoaded = false;

/**
 * Loads the service, or allows it again after `stop`, and reports clicks. Never throws.
 *
 * @param id Id that Google gave, such as `G-XXXXXXX`.
 * @param cookieMonths Longest life of a cookie, in months of 30 days.
 */
export function startAnalytics(id: string, cookieMonths: number) {
  const disable = (isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled);
  disable(false);
  if (isLoaded) gtag("consent", "update", { analytics_storage: "granted" });
  else load(id, cookieMonths);
  isLoaded = true;
  const stop = new AbortController();
  document.addEventListener("click", reportClick, { capture: true, passive: true, signal: stop.signal });
  return {
    /** @param path Of the page, without query and hash. */
    pageView(path: string): void {
      const addresses = {
        page_location: reportedAddress(window.location.href),
        page_referrer: reportedAddress(document.referrer),
      };
      // For clicks too, which the service would report with the addresses as they are.
      gtag("set", addresses);
      gtag("event", "page_view", { ...addresses, page_path: path, page_title: document.title });
    },
    /** Nothing is sent from now on. */
    stop(): void {
      stop.abort();
      disable(true);
      gtag("consent", "update", { analytics_storage: "denied" });
    },
  };
}

/**
 * The address that is reported: of the query only what names the campaign that led here. What was searched for or
 * prefilled is the visitor's business. Empty if nothing led here.
 *
 * - `https://shop.example/en/partners?q=smith&utm_source=news#top` → `https://shop.example/en/partners?utm_source=news`
 */
export function reportedAddress(href: string): string {
  if (href === "") return "";
  const url = new URL(href);
  const campaign = [...url.searchParams].filter(([name]) => /^utm_\w+$|^gclid$/.test(name));
  url.search = new URLSearchParams(campaign).toString();
  url.hash = "";
  return url.href;
}

/** The `data-event` of what was clicked, if it is a name that every provider accepts. */
export function eventName(event = ""): string | undefined {
  return /^[a-z][a-z0-9_]{0,39}$/.test(event) ? event : undefined;
}

/** All events have the same category and value. */
function reportClick({ target }: MouseEvent): void {
  const clicked = target instanceof Element ? target.closest("a[href],button") : null;
  const name = eventName(clicked?.closest<HTMLElement>("[data-event]")?.dataset.event);
  if (name !== undefined) gtag("event", name, { event_category: "Interaction", value: 1 });
}

/** Analytics only, nothing for advertising. Page views are reported by us. */
function load(id: string, cookieMonths: number): void {
  gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  gtag("js", new Date());
  gtag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: cookieMonths * 30 * 24 * 60 * 60,
    cookie_update: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.onerror = () => console.info("The analytics service was not loaded");
  document.head.append(script);
}

/** gtag.js accepts only an `arguments` object as a command. An error of the service does not concern the visitor. */
function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  try {
    // biome-ignore lint/complexity/noArguments: see above.
    window.dataLayer.push(arguments);
  } catch (error) {
    console.info("The analytics service failed", error);
  }
}
