/** The Markdown version of a page for language models: its main content without controls and decoration. */
import { memo } from "../content/core/memo.ts";
import { type Element, elementsBelow, elementsIn, isBlock, parseHtml } from "./parse-html.ts";

interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page, to resolve links. */
  readonly url: string;
}

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
function childrenOf({ name, children }: Element, url: string): string {
  let text = "";
  let gap = 0;
  for (const child of children) {
    const piece = "name" in child ? withSpace(child, url) : name === "code" ? child.text : escapeMarkdown(child.text);
    const [, start = "", core = "", end = ""] = /^(\n*)(.*?)(\n*)$/s.exec(piece) ?? [];
    gap = Math.min(2, Math.max(gap, start.length));
    if (core === "") continue;
    text += "\n".repeat(gap) + core;
    gap = end.length;
  }
  return text + "\n".repeat(Math.min(2, gap));
}

const signs = /[\\*_`[\]]|^(?:-|\+ |=+|#{1,6} |~~~|>)|<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** Escapes signs of Markdown, and HTML. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(signs, "\\$&").replace(/^(\d+)\. /, "$1\\. ");
}

/** An element in Markdown. Space at the edges of an inline element goes outside of it. */
function withSpace(element: Element, url: string): string {
  if (isOmitted(element)) return "";
  const content = childrenOf(element, url);
  if (isBlock(element)) return inMarkdown(element, content, url);
  const [, start = "", inner = "", end = ""] = /^(\s*)(.*?)(\s*)$/s.exec(content) ?? [];
  return start + inMarkdown(element, inner, url) + end;
}

function inMarkdown(element: Element, content: string, url: string): string {
  const { name, attributes, parent } = element;
  const siblings = parent === undefined ? [] : elementsIn(parent);
  const isLast = siblings.at(-1) === element;
  const before = siblings[siblings.indexOf(element) - 1];
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
      return (before?.name === "dd" ? ", " : " ") + content.trim();
    case "ul":
    case "ol":
      return parent?.name === "li" && isLast ? `\n${content}` : `\n\n${content}\n\n`;
    case "li": {
      if (isSection(element)) return `\n\n${content.trim()}\n\n`;
      const prefix = parent?.name === "ol" ? `${siblings.indexOf(element) + 1}.  ` : "-   ";
      const lines = content.replace(/^\n+/, "").replace(/\n+$/, "\n");
      return prefix + lines.replaceAll("\n", `\n${" ".repeat(prefix.length)}`) + (isLast ? "" : "\n");
    }
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
  const runs: string[] = content.match(/`+/g) ?? [];
  let fence = "`";
  while (runs.includes(fence)) fence += "`";
  const space = /^`|^ .*?[^ ].* $|`$/.test(content) ? " " : "";
  return content === "" ? "" : fence + space + content + space + fence;
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
