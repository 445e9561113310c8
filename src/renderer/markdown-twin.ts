/** A page as Markdown, for programs that read text: what its main part says, whatever the page is made of. */
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** What needs a hand, leads around on the page, or says again what stands beside it. */
const clutter = new Set(["button", "caption", "dialog", "fieldset", "form", "nav", "script", "search", "style", "svg"]);
const inlineNames = new Set(
  "a abbr b bdi bdo br cite code em i img kbd mark picture q s small span strong sub sup time u var".split(" "),
);

/**
 * @param html The finished document.
 * @returns Its title, description and address, and its main part without controls, decoration, links to itself and what is
 * hidden. All addresses are absolute.
 * @throws Error if the document has no main part or no canonical address.
 */
export function markdownTwin(html: string): string {
  // What lies between the two, styles and frame, would take as much time again.
  const head = html.slice(0, html.indexOf("<style"));
  const all = descendants(parse(head + html.slice(html.indexOf("<main"), html.indexOf("</main>"))));
  const find = (tag: string, attribute?: string, value?: string) =>
    all.find((each) => each.tagName === tag && (attribute === undefined || attributeOf(each, attribute) === value));
  const main = find("main");
  const url = attributeOf(find("link", "rel", "canonical"), "href");
  if (main === undefined || url === undefined) throw new Error("This document has no main part or no address");
  const title = textOf(find("title"));
  const description = attributeOf(find("meta", "name", "description"), "content");
  // A string of JSON is one of YAML.
  const lines = Object.entries({ title, description, url }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n${blocksOf(main, url).join("\n\n")}\n`;
}

/** The blocks in an element: what stands side by side in it is a paragraph. */
function blocksOf(parent: Tree.Element, url: string): string[] {
  const blocks: string[] = [];
  let row: Tree.ChildNode[] = [];
  const endRow = () => {
    const text = inline(row, url).trim();
    if (text !== "") blocks.push(escapeStarts(text));
    row = [];
  };
  for (const child of parent.childNodes) {
    if (isClutter(child)) continue;
    if (!isElement(child) || inlineNames.has(child.tagName)) {
      row.push(child);
      continue;
    }
    endRow();
    blocks.push(...blockOf(child, url));
  }
  endRow();
  return blocks;
}

function blockOf(element: Tree.Element, url: string): string[] {
  const { tagName } = element;
  if (isHeading(element)) return [`${"#".repeat(Number(tagName[1]))} ${inline(element.childNodes, url).trim()}`];
  if (tagName === "ul" || tagName === "ol") return list(element, url);
  if (tagName === "dl") return [facts(element, url)];
  if (tagName === "table") return [table(element, url)];
  return blocksOf(element, url);
}

/** A list whose entries have headings below their own is a row of sections. */
function list(element: Tree.Element, url: string): string[] {
  const items = element.childNodes.filter(isElement);
  if (items.some((item) => descendants(item).filter(isHeading).length > 1)) {
    return items.flatMap((item) => blocksOf(item, url));
  }
  const entries = items.map((item) => blocksOf(item, url).map((block) => block.replace(/^#+ (.*)$/, "**$1**")));
  const lines = entries.map((blocks, index) => {
    const mark = element.tagName === "ol" ? `${index + 1}. ` : "- ";
    return mark + blocks.join("\n\n").replaceAll(/\n(?!\n)/g, `\n${" ".repeat(mark.length)}`);
  });
  return [lines.join(entries.some(({ length }) => length > 1) ? "\n\n" : "\n")];
}

/** Terms with their descriptions, a line each. */
function facts(element: Tree.Element, url: string): string {
  let text = "";
  for (const each of descendants(element)) {
    const said = inline(each.childNodes, url).trim().replaceAll("\n", "\n  ");
    if (each.tagName === "dt") text += `\n- **${said}:**`;
    if (each.tagName === "dd") text += `${text.endsWith(":**") ? "" : ","} ${said}`;
  }
  return text.trim();
}

function table(element: Tree.Element, url: string): string {
  const rows = descendants(element).filter(({ tagName }) => tagName === "tr");
  const [head = [], ...body] = rows.map(({ childNodes }) =>
    childNodes.filter(isElement).map((cell) => inline(cell.childNodes, url).trim().replaceAll("|", "\\|")),
  );
  return [head, head.map(() => "---"), ...body].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Text in one line. Elements without anything between them are set apart, as styles do on the page. */
function inline(nodes: readonly Tree.ChildNode[], url: string): string {
  let text = "";
  for (const [index, node] of nodes.entries()) {
    const next = inlineOf(node, url);
    const before = nodes[index - 1];
    const isApart = isElement(node) && before !== undefined && isElement(before);
    text += isApart && /\S$/.test(text) && /^\S/.test(next) ? ` ${next}` : next;
  }
  return text;
}

function inlineOf(node: Tree.ChildNode, url: string): string {
  if (isText(node)) return escapeText(node.value);
  if (!isElement(node) || isClutter(node)) return "";
  const text = inline(node.childNodes, url);
  switch (node.tagName) {
    case "a":
      return link(node, text, url);
    case "b":
    case "strong":
      return marked(text, "**");
    case "em":
    case "i":
      return marked(text, "*");
    case "code":
      return `\`${textOf(node)}\``;
    case "br":
      return "  \n";
    case "img":
      return image(node, url);
    default:
      return text;
  }
}

