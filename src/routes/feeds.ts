/** The release notes for programs: a feed and a data file in each language. */

/** Media types by the ending of the file. */
export const feedTypes = { atom: "application/atom+xml", json: "application/json" } as const;

export type FeedKind = keyof typeof feedTypes;

/** Both kinds, the one for feed readers first. */
export const feedKinds: readonly FeedKind[] = ["atom", "json"];

/** Address of a language's file: `/de/releases.atom`. */
export function feedPath(kind: FeedKind, language: string): string {
  return `/${language}/releases.${kind}`;
}
