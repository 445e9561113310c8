/** For when what had the focus is gone: the page's heading, where reading and the Tab key go on from. Nothing scrolls. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
}
