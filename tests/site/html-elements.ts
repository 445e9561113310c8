/** The elements of HTML as a browser builds them, in their order. */
import { type DefaultTreeAdapterTypes, parse, parseFragment } from "parse5";

export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  readonly around: readonly HtmlElement[];
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** @param html A document, or a part of one. */
export function elementsOf(html: string): HtmlElement[] {
  return elementsIn(/^\s*<!doctype/i.test(html) ? parse(html) : parseFragment(html), []);
}

function elementsIn(parent: Parent, around: readonly HtmlElement[]): HtmlElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const element = { name: node.tagName, attributes, text: textOf(node), around };
    return [element, ...elementsIn(node, [element, ...around])];
  });
}

export function readableText(html: string): string {
  return textOf(parse(html), " ").replaceAll(/\s+/g, " ");
}

function textOf(parent: Parent, between = ""): string {
  const texts = parent.childNodes.map((node) => {
    if ("value" in node) return node.value;
    return "tagName" in node && node.tagName !== "script" ? textOf(node, between) : "";
  });
  return texts.join(between);
}
