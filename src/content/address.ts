/** Where generated content lies. */

/**
 * Address of a page's content: `/content/3f2a…/de/plugin/fatoora.json`. The version makes it cacheable for ever.
 *
 * @param version Digest of all content; each page carries the one it was rendered from.
 */
export function contentAddress(version: string, language: string, key: string): string {
  return `/content/${version}/${language}/${key}.json`;
}

/** Address of interface strings. The version is a query, so that a new release is not answered from a cache. */
export function localeAddress(version: string, language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json?v=${version}`;
}
