/** Where generated content lies. */

/**
 * Address of a page's content: `/content/3f2a…/de/plugin/fatoora.json`.
 *
 * @param version Digest of the code in browsers; each page carries the one it was built with. A release of content keeps
 *   all addresses. After a release of code the old ones are gone, so that no code reads content of a shape it does not know.
 */
export function contentAddress(version: string, language: string, key: string): string {
  return `/content/${version}/${language}/${key}.json`;
}

/** Address of interface strings (specification section 7). */
export function localeAddress(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}
