/** A parser for the HTML that this build writes: every element is closed, and scripts are outside of the content. */
import { memo } from "../content/core/memo.ts";

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  readonly children: (Element | string)[];
}

const token = /<!--.*?-->|<(\/?)([\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gs;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const blocks = new Set(
  "address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol output p pre section table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const voids = new Set("area br col embed hr img input link meta source track wbr".split(" "));

export const isBlock = ({ name }: Element) => blocks.has(name);
export const isVoid = ({ name }: Element) => voids.has(name);

/** Parses a part of a document. White space is collapsed, as browsers do. */
export function parseHtml(html: string): Element {
  const root: Element = { name: "main", attributes: new Map(), parent: undefined, children: [] };
  let open = root;
  /** The element whose last child is the text before. */
  let texts: (Element | string)[] | undefined;
  let isAfterVoid = false;
  const endLine = () => {
    if (texts !== undefined) texts[lastText] = String(texts[lastText]).replace(/ $/, "");
    texts = undefined;
    isAfterVoid = false;
  };
  let lastText = 0;
  for (const [, close, name, attributes = "", raw] of html.matchAll(token)) {
    if (raw !== undefined) {
      const text = decode(raw).replaceAll(/[ \r\n\t]+/g, " ");
      const isLineStart = texts === undefined || String(texts[lastText]).endsWith(" ");
      const kept = isLineStart && !isAfterVoid && text.startsWith(" ") ? text.slice(1) : text;
      if (kept === "") continue;
      texts = open.children;
      lastText = texts.push(kept) - 1;
    } else if (name !== undefined) {
      const element = close === "/" ? open : { name, attributes: attributesOf(attributes), parent: open, children: [] };
      if (close === "") open.children.push(element);
      if (isBlock(element) || name === "br") endLine();
      else if (isVoid(element)) {
        texts = undefined;
        isAfterVoid = true;
      } else if (texts !== undefined) isAfterVoid = false;
      if (close === "/") open = open.parent ?? root;
      else if (!isVoid(element)) open = element;
    }
  }
  endLine();
  return root;
}

function attributesOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(attribute)].map(([, name = "", a, b]) => [name, decode(a ?? b ?? "")]));
}

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (all, name) => entities[name] ?? all);
}

/** All text in an element. */
export const textOf = memo(({ children }: Element): string =>
  children.map((child) => (typeof child === "string" ? child : textOf(child))).join(""),
);

export const elementsIn = ({ children }: Element) => children.filter((child) => typeof child !== "string");

/** All elements below an element. */
export function elementsBelow(element: Element): Element[] {
  return elementsIn(element).flatMap((child) => [child, ...elementsBelow(child)]);
}
