/** The Markdown version of a page for language models: its main content without controls and decoration. */
import { memo } from "../content/core/memo.ts";
import { type Element, elementsBelow, elementsIn, isBlock, isVoid, parseHtml, textOf } from "./parse-html.ts";

interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page, to resolve links. */
  readonly url: string;
}

type Sibling = Element | string | undefined;

/** Hidden parts, live messages, permalinks, controls, and captions, which repeat the heading. */
const omittedTags = new Set("button caption dialog fieldset form nav script search style svg".split(" "));
const omittedAttributes = { "aria-hidden": "true", role: "alert status", rel: "bookmark" };

function isOmitted({ name, attributes }: Element): boolean {
  const isMarked = Object.entries(omittedAttributes).some(([key, values]) => {
    const value = attributes.get(key);
    return value !== undefined && values.split(" ").includes(value);
  });
  return isMarked || omittedTags.has(name) || attributes.has("hidden");
}

/** @param html The prerendered document. */
export function markdownTwin(html: string, { title, description, url }: TwinFacts): string {
  const main = html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    // CSS separates adjacent inline elements.
    .replaceAll(/(<\/(?:a|b|code|span)>)(?=<(?:a|b|code|span)[ >])/g, "$1 ");
  // JSON strings are valid YAML.
  const facts = Object.entries({ title, description, url }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${facts.join("\n")}\n---\n\n${childrenOf(parseHtml(main), url).trim()}\n`;
}

/** Joins what the children become, with the larger one of the gaps that two ask for between them. */
function childrenOf(element: Element, url: string): string {
  const { name, children } = element;
  let text = "";
  let gap = 0;
  for (const [index, child] of children.entries()) {
    const isCode = name === "code";
    const piece =
      typeof child === "string"
        ? isCode
          ? child
          : escapeMarkdown(child)
        : withSpace(child, url, children[index - 1], children[index + 1]);
    const start = piece.length - piece.replace(/^\n+/, "").length;
    if (start === piece.length) gap = Math.max(gap, start);
    else {
      const core = piece.slice(start).replace(/\n+$/, "");
      text += "\n".repeat(Math.min(2, Math.max(gap, start))) + core;
      gap = piece.length - start - core.length;
    }
  }
  return text + "\n".repeat(Math.min(2, gap));
}

const starts = /[\\*_`[\]]|^(?:-|\+ |=+|#{1,6} |~~~|>)|<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** Escapes signs of Markdown, and HTML. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(starts, "\\$&").replace(/^(\d+)\. /, "$1\\. ");
}

/** An element in Markdown. Space at the edges of an inline element goes outside of it. */
function withSpace(element: Element, url: string, before: Sibling, after: Sibling): string {
  if (isBlock(element))
    return isBlank(element) ? "\n\n" : inMarkdown(element, childrenOf(element, url), url, before, after);
  const text = textOf(element);
  let [leading = ""] = /^\s*/.exec(text) ?? [];
  let trailing = leading === text ? "" : (/\s*$/.exec(text)?.[0] ?? "");
  if (endsWithSpace(before)) leading = leading.replace(/^ +/, "");
  if (startsWithSpace(after)) trailing = trailing.replace(/ +$/, "");
  if (isBlank(element)) return leading + trailing;
  const content = childrenOf(element, url);
  const inner = leading + trailing === "" ? content : content.trim();
  return leading + inMarkdown(element, inner, url, before, after) + trailing;
}

const inlineText = (node: Sibling) => (typeof node === "object" ? (isBlock(node) ? "" : textOf(node)) : (node ?? ""));
const endsWithSpace = (node: Sibling) => inlineText(node).endsWith(" ");
const startsWithSpace = (node: Sibling) => inlineText(node).startsWith(" ");

const meaningful = new Set(["a", "table", "thead", "tbody", "th", "td"]);

function isBlank(element: Element): boolean {
  const shows = (each: Element) => isVoid(each) || meaningful.has(each.name);
  return textOf(element).trim() === "" && ![element, ...elementsBelow(element)].some(shows);
}

function inMarkdown(element: Element, content: string, url: string, before: Sibling, after: Sibling): string {
  if (isOmitted(element)) return "";
  const { name, attributes, parent } = element;
  const absolute = (key: string) =>
    new URL(attributes.get(key) ?? "", url).href.replaceAll("(", "%28").replaceAll(")", "%29");
  switch (name) {
    case "a": {
      const href = attributes.get("href");
      const plain = (address: string) => address.replaceAll(/^(?:mailto|tel):|[^\p{L}\p{N}]/gu, "");
      // No link for anchors on the same page, and if the text is the address.
      const isLink =
        href !== undefined && !href.startsWith("#") && content.trim() !== "" && plain(href) !== plain(content);
      return isLink ? `[${content.trim()}](${absolute("href")})` : content;
    }
    case "img": {
      const alt = attributes.get("alt") ?? "";
      return alt === "" ? "" : `![${escapeMarkdown(alt)}](${absolute("src")})`;
    }
    case "br":
      return "  \n";
    case "em":
    case "i":
      return content.trim() === "" ? "" : `*${content}*`;
    case "strong":
    case "b":
      return content.trim() === "" ? "" : `**${content}**`;
    case "code":
      return inlineCode(content);
    case "dt":
      return `\n- **${content.trim()}:**`;
    case "dd":
      return (typeof before === "object" && before.name === "dd" ? ", " : " ") + content.trim();
    case "ul":
    case "ol":
      return parent?.name === "li" && elementsIn(parent).at(-1) === element ? `\n${content}` : `\n\n${content}\n\n`;
    case "li":
      return isSection(element)
        ? `\n\n${content.trim()}\n\n`
        : item(element, content) + (after === undefined ? "" : "\n");
    case "table":
      return `\n\n${content.replaceAll(/\n+/g, "\n").trimStart()}\n\n`;
    case "thead":
    case "tbody":
      return content;
    case "tr": {
      const border = parent?.name === "thead" ? `\n|${" --- |".repeat(element.children.length)}` : "";
      return `\n${content}${border}`;
    }
    case "th":
    case "td": {
      const cell = content.trim().replaceAll("\n", "<br>").replaceAll(/\|+/g, "\\|").padEnd(3);
      const spanned = " |    ".repeat(Number(attributes.get("colSpan") ?? 1) - 1);
      return `${before === undefined ? "| " : " "}${cell}${spanned} |`;
    }
  }
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  if (level === undefined) return isBlock(element) ? `\n\n${content}\n\n` : content;
  const entry = closestItem(element);
  // Headings of cards are not part of the outline.
  const isCard = entry !== undefined && !isSection(entry);
  return `\n\n${isCard ? `**${content.trim()}**` : `${"#".repeat(Number(level))} ${content}`}\n\n`;
}

function inlineCode(content: string): string {
  const runs = content.match(/`+/g) ?? [];
  let fence = "`";
  while (runs.includes(fence)) fence += "`";
  const space = /^`|^ .*?[^ ].* $|`$/.test(content) ? " " : "";
  return content === "" ? "" : fence + space + content + space + fence;
}

function item(element: Element, content: string): string {
  const { parent } = element;
  const prefix = parent?.name === "ol" ? `${elementsIn(parent).indexOf(element) + 1}.  ` : "-   ";
  const lines = content.replace(/^\n+/, "").replace(/\n+$/, "\n");
  return prefix + lines.replaceAll("\n", `\n${" ".repeat(prefix.length)}`);
}

function closestItem({ parent }: Element): Element | undefined {
  return parent === undefined || parent.name === "li" ? parent : closestItem(parent);
}

/** Whether an item of the list has several headings; its items are then sections, not cards. Once per list: it may be long. */
const hasSections = memo((list: Element) =>
  elementsIn(list).some((entry) => elementsBelow(entry).filter(({ name }) => /^h[1-6]$/.test(name)).length > 1),
);

function isSection({ parent }: Element): boolean {
  return parent !== undefined && hasSections(parent);
}
