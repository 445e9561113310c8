/** The clicks that the app handles. The browser handles all others. */

type Address = Pick<Location, "origin" | "pathname" | "search" | "hash">;

/** The link of an event if it leads to a page of the site. */
export function pageLinkOf(target: EventTarget | null, languages: readonly string[]): HTMLAnchorElement | undefined {
  const link = linkOf(target);
  return link !== undefined && isPageLink(link, window.location, languages) ? link : undefined;
}

/**
 * Whether a link leads to a page of the site: not to another origin, a new tab, a file such as a feed, a path without a
 * language, or an anchor on the same page.
 */
export function isPageLink(link: Address & { readonly target: string }, here: Address, languages: readonly string[]) {
  if (!opensHere(link) || link.origin !== here.origin || /\.\w+$/.test(link.pathname)) return false;
  if (!languages.includes(link.pathname.split("/")[1] ?? "")) return false;
  const isSamePage = link.pathname === here.pathname && link.search === here.search;
  return !isSamePage || link.hash === "";
}

/** The link that a click follows in this tab, unless a handler of the page has cancelled it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || hasModifier || event.defaultPrevented) return undefined;
  const link = linkOf(event.target);
  return link !== undefined && opensHere(link) ? link : undefined;
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")) || undefined;
}

const opensHere = ({ target }: { readonly target: string }) => target === "" || target === "_self";
