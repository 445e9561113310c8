/** The visitor's choice about analytics, and what counts as one. */

/** In local storage. */
export const consentKey = "cookie_consent";

/** `ask`: nothing chosen yet, the banner is shown. Only `yes` lets anything of a third party load. */
export type Choice = "ask" | "yes" | "no";

/** The value of `consentKey`. */
export function consentRecord(analytics: boolean): string {
  return JSON.stringify({ necessary: true, analytics });
}

/**
 * @param stored The value of `consentKey`; anything but the two records counts as nothing.
 * @param gpc Whether the browser sends Global Privacy Control: a no without a banner. A stored yes was given on purpose,
 *   and counts.
 */
export function choiceOf(stored: string | null, gpc: boolean): Choice {
  if (stored === consentRecord(true)) return "yes";
  return gpc || stored === consentRecord(false) ? "no" : "ask";
}

/** Whether the analytics box is ticked when the dialog opens. */
export function isTicked(choice: Choice, byDefault: boolean): boolean {
  return choice === "ask" ? byDefault : choice === "yes";
}
