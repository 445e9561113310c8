/**
 * What is wrong with the layout of a page, measured in the page itself: no imports, because its text is sent there.
 * `wide`: the document scrolls sideways. `cut`: hidden overflow, or a field that is too narrow, cuts off text. `spilt`: text
 * sticks out of its box. `overlap`: two texts over one another. @returns One line a fault: kind, element, text.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;

  const ancestors = (element: Element) => {
    const all: Element[] = [];
    for (let one: Element | null = element; one !== null; one = one.parentElement) all.push(one);
    return all;
  };
  const name = (element: Element) => {
    const path = ancestors(element).slice(0, 3).reverse();
    const steps = path.map((one) => [one.localName, ...one.classList].join("."));
    return `${steps.join(" > ")} “${(element.textContent ?? "").trim().slice(0, 50)}”`;
  };
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";

  interface Box {
    /** Only screen readers find it. */
    readonly isClipped: boolean;
    /** The element around it that stays in view, or itself. */
    readonly float: Element | undefined;
    /** Where its lines belong. */
    readonly frame: DOMRect | undefined;
    readonly cutting: readonly { readonly style: CSSStyleDeclaration; readonly edge: DOMRect }[];
  }
  const boxes = new Map<Element, Box>();
  /** Each style is read once: most texts have their ancestors in common. */
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement === null ? undefined : boxOf(element.parentElement);
    const style = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const isPage = element === root || element === document.body;
    const isCutting = !isPage && (hides(style.overflowX) || hides(style.overflowY));
    const isFloat = /sticky|fixed/.test(style.position) || element.matches(".skip-link");
    const box: Box = {
      isClipped: style.clipPath === "inset(50%)" || around?.isClipped === true,
      float: isFloat ? element : around?.float,
      frame: /^(?:inline|contents)$/.test(style.display) ? around?.frame : edge,
      cutting: [...(isCutting ? [{ style, edge }] : []), ...(around?.cutting ?? [])],
    };
    boxes.set(element, box);
    return box;
  };
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || boxOf(element).isClipped;

  if (root.scrollWidth > root.clientWidth) {
    const isOutside = (one: Element) => one.getBoundingClientRect().right > root.clientWidth + 1;
    const outside = [...document.body.querySelectorAll("*")].filter(isOutside);
    faults.push(`wide: ${root.scrollWidth} px: ${outside.slice(0, 3).map(name).join(", ")}`);
  }

  // Texts, with the box of each of their lines.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { element: Element; float: Element | undefined; box: DOMRect }[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const element = text.parentElement;
    const isText = text.nodeValue?.trim() !== "" && !element?.matches("script, style, option, template");
    if (element === null || !isText || isHidden(element)) continue;
    range.selectNodeContents(text);
    const { float, frame, cutting } = boxOf(element);
    for (const box of range.getClientRects()) {
      if (box.width === 0 || box.height === 0) continue;
      if (frame !== undefined && (box.right > frame.right + 1 || box.left < frame.left - 1))
        faults.push(`spilt: ${name(element)}`);
      // A line is higher than its letters: only when half of it is gone, letters are.
      const middle = (box.top + box.bottom) / 2;
      for (const { style, edge } of cutting) {
        const sideways = hides(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1);
        const upright = hides(style.overflowY) && (middle > edge.bottom || middle < edge.top);
        if (sideways || upright) faults.push(`cut: ${name(element)}`);
      }
      // Letters do not fill their line: a sixth of it above and below may be shared.
      const letters = new DOMRect(
        box.left + 1,
        box.top + box.height * 0.15,
        Math.max(0, box.width - 2),
        box.height * 0.7,
      );
      lines.push({ element, float, box: letters });
    }
  }

  // Text in fields: what they show while they are empty, and the option that is chosen.
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    if (pen === null || isHidden(field)) continue;
    const isList = field instanceof HTMLSelectElement;
    const shown = isList ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
    const font = getComputedStyle(field, isList ? undefined : "::placeholder");
    pen.font = `${font.fontWeight} ${font.fontSize} ${font.fontFamily}`;
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    // The arrow of a list; the cross of a search field, shown or not.
    const taken = { "select-one": 16, search: 28 }[field.type] ?? 0;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - taken;
    if (pen.measureText(shown).width > room + 1) faults.push(`cut: ${name(field)} ${shown}`);
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, a] of lines.entries()) {
    for (const b of lines.slice(index + 1)) {
      if (b.box.top >= a.box.bottom - 1) break;
      const apart = b.box.left >= a.box.right - 1 || b.box.right <= a.box.left + 1;
      if (!apart && a.element !== b.element && a.float === b.float)
        faults.push(`overlap: ${name(a.element)} and ${name(b.element)}`);
    }
  }
  return [...new Set(faults)];
}
