/**
 * Keeps what was typed, chosen, opened and focused before the app starts. If another program has changed the document,
 * such as a translator or a password manager, React renders the page again, with new elements.
 */
import { useLayoutEffect, useState } from "react";

interface Kept {
  /** It still knows what it contained when it is removed. */
  readonly element: HTMLElement;
  readonly name: string;
  readonly hasFocus: boolean;
  readonly selection: readonly [start: number | null, end: number | null];
}

/** First in the app, so that the effects of other components find everything in its place. */
export function KeptInput(): null {
  // What React renders again it replaces in one go, so this is the last state of the old elements.
  const [before] = useState(read);
  useLayoutEffect(() => {
    const lost = before.filter(({ element }) => !element.isConnected);
    if (lost.length > 0) restore(lost);
  }, [before]);
  return null;
}

function read(): Kept[] {
  return [...namedElements()].map(([name, element]) => ({
    element,
    name,
    hasFocus: element === document.activeElement,
    selection: isText(element) ? [element.selectionStart, element.selectionEnd] : [null, null],
  }));
}

function restore(lost: readonly Kept[]): void {
  const present = namedElements();
  for (const { element, name, hasFocus, selection } of lost) {
    const successor = present.get(name);
    if (successor === undefined) continue;
    for (const property of ["value", "checked", "open"])
      if (property in element) Reflect.set(successor, property, Reflect.get(element, property));
    if (!hasFocus) continue;
    successor.focus({ preventScroll: true });
    // Fields for e-mail addresses have no selection.
    if (isText(successor) && selection[0] !== null) successor.setSelectionRange(...selection);
  }
}

/** By names that an element and the one in its place have in common. None while prerendering. */
function namedElements(): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  if (typeof document === "undefined") return named;
  for (const element of document.querySelectorAll<HTMLElement>(
    "input, select, textarea, details, summary, a, button",
  )) {
    // React numbers the names of radio buttons again.
    const attributes = isRadio(element) ? ["type", "value"] : ["id", "name", "href"];
    const name = [element.tagName, ...attributes.map((attribute) => element.getAttribute(attribute))].join();
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    named.set(`${name} ${count}`, element);
  }
  return named;
}

const isRadio = (element: HTMLElement) => element instanceof HTMLInputElement && element.type === "radio";

const isText = (element: HTMLElement) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
