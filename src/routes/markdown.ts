/** The Markdown twin of a page: what the page says, for programs that read text. */

export const markdownType = "text/markdown";

/** `/en/faq` → `/en/faq.md`. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
