/**
 * Pages that are in the document at the same time: the one that is shown and, hidden, those that are likely to be next. To
 * show one of them costs no rendering.
 */
import type { Location } from "react-router-dom";
import { siteMap } from "../content/shell.ts";
import { matchPath } from "../routes/routes.ts";
import type { Arrival } from "./navigation-effects.ts";

export interface HeldPage {
  readonly id: number;
  /** Key of the history entry that it was shown for; none if it is rendered ahead. */
  readonly entry?: string;
  readonly location: Location;
}

/** The page that is shown, the one that was left for it, and one that is rendered ahead. */
export type HeldPages = readonly [shown: HeldPage, ...hidden: HeldPage[]];

export function firstHeld(location: Location): HeldPages {
  return [{ id: 0, entry: location.key, location }];
}

/**
 * Back and Forward find the page that was left as it was, a link the one that was rendered ahead. Any other page is
 * rendered when it is shown. Another query or place of the page that is shown is no other page.
 */
export function arriveAt(held: HeldPages, { location, by }: Arrival): HeldPages {
  const [shown, ...hidden] = held;
  const { key, pathname } = location;
  const isShown = pathname === shown.location.pathname;
  if (isShown && shown.entry === key && isSamePlace(shown.location, location)) return held;
  if (isShown) return [at(location, shown), ...hidden];
  const next = hidden.find(({ entry, location: place }) =>
    by === "POP" ? entry === key && place.pathname === pathname : entry === undefined && isSamePlace(place, location),
  );
  const arrived = at(location, next ?? { id: newId(held), location });
  return isAlike(shown.location, location) ? [arrived] : [arrived, shown];
}

/** Renders ahead the page that an address of the site leads to, in the place of another one. */
export function holdAhead(held: HeldPages, { pathname, search, hash }: URL): HeldPages {
  const [shown, ...hidden] = held;
  const location = { pathname, search, hash, state: null, key: "" };
  if (isAlike(shown.location, location) || hidden.some((page) => isSamePlace(page.location, location))) return held;
  const left = hidden.filter(({ entry }) => entry !== undefined);
  return [shown, ...left, { id: newId(held), location }];
}

function at(location: Location, page: HeldPage): HeldPage {
  // What reads the location renders only if it is another one.
  const isSame = isSamePlace(page.location, location);
  return { ...page, entry: location.key, location: isSame ? page.location : location };
}

/** Pages of one route have the same controls: a label on one would name the control of the other. */
function isAlike(a: Location, b: Location): boolean {
  return matchPath(a.pathname, siteMap).route === matchPath(b.pathname, siteMap).route;
}

function isSamePlace(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

function newId(held: HeldPages): number {
  return Math.max(...held.map(({ id }) => id)) + 1;
}
