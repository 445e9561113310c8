/** When what is tried next: the order and the pauses of handing messages on. */

/** Milliseconds. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

/** Five seconds, then double each time, up to half an hour. */
export const defaultPauses: Pauses = { first: 5000, longest: 30 * 60 * 1000 };

/**
 * How long to wait after a failure.
 *
 * @param failures In a row, 1 or more.
 * @param random From 0 up to 1. Shortens the pause by up to half, so that servers that failed together do not come back
 *   together.
 * @returns Milliseconds.
 */
export function pauseAfter(failures: number, { first, longest }: Pauses, random: number): number {
  const whole = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
  return Math.round(whole * (1 - random / 2));
}

/** How often something has failed in a row, and when it may be tried again, in milliseconds of the clock. */
export interface Attempts {
  readonly failures: number;
  readonly notBefore: number;
}

export const untried: Attempts = { failures: 0, notBefore: 0 };

export function afterFailure({ failures }: Attempts, now: number, pauses: Pauses, random: number): Attempts {
  return { failures: failures + 1, notBefore: now + pauseAfter(failures + 1, pauses, random) };
}

/** An entry to be tried now, how long to wait until there may be one, or neither. */
export type NextStep<Item> =
  | { readonly kind: "try"; readonly item: Item }
  | { readonly kind: "wait"; readonly milliseconds: number }
  | { readonly kind: "nothing" };

/**
 * @param waiting What is to be handed on, oldest first.
 * @param server Pause of the mail server as a whole.
 * @returns The oldest that may be tried, so that one that keeps failing holds up no other.
 */
export function nextStep<Item extends { readonly attempts: Attempts }>(
  waiting: readonly Item[],
  server: Attempts,
  now: number,
): NextStep<Item> {
  if (waiting.length === 0) return { kind: "nothing" };
  const item = waiting.find(({ attempts }) => attempts.notBefore <= now);
  if (item !== undefined && server.notBefore <= now) return { kind: "try", item };
  const earliest = waiting.reduce(
    (least, { attempts }) => Math.min(least, attempts.notBefore),
    Number.POSITIVE_INFINITY,
  );
  return { kind: "wait", milliseconds: Math.max(server.notBefore, earliest) - now };
}
