/** Sorts newest first, number by number: 1.10 is newer than 1.9. */
export function byNewest(a: { readonly version: string }, b: { readonly version: string }): number {
  return versionOrder.compare(b.version, a.version);
}

export function newestOf<Release extends { readonly version: string }>(releases: readonly Release[]) {
  return [...releases].sort(byNewest)[0];
}

const versionOrder = new Intl.Collator("en", { numeric: true });
