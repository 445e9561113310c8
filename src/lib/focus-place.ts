/** Where Tab and a screen reader go on from if no control has the focus. Nothing scrolls. */

const heading = () => document.querySelector<HTMLElement>("#main h1");

/** The element that a hash names. A hash with invalid percent-encoding is used as it is. */
export function elementForHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return document.getElementById(hash.slice(1));
  }
}

/** Focuses a place that need not be a control; the page's heading if there is none. @returns Whether it can be focused. */
export function focusPlace(place = heading()): boolean {
  if (place === null) return false;
  if (place.tabIndex < 0) {
    place.tabIndex = -1;
    // As for a heading: nothing can be done with it.
    place.style.outline = "none";
  }
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

/** For when the focused element disappears: focuses what the address names, the heading or the first text, if it is in view. */
export function focusInView(): void {
  const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const isInView = (place: HTMLElement) => {
    const box = place.getBoundingClientRect();
    return box.height > 0 && box.top >= Math.max(0, top) && box.top < window.innerHeight;
  };
  const texts = document.querySelectorAll<HTMLElement>("#main :is(h1, h2, h3, p, li, details)");
  const places = [elementForHash(window.location.hash), heading(), ...texts].filter((place) => place !== null);
  if (!places.some((place) => isInView(place) && focusPlace(place))) focusPlace();
}
