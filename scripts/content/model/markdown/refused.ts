/** The nodes that a text may have, and what to write in place of others. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { Advice } from "../../core/diagnostic.ts";
import type { LocalizedText } from "../../core/localized-text.ts";
import { type Fault, fault } from "./fault.ts";

/** The writer throws at the last two, but they need a definition, which is refused. */
const allowed: readonly MarkdownNode["type"][] = [
  ...(["paragraph", "list", "listItem", "text", "strong", "emphasis", "inlineCode", "link", "break"] as const),
  ...(["linkReference", "imageReference"] as const),
];

const advice: { readonly [type in MarkdownNode["type"]]?: Advice } = {
  blockquote: {
    message: {
      en: "With > a quotation begins, which no page shows",
      de: "Mit > beginnt ein Zitat, das keine Seite zeigt",
    },
    hint: {
      en: "Delete it, or write  \\>  for the sign itself",
      de: "Löschen Sie es, oder schreiben Sie  \\>  für das Zeichen selbst",
    },
  },
  code: {
    message: { en: "A block of code is not possible here", de: "Ein Codeblock ist hier nicht möglich" },
    hint: {
      en: "Write code within a line, between single backticks",
      de: "Schreiben Sie Code innerhalb einer Zeile, zwischen einzelnen Gravis-Zeichen",
    },
  },
  definition: {
    message: {
      en: "This line defines a link and is not shown",
      de: "Diese Zeile definiert einen Link und wird nicht gezeigt",
    },
    hint: {
      en: "Write links as  [words](address)  , or  \\[  for the sign itself",
      de: "Schreiben Sie Links als  [Worte](Adresse)  , oder  \\[  für das Zeichen selbst",
    },
  },
  heading: {
    message: {
      en: "A heading of this kind is not possible here",
      de: "Eine Überschrift dieser Art ist hier nicht möglich",
    },
    hint: {
      en: "Begin headings with  ###  , without a line of = or - below; write  \\  before a sign that is text",
      de: "Beginnen Sie Überschriften mit  ###  , ohne Zeile aus = oder - darunter; vor ein Zeichen, das Text ist, gehört  \\",
    },
  },
  image: {
    message: { en: "A picture is not possible in a text", de: "Ein Bild ist in einem Text nicht möglich" },
    hint: {
      en: "Delete it, or write  \\!  for the sign itself",
      de: "Löschen Sie es, oder schreiben Sie  \\!  für das Zeichen selbst",
    },
  },
  thematicBreak: {
    message: {
      en: "This line draws a rule, which no page shows",
      de: "Diese Zeile zieht einen Strich, den keine Seite zeigt",
    },
    hint: {
      en: "Delete it, or write  \\  before its first sign",
      de: "Löschen Sie sie, oder schreiben Sie  \\  vor ihr erstes Zeichen",
    },
  },
};

/** What people write in HTML, and its Markdown. */
const instead: Readonly<Record<string, LocalizedText>> = {
  ...Object.fromEntries(["b", "strong"].map((name) => [name, { en: "**words**", de: "**Worte**" }])),
  ...Object.fromEntries(["i", "em"].map((name) => [name, { en: "*words*", de: "*Worte*" }])),
  ...Object.fromEntries(["h1", "h2", "h3", "h4"].map((name) => [name, { en: "### words", de: "### Worte" }])),
  a: { en: "[words](address)", de: "[Worte](Adresse)" },
  br: { en: "\\  at the end of the line", de: "\\  am Ende der Zeile" },
  code: { en: "`words`", de: "`Worte`" },
  li: { en: "- words", de: "- Worte" },
  p: { en: "an empty line between paragraphs", de: "eine Leerzeile zwischen Absätzen" },
};

/** @returns `undefined` for a node that may be there; otherwise its fault. */
export function refused(node: MarkdownNode, text: string): Fault | undefined {
  if (allowed.includes(node.type) || (node.type === "heading" && isThirdLevel(node, text))) return undefined;
  if (node.type === "html") return refusedTag(node.value, rangeOf(node)[0]);
  const unknown = {
    message: { en: "This is not possible in a text", de: "Das ist in einem Text nicht möglich" },
    hint: { en: "Delete it", de: "Löschen Sie es" },
  };
  const [start, end] = rangeOf(node);
  const line = text.slice(start, end).search(/\n|$/);
  return fault([start, start + line], advice[node.type] ?? unknown);
}

function isThirdLevel(node: Extract<MarkdownNode, { type: "heading" }>, text: string): boolean {
  return node.depth === 3 && text.startsWith("#", rangeOf(node)[0]);
}

/** The first tag stands for all that is in it. */
function refusedTag(value: string, start: number): Fault {
  const [whole = value, name = "!"] = /^<\/?([a-z][\w-]*)(?:[^>\n]*>)?/i.exec(value) ?? [];
  const tag = name.toLowerCase();
  const range = [start, start + whole.search(/\n|$/)] as const;
  const markdown = instead[tag];
  const hint =
    markdown === undefined
      ? {
          en: "Delete it, or write  \\<  for the sign itself",
          de: "Löschen Sie es, oder schreiben Sie  \\<  für das Zeichen selbst",
        }
      : { en: `Write  ${markdown.en}`, de: `Schreiben Sie  ${markdown.de}` };
  const shown = whole.slice(0, 40).replace(/\n[\s\S]*/, "");
  const message = { en: `HTML is not possible here: ${shown}`, de: `HTML ist hier nicht möglich: ${shown}` };
  return { ...fault(range, { message, hint }), tag };
}
