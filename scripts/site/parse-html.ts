/** A parser for the HTML that this build writes: every element is closed, and scripts are outside of the content. */

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  readonly children: (Element | Text)[];
}

interface Text {
  text: string;
}

const token = /<!--.*?-->|<(\/?)([\w-]+)((?:[^>"']|"[^"]*"|'[^']*')*)>|([^<]+)/gs;
const attribute = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const blocks = new Set(
  "address article aside dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table tbody td th thead tr ul".split(
    " ",
  ),
);
const voids = new Set("br hr img input source wbr".split(" "));

export const isBlock = ({ name }: Element) => blocks.has(name);

/** Parses a part of a document. White space is collapsed, as in browsers. */
export function parseHtml(html: string): Element {
  const root: Element = { name: "main", attributes: new Map(), parent: undefined, children: [] };
  let open = root;
  /** The text before in the same line, or a stand-in for a picture. */
  let last: Text | undefined;
  const endLine = () => {
    if (last !== undefined) last.text = last.text.replace(/ $/, "");
    last = undefined;
  };
  for (const [, close, name = "", attributes = "", raw] of html.matchAll(token)) {
    if (raw !== undefined) {
      const text = decode(raw).replaceAll(/[ \r\n\t]+/g, " ");
      const isSpaced = last === undefined || last.text.endsWith(" ");
      const node = { text: isSpaced ? text.replace(/^ /, "") : text };
      if (node.text === "") continue;
      open.children.push(node);
      last = node;
    } else if (name !== "") {
      if (name === "br" || blocks.has(name)) endLine();
      else if (voids.has(name)) last = { text: "-" };
      if (close === "/") open = open.parent ?? root;
      else {
        const element = { name, attributes: attributesOf(attributes), parent: open, children: [] };
        open.children.push(element);
        if (!voids.has(name)) open = element;
      }
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

export const elementsIn = ({ children }: Element) => children.filter((child) => "name" in child);

/** All elements below an element. */
export function elementsBelow(element: Element): Element[] {
  return elementsIn(element).flatMap((child) => [child, ...elementsBelow(child)]);
}
