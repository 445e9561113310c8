/** Value of `Link` for a copy of a page, such as its Markdown twin (RFC 6596). */
export function canonicalLink(page: string): string {
  return `<${page}>; rel="canonical"`;
}
