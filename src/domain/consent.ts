/** The visitor's choice about analytics, and what counts as one (specification section 4). */

/** In local storage (specification section 9). */
export const consentKey = "cookie_consent";

/** `ask`: nothing chosen yet, the banner is shown. Only `yes` lets anything of a third party load. */
export type Choice = "ask" | "yes" | "no";

/**
 * @param stored The value of `consentKey` in local storage; `null` if there is none or it cannot be read.
 * @param gpc Whether the browser sends Global Privacy Control: a no without a banner. A stored yes was given on purpose,
 *   and counts.
 * @returns The stored choice. Anything but `{"necessary":true,"analytics":true|false}` counts as nothing.
 */
export function choiceOf(stored: string | null, gpc: boolean): Choice {
  const analytics = storedAnalytics(stored);
  if (analytics === true) return "yes";
  return gpc || analytics === false ? "no" : "ask";
}

/** Whether the analytics box is ticked when the dialog opens. */
export function isTicked(choice: Choice, byDefault: boolean): boolean {
  return choice === "ask" ? byDefault : choice === "yes";
}

function storedAnalytics(stored: string | null): unknown {
  try {
    const { necessary, analytics, ...others } = Object(JSON.parse(stored ?? ""));
    return necessary === true && Object.keys(others).length === 0 ? analytics : undefined;
  } catch {
    return undefined;
  }
}
