/** State of the current history entry. It survives a reload and Back, and ends with the tab: nothing else stores it. */
interface EntryState {
  /** The unsent contact message. */
  readonly draft?: Readonly<Record<"name" | "email" | "subject" | "body", string>>;
  /** The download that the page starts by itself. The page in another language has the same id. */
  readonly download?: { readonly file: string; readonly id: string; readonly started: boolean };
  /** How many partners are shown. */
  readonly partners?: number;
  /** The page was reloaded because its code did not load. */
  readonly reloaded?: boolean;
  /** The app stopped on this page. */
  readonly crashed?: boolean;
}

export function entryState(): EntryState {
  return history.state?.site ?? {};
}

/** @throws DOMException if the page changes its history very often; browsers refuse that. */
export function setEntryState(change: EntryState): void {
  history.replaceState({ ...history.state, site: { ...entryState(), ...change } }, "");
}
