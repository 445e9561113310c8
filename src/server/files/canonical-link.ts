/** Value of `Link` for a file that repeats what a page says, such as its Markdown twin: the page's address (RFC 6596). */
export function canonicalLink(page: string): string {
  return `<${page}>; rel="canonical"`;
}
