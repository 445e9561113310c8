/** Finds in a page the text of a field of content. */

/** Shorter ones are on many pages at many places. */
const shortest = 4;

/**
 * Scrolls to where the page has a text and marks the place for a moment, unless the text is shown already.
 *
 * @param text As it is in the content: facts in braces and tags stand between the pieces that the page has.
 */
export function showText(page: Element, text: string): void {
  const pieces = text.split(/\{[^}]*\}|<[^>]*>/).map(plain);
  const piece = pieces.reduce((longest, other) => (other.length > longest.length ? other : longest), "");
  if (piece.length < shortest) return;
  const found = page.querySelector("main") ?? page;
  const element = elementWith(found, piece) ?? elementWith(page, piece);
  element?.closest("details")?.setAttribute("open", "");
  if (element === undefined || isInView(element)) return;
  element.scrollIntoView({ block: "center" });
  element.animate([{ outline: "3px solid var(--accent)" }, { outline: "3px solid transparent" }], 1_500);
}

function elementWith(within: Element, piece: string): HTMLElement | undefined {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (plain(textContent ?? "").includes(piece)) return parentElement ?? undefined;
  }
  return undefined;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
