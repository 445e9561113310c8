/** What the name of a document's file has at its end that its address has not. */
const fileName = /(?:\/index|\.html|\/)+$/;

/**
 * Where a path leads that has no language of the site (specification section 2), for browser, servers and static hosts:
 * `/plugins/fatoora` → `/en/plugins/fatoora`, `/fr/features` → `/en/features`, `/EN/features/` → `/en/features`,
 * `/en/features.html` → `/en/features`.
 *
 * @param current The visitor's language: one of `languages`.
 * @returns `undefined` if the path can be shown as it is. What it returns needs no further redirect, and always begins
 *   with exactly one slash, so that it never leads to another host.
 */
export function redirectTarget(pathname: string, current: string, languages: readonly string[]): string | undefined {
  const asked = pathname.replaceAll(/[/\\]+/g, "/").replace(fileName, "");
  const segments = asked.split("/").slice(1);
  const [first = "", ...rest] = segments;
  const lower = first.toLowerCase();
  const isKnown = languages.includes(lower);
  const below = isKnown || /^[a-z]{2}$/.test(lower) ? rest : segments;
  const path = `/${[isKnown ? lower : current, ...below].join("/")}`;
  return path === pathname ? undefined : path;
}

/**
 * Whether a path lies in a folder of files, such as `/downloads`, which itself is a page's path like any other. Such a path
 * is not to be redirected.
 */
export function liesBelow(pathname: string, folder: string | undefined): boolean {
  return folder !== undefined && pathname.startsWith(`${folder}/`);
}
