/** `<html data-scrolled>`: the header has a shadow past 10 px (specification section 4). */
export function showShadow(): void {
  const show = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 10);
  addEventListener("scroll", show);
}
