/** Google Analytics by gtag.js: https://developers.google.com/tag-platform/gtagjs/reference */
import { deletions } from "./cookies.ts";

declare global {
  interface Window {
    /** The queue for gtag.js, which reads on from here when it is loaded. */
    dataLayer?: IArguments[];
  }
}

const daysOfMonth = 30;

/** From `start` on, which begins again after `stop`, something of the service may be loaded. */
export type AnalyticsProvider = ReturnType<typeof createProvider>;

/**
 * @param id Id that Google gave, such as `G-XXXXXXX`.
 * @param cookieMonths Longest life of a cookie, in months of 30 days.
 */
export function createProvider(id: string, cookieMonths: number) {
  let started = false;
  const disable = (off: boolean) => Reflect.set(window, `ga-disable-${id}`, off);
  return {
    start() {
      disable(false);
      if (started) gtag("consent", "update", { analytics_storage: "granted" });
      else load(id, cookieMonths);
      started = true;
    },
    pageView(address: string, path: string, title: string) {
      gtag("event", "page_view", { page_location: address, page_path: path, page_title: title });
    },
    /** Category and value of every click are those of the specification, section 7. */
    event(name: string) {
      gtag("event", name, { event_category: "Interaction", value: 1 });
    },
    /** From now on nothing is sent, and the service's cookies are gone. */
    stop() {
      disable(true);
      if (started) gtag("consent", "update", { analytics_storage: "denied" });
      for (const deletion of deletions(document.cookie, window.location.hostname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the browsers of Windows 7.
        document.cookie = deletion;
      }
    },
  };
}

/** Analytics only, nothing for advertising; page views are ours to send. */
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
    cookie_expires: cookieMonths * daysOfMonth * 24 * 60 * 60,
    cookie_update: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.onerror = () => console.info("The analytics service was not loaded");
  document.head.append(script);
}

/** gtag.js takes only an `arguments` object for a command, no array. */
function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}
