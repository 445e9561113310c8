/** Id of a version on the release notes page: `1.47` → `v1-47`. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}
