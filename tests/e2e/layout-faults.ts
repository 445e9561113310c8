/**
 * What is wrong with the layout of a page, measured in the page itself. One function without imports, because its text
 * is what is sent to the browser. `layout-faults.spec.ts` shows it a page with each fault.
 */

/**
 * - `wide`: the document scrolls sideways.
 * - `cut`: text that a box with hidden overflow cuts off, or that a field is too narrow for.
 * - `spilt`: text that sticks out of the box it stands in.
 * - `overlap`: two texts, or two controls, over one another.
 * - `small`: a control of less than 24 × 24 px (WCAG 2.5.8); links within a sentence may be as high as its lines.
 *
 * What sticks to the window or lies above the page is left out where it covers something else: it is meant to.
 *
 * @returns One line a fault: its kind, the element, the text.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const minimum = 24;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  /** The element and all around it, the nearest first. */
  const ancestors = (element: Element) => {
    const all: Element[] = [];
    for (let one: Element | null = element; one !== null; one = one.parentElement) all.push(one);
    return all;
  };
  const closest = (element: Element, test: (one: Element) => boolean) => ancestors(element).find(test);
  const name = (element: Element) => {
    const path = ancestors(element).slice(0, 3).reverse();
    const steps = path.map((one) => [one.localName, ...one.classList].join("."));
    return `${steps.join(" > ")} “${(element.textContent ?? "").trim().slice(0, 50)}”`;
  };
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    closest(element, (one) => styleOf(one).clipPath === "inset(50%)") !== undefined;
  const floats = (element: Element) =>
    closest(element, (one) => ["sticky", "fixed"].includes(styleOf(one).position) || one.matches(".skip-link"));
  const hides = (value: string) => value === "hidden" || value === "clip";

  // The document's width.
  if (root.scrollWidth > root.clientWidth) {
    const outside = [...document.body.querySelectorAll("*")].filter(
      (one) =>
        one.getBoundingClientRect().right > root.clientWidth + 1 &&
        closest(one.parentElement ?? one, (above) => above !== root && styleOf(above).overflowX !== "visible") ===
          undefined,
    );
    faults.push(`wide: ${root.scrollWidth} px: ${outside.slice(0, 3).map(name).join(", ")}`);
  }

  // Texts, with the box of each of their lines.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { element: Element; float: Element | undefined; box: DOMRect }[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    if (element === null || text.nodeValue?.trim() === "" || element.matches("script, style, option, template"))
      continue;
    if (isHidden(element)) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const block = closest(element, (one) => styleOf(one).display !== "inline" && styleOf(one).display !== "contents");
    const frame = block?.getBoundingClientRect();
    const cutting = ancestors(element).filter(
      (one) => one !== root && one !== document.body && /hidden|clip/.test(styleOf(one).overflow),
    );
    for (const box of boxes) {
      if (frame !== undefined && (box.right > frame.right + 1 || box.left < frame.left - 1))
        faults.push(`spilt: ${name(element)}`);
      for (const one of cutting) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const sideways = hides(styleOf(one).overflowX) && (box.right > right + 1 || box.left < left - 1);
        // A line is higher than its letters: only when half of it is gone, letters are.
        const middle = (box.top + box.bottom) / 2;
        if (sideways || (hides(styleOf(one).overflowY) && (middle > bottom || middle < top)))
          faults.push(`cut: ${name(element)}`);
      }
      lines.push({ element, float: floats(element), box });
    }
  }

  // Text in fields: what they show while they are empty, and the longest thing to choose.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll("input, select, textarea")) {
    if (pen === null || isHidden(field)) continue;
    const style = styleOf(field);
    const shown =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? "")
        : field instanceof HTMLInputElement
          ? field.placeholder
          : "";
    const text = field instanceof HTMLInputElement ? getComputedStyle(field, "::placeholder") : style;
    pen.font = `${text.fontWeight} ${text.fontSize} ${text.fontFamily}`;
    const arrow = field instanceof HTMLSelectElement ? 16 : 0;
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow;
    if (pen.measureText(shown).width > room + 1) faults.push(`cut: ${name(field)} ${shown}`);
  }

  // Controls.
  const controls: { element: Element; float: Element | undefined; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")) {
    const isInput = element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type);
    if (isInput ? !element.checkVisibility({ visibilityProperty: true }) : isHidden(element)) continue;
    const style = styleOf(element);
    // A link may take the room of the whole card.
    const stretched = getComputedStyle(element, "::after");
    const isStretched = stretched.content !== "none" && stretched.position === "absolute" && stretched.top === "0px";
    const target = isStretched
      ? closest(element, (one) => styleOf(one).position !== "static")
      : isInput
        ? (element.closest("label") ?? element)
        : element;
    const box = (target ?? element).getBoundingClientRect();
    const around = closest(element.parentElement ?? element, (one) => styleOf(one).display !== "inline");
    const inSentence =
      style.display === "inline" &&
      (around?.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
    if (!inSentence && (box.width < minimum - 0.5 || box.height < minimum - 0.5))
      faults.push(`small: ${Math.round(box.width)} × ${Math.round(box.height)}: ${name(element)}`);
    if (!isStretched && !inSentence) controls.push({ element, float: floats(element), box });
  }

  // Overlaps. Letters do not fill their line: a sixth of it above and below may be shared.
  const letters = lines.map(({ element, float, box }) => {
    const { left, width, top, height } = box;
    return { element, float, box: new DOMRect(left + 1, top + height * 0.15, Math.max(0, width - 2), height * 0.7) };
  });
  for (const all of [letters, controls]) {
    const sorted = [...all].sort((a, b) => a.box.top - b.box.top);
    for (const [index, a] of sorted.entries()) {
      for (const b of sorted.slice(index + 1)) {
        if (b.box.top >= a.box.bottom - 1) break;
        const apart = b.box.left >= a.box.right - 1 || b.box.right <= a.box.left + 1;
        const related = a.element.contains(b.element) || b.element.contains(a.element);
        if (!apart && !(related && all === controls) && a.element !== b.element && a.float === b.float)
          faults.push(`overlap: ${name(a.element)} and ${name(b.element)}`);
      }
    }
  }
  return [...new Set(faults)];
}
