/** Media types of the release notes for programs, by file extension. */
export const feedTypes = { atom: "application/atom+xml", json: "application/json" } as const;

export type FeedKind = keyof typeof feedTypes;

export const feedKinds: readonly FeedKind[] = ["atom", "json"];

/** `/de/releases.atom` */
export function feedPath(kind: FeedKind, language: string): string {
  return `/${language}/releases.${kind}`;
}
