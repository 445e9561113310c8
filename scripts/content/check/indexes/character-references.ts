import { parseFragment } from "parse5";

const pattern = /(?<!\\)&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*)(?:;|(?![\w;=]))/gi;

/** HTML character references in a text, such as `&amp;`, and `&nbsp` without its semicolon, as browsers decode them. */
export function characterReferences(text: string) {
  return [...text.matchAll(pattern)].flatMap(({ 0: reference, index }) => {
    const isClosed = reference.endsWith(";");
    const character = decode(isClosed || reference.length > 4 ? reference.replace(/;?$/, ";") : reference);
    return character === reference || character.length > 2 ? [] : [{ reference, index, character }];
  });
}

/** Returns unknown references unchanged. */
function decode(reference: string): string {
  const [node] = parseFragment(reference).childNodes;
  return node !== undefined && "value" in node ? node.value : reference;
}
