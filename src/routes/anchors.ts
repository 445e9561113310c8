/** Places within a page that others link to. */

/** Id of a version on the page of the release notes: `1.47` → `v1-47`. The same in every language. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}
