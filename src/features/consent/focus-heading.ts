/** For when the focused element disappears. Does not scroll. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>("#main h1")?.focus({ preventScroll: true });
}
