/** Lines that belong elsewhere than they look: entries of lists that nobody meant, and lines within an entry. */
import { type MarkdownNode, rangeOf } from "../../../../src/admin/yaml/markdown.ts";
import type { Advice } from "../../core/diagnostic.ts";
import { type Fault, fault } from "./fault.ts";

/** @param above The block before it: a list, or at the top level of the text also a paragraph. */
export function misleadingLines(node: MarkdownNode, above: MarkdownNode | undefined, text: string): Fault[] {
  if (node.type === "list") return [...listBelowText(node, above, text), ...wrongNumbers(node, text)];
  return node.type === "listItem" ? linesAtMargin(node, text) : [];
}

type Of<Type extends MarkdownNode["type"]> = Extract<MarkdownNode, { type: Type }>;

/** `- 5 degrees` at the beginning of a line of a paragraph, or an entry with another sign than the one above. */
function listBelowText(list: Of<"list">, above: MarkdownNode | undefined, text: string): Fault[] {
  if (above?.position?.end.line !== (list.position?.start.line ?? 0) - 1) return [];
  const sign = markerOf(list, text);
  const message = {
    en: `With ${sign} a list begins, right below another text`,
    de: `Mit ${sign} beginnt eine Liste, direkt unter einem anderen Text`,
  };
  const hint = {
    en: `Leave an empty line above it, or write  ${escaped(sign)}  for the sign itself`,
    de: `Lassen Sie darüber eine Zeile leer, oder schreiben Sie  ${escaped(sign)}  für das Zeichen selbst`,
  };
  return [fault(markerRange(list, sign), { message, hint })];
}

/** The page counts by itself: `3. Oktober` would become an entry with the number 1. */
function wrongNumbers(list: Of<"list">, text: string): Fault[] {
  if (list.ordered !== true) return [];
  return list.children.flatMap((item, index) => {
    const sign = markerOf(item, text);
    const number = Number.parseInt(sign, 10);
    if (number === index + 1 || (number === 1 && index > 0)) return [];
    const message = {
      en: `With ${sign} an entry of a list begins, which would get the number ${index + 1}`,
      de: `Mit ${sign} beginnt ein Listeneintrag, der die Nummer ${index + 1} bekäme`,
    };
    const hint = {
      en: `Write  ${index + 1}.  for the entry, or  ${escaped(sign)}  for the number itself`,
      de: `Schreiben Sie  ${index + 1}.  für den Eintrag, oder  ${escaped(sign)}  für die Zahl selbst`,
    };
    return [fault(markerRange(item, sign), { message, hint })];
  });
}

/** Without indentation, a line below an entry looks like a paragraph. */
function linesAtMargin(item: Of<"listItem">, text: string): Fault[] {
  const margin = (item.position?.start.column ?? 1) - 1;
  const lines = text.split("\n");
  const spaces = " ".repeat(margin + markerOf(item, text).length + 1);
  const advice: Advice = {
    message: { en: "This line is part of the entry above", de: "Diese Zeile ist Teil des Eintrags darüber" },
    hint: {
      en: `Write ${spaces.length} spaces before it, or leave the line above empty`,
      de: `Schreiben Sie ${spaces.length} Leerzeichen davor, oder lassen Sie die Zeile darüber leer`,
    },
  };
  return item.children.flatMap((block) => {
    if (block.type !== "paragraph") return [];
    const [first, last] = [block.position?.start.line ?? 0, block.position?.end.line ?? 0];
    return [...Array(last - first).keys()].flatMap((index): Fault[] => {
      const line = lines[first + index] ?? "";
      if (line.search(/\S/) > margin) return [];
      const start = lines.slice(0, first + index).join("\n").length + 1;
      return [fault([start, start + line.length], advice)];
    });
  });
}

function markerOf(node: MarkdownNode, text: string): string {
  return /^(?:[-*+]|\d+[.)])/.exec(text.slice(rangeOf(node)[0]))?.[0] ?? "";
}

function markerRange(node: MarkdownNode, sign: string): Fault["range"] {
  const [start] = rangeOf(node);
  return [start, start + sign.length];
}

function escaped(sign: string): string {
  return sign.replace(/(.)$/, "\\$1");
}
