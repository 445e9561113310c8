/** What is sent to the service when, and with which address. */

/** What a visitor allows, and the page shown. */
export interface Visit {
  readonly allowed: boolean;
  /** Path without query and hash: a change of these is no other page. */
  readonly path: string;
}

export type Step = "start" | "view" | "stop";

/**
 * @param before `undefined` at first: then a visitor who does not allow analytics may have cookies of an earlier visit.
 * @returns What is to be done, in this order. The page that is shown when consent is given counts at once.
 */
export function stepsBetween(before: Visit | undefined, now: Visit): readonly Step[] {
  if (!now.allowed) return before === undefined || before.allowed ? ["stop"] : [];
  if (before?.allowed !== true) return ["start", "view"];
  return before.path === now.path ? [] : ["view"];
}

/**
 * The address that is reported: without hash, and of the query only what says which campaign led here. What was searched
 * for or prefilled is the visitor's business.
 *
 * - `https://shop.example/en/partners?q=smith&utm_source=news#top` → `https://shop.example/en/partners?utm_source=news`
 */
export function reportedAddress(href: string): string {
  const url = new URL(href);
  const campaign = [...url.searchParams].filter(([name]) => /^utm_\w+$|^gclid$/.test(name));
  url.search = new URLSearchParams(campaign).toString();
  url.hash = "";
  return url.href;
}
