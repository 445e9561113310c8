/**
 * The address that is reported: without hash, and of the query only what names the campaign that led here. What was
 * searched for or prefilled is the visitor's business. Empty if there is none: nothing led here.
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
