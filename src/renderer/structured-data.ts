/** Structured data as written in a document. */

/**
 * A block of JSON-LD. Browsers do not execute it, so the content security policy has nothing to say about it.
 *
 * @param data Anything that JSON can hold; no text in it can end the block.
 */
export function dataBlock(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
