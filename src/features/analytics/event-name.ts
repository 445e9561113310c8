/** What every provider accepts. */
const validName = /^[a-z][a-z0-9_]{0,39}$/;

/** @param event The `data-event` of what was clicked. @returns `undefined` if the click is not counted, or the name is invalid. */
export function eventName(event: string | undefined): string | undefined {
  return event !== undefined && validName.test(event) ? event : undefined;
}
