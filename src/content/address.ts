/** `/content/3f2a…/de/plugin/fatoora.json`. By version: code never reads content of a shape that it does not know. */
export function contentAddress(version: string, language: string, key: string): string {
  return `/content/${version}/${language}/${key}.json`;
}

/** The same for the code of this page. */
export function dataAddress(language: string, key: string): string {
  return contentAddress(document.documentElement.dataset.version ?? "", language, key);
}

/** Address of interface strings. */
export function localeAddress(language: string, namespace: string): string {
  return `/locales/${language}/${namespace}.json`;
}
