/** A link in Markdown: how it is written, and where it leads. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { Advice } from "../../core/diagnostic.ts";
import { inspectLink, type LinkTargets } from "../links.ts";
import { type Fault, fault } from "./fault.ts";

const hint: Advice["hint"] = {
  en: "Write  [words](address)  with the address as it is",
  de: "Schreiben Sie  [Worte](Adresse)  mit der Adresse, wie sie ist",
};

/** Its address is the one that people read, and nothing of it is lost. */
export function inspectLinkNode(
  node: Extract<MarkdownNode, { type: "link" }>,
  text: string,
  targets: LinkTargets,
): Fault[] {
  const [start, end] = rangeOf(node);
  const written = text.slice(start, end);
  const at = written.lastIndexOf(node.url);
  const isPlain = written.startsWith("[") && at > 0 && typeof node.title !== "string";
  if (!isPlain || /\\|&(?:#\w+|[a-z]\w*);/i.test(written.slice(written.lastIndexOf("](")))) {
    const message = {
      en: "This link is not written as it should be",
      de: "Dieser Link ist nicht so geschrieben, wie er sein soll",
    };
    return [fault([start, end], { message, hint })];
  }
  const wrong = inspectLink(node.url, targets);
  const range = node.url === "" ? ([start, end] as const) : ([start + at, start + at + node.url.length] as const);
  return wrong === undefined ? [] : [fault(range, wrong, "link")];
}
