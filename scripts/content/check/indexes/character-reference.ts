import { parseFragment } from "parse5";

/** The first HTML character reference in a text, such as `&amp;`; `undefined` if there is none. */
export function characterReference(text: string): RegExpExecArray | undefined {
  const matches = text.matchAll(/(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi);
  return [...matches].find(([reference]) => decode(reference) !== reference);
}

/** Decodes a reference as a browser does. Returns unknown ones unchanged. */
function decode(reference: string): string {
  const [node] = parseFragment(reference).childNodes;
  return node !== undefined && "value" in node ? node.value : reference;
}
