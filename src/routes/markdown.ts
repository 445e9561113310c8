export const markdownType = "text/markdown";

/** The Markdown twin of a page, for programs: `/en/faq` → `/en/faq.md`. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