/** A place on the same page, and an address that stands there anyway, are only their text. */
function link(element: Tree.Element, text: string, url: string): string {
  const href = attributeOf(element, "href") ?? "#";
  const plain = (address: string) => address.replaceAll(/^(?:mailto|tel):|[^\p{L}\p{N}]/gu, "");
  if (href.startsWith("#") || text.trim() === "" || plain(href) === plain(text)) return text;
  return `[${text.trim()}](${destination(href, url)})`;
}

function image(element: Tree.Element, url: string): string {
  const alt = attributeOf(element, "alt") ?? "";
  return alt === "" ? "" : `![${escapeText(alt)}](${destination(attributeOf(element, "src") ?? "", url)})`;
}

function destination(address: string, url: string): string {
  return new URL(address, url).href.replaceAll("(", "%28").replaceAll(")", "%29");
}

function marked(text: string, mark: string): string {
  return text.replace(/\S(?:.*\S)?/s, `${mark}$&${mark}`);
}

/** A line end in text is one on the page: only addresses have any. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\`*~[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)/giu, "\\$&")
    .replaceAll(/[ \t]*\n[ \t]*(?=\S)/g, "  \n")
    .replaceAll(/[ \t]+(?!\n)/g, " ");
}

/** What would begin a list, a heading or a quotation at the start of a line. */
function escapeStarts(text: string): string {
  return text.replaceAll(/^(?=[-+]\s|#|>|[-=]+$)/gm, "\\").replaceAll(/^(\d+)(?=[.)]\s)/gm, "$1\\");
}

function isClutter(node: Tree.ChildNode): boolean {
  if (!isElement(node)) return node.nodeName === "#comment";
  const role = attributeOf(node, "role") ?? "";
  const isHidden = attributeOf(node, "hidden") !== undefined || attributeOf(node, "aria-hidden") === "true";
  const isPermalink = attributeOf(node, "rel") === "bookmark";
  return clutter.has(node.tagName) || isHidden || isPermalink || ["alert", "status"].includes(role);
}

function isElement(node: Tree.ChildNode): node is Tree.Element {
  return "tagName" in node;
}

function isText(node: Tree.ChildNode): node is Tree.TextNode {
  return node.nodeName === "#text";
}

function isHeading({ tagName }: Tree.Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

function attributeOf(element: Tree.Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}

function textOf(element: Tree.Element | undefined): string {
  return (element?.childNodes ?? [])
    .map((node) => (isText(node) ? node.value : isElement(node) ? textOf(node) : ""))
    .join("");
}

function descendants(node: Tree.ParentNode, found: Tree.Element[] = []): Tree.Element[] {
  for (const child of node.childNodes.filter(isElement)) {
    found.push(child);
    descendants(child, found);
  }
  return found;
}
