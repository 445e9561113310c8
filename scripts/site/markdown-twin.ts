/** The Markdown version of a page for language models: its main content without controls and decoration. */
import { tables } from "@joplin/turndown-plugin-gfm";
import Turndown from "turndown";
import { memo } from "../content/core/memo.ts";

interface TwinFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page, to resolve links. */
  readonly url: string;
}

const headings = "h1,h2,h3,h4,h5,h6";
/** Hidden parts, live messages, permalinks, and controls. `matches` would compile a selector for each element. */
const omittedTags = /^(?:DIALOG|FIELDSET|FORM|NAV|SCRIPT|SEARCH|STYLE)$/i;
const omittedAttributes = { "aria-hidden": "true", role: "alert status", rel: "bookmark" };

/** What is not worth parsing: controls, drawings, captions, which repeat the heading, and attributes that no rule reads. */
const unread =
  /<(button|caption|svg)\b.*?<\/\1>|<source[^>]*>| (?:class|data-[a-z]+|decoding|height|loading|sizes|width)="[^"]*"(?=[^<>]*>)/gs;

function isOmitted(element: Element): boolean {
  const isMarked = Object.entries(omittedAttributes).some(([name, values]) => {
    const value = element.getAttribute(name);
    return value !== null && values.split(" ").includes(value);
  });
  return isMarked || omittedTags.test(element.nodeName) || element.hasAttribute("hidden");
}

/** @param html The prerendered document. */
export function markdownTwin(html: string, { title, description, url }: TwinFacts): string {
  const main = html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll(unread, "")
    // CSS separates adjacent inline elements.
    .replaceAll(/(<\/(?:a|b|code|span)>)(?=<(?:a|b|code|span)[ >])/g, "$1 ");
  // JSON strings are valid YAML.
  const facts = Object.entries({ title, description, url }).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${facts.join("\n")}\n---\n\n${converter(url).turndown(main)}\n`;
}

function converter(url: string): Turndown {
  const turndown = new Turndown({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
  turndown.use(tables);
  const escapeMarkdown = turndown.escape;
  // Turndown doesn't escape HTML.
  turndown.escape = (text) => escapeMarkdown.call(turndown, text).replaceAll(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, "\\$&");
  const absolute = (address: string | null) =>
    new URL(address ?? "", url).href.replaceAll("(", "%28").replaceAll(")", "%29");
  turndown.addRule("link", {
    filter: "a",
    replacement(text, node) {
      const href = node.getAttribute("href");
      const plain = (address: string) => address.replaceAll(/^(?:mailto|tel):|[^\p{L}\p{N}]/gu, "");
      // No link for anchors on the same page, and if the text is the address.
      if (href === null || href.startsWith("#") || text.trim() === "" || plain(href) === plain(text)) return text;
      return `[${text.trim()}](${absolute(href)})`;
    },
  });
  turndown.addRule("picture", {
    filter: "img",
    replacement(_text, node) {
      const alt = node.getAttribute("alt") ?? "";
      return alt === "" ? "" : `![${turndown.escape(alt)}](${absolute(node.getAttribute("src"))})`;
    },
  });
  turndown.addRule("term", { filter: "dt", replacement: (text) => `\n- **${text.trim()}:**` });
  turndown.addRule("detail", {
    filter: "dd",
    replacement: (text, node) => (node.previousSibling?.nodeName === "DD" ? ", " : " ") + text.trim(),
  });
  // Headings of cards are not part of the outline.
  turndown.addRule("card", {
    filter: (node) => /^H[1-6]$/.test(node.nodeName) && node.closest("li") !== null && !isSection(node.closest("li")),
    replacement: (text) => `\n\n**${text.trim()}**\n\n`,
  });
  turndown.addRule("section", {
    filter: (node) => node.nodeName === "LI" && isSection(node),
    replacement: (text) => `\n\n${text.trim()}\n\n`,
  });
  // Added last to take precedence.
  turndown.addRule("omitted", { filter: isOmitted, replacement: () => "" });
  return turndown;
}

/** Whether an item of the list has several headings; its items are then sections, not cards. Once per list: it may be long. */
const hasSections = memo((list: Element) =>
  Array.from(list.children).some((item) => item.querySelectorAll(headings).length > 1),
);

function isSection(entry: Element | null): boolean {
  const list = entry?.parentElement;
  return list ? hasSections(list) : false;
}
