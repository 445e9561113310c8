/** Shorter texts occur too often. */
const shortest = 4;

/** What the page does not show, or not as it is written. */
const marks = /\{[^}]*\}|\]\([^)]*\)|[*`\\[]|\n\n|^ *(?:###|[-*+]|\d+[.)]) /m;

/** Scrolls to a text, as it is in the content, and highlights it, unless it is in view. */
export function showText(page: Element, text: string): void {
  const pieces = text.split(marks).map(plain);
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
