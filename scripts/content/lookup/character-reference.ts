import { parseFragment } from "parse5";

/** The first character reference of HTML in a text, such as `&amp;`. */
export function characterReference(text: string): RegExpExecArray | undefined {
  const found = text.matchAll(/(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi);
  return [...found].find(([piece]) => decoded(piece) !== piece);
}

/** As a browser reads it. */
function decoded(reference: string): string {
  const [node] = parseFragment(reference).childNodes;
  return node !== undefined && "value" in node ? node.value : reference;
}
