/** What a visitor chose about analytics, and what counts as a choice (specification section 4). */
import { isRecord } from "../lib/is-record.ts";

/** In local storage (specification section 9). */
export const consentKey = "cookie_consent";

/** Told to the document when a button about consent was pressed. */
export const consentEvent = "consent";

/** `ask`: nothing was chosen yet, the banner is shown. Only `yes` lets anything of a third party load. */
export type Choice = "ask" | "yes" | "no";

/**
 * @param stored What local storage holds under `consentKey`; `null` if it holds nothing or cannot be read.
 * @param gpc Whether the browser sends Global Privacy Control: a no that needs no banner. A yes that was stored all the
 *   same was given on purpose, and counts.
 * @returns The stored choice. Anything but `{"necessary":true,"analytics":true|false}` counts as nothing.
 */
export function choiceOf(stored: string | null, gpc: boolean): Choice {
  const analytics = storedAnalytics(stored);
  if (analytics === true) return "yes";
  return gpc || analytics === false ? "no" : "ask";
}

/** The state that the document says it is in; anything unknown is no choice. */
export function choiceFrom(attribute: string | undefined): Choice {
  return attribute === "yes" || attribute === "no" ? attribute : "ask";
}

/** Whether the analytics box is ticked when the dialog opens; by default if nothing was chosen yet. */
export function isTicked(choice: Choice, byDefault: boolean): boolean {
  return choice === "ask" ? byDefault : choice === "yes";
}

function storedAnalytics(stored: string | null): unknown {
  try {
    const record: unknown = JSON.parse(stored ?? "");
    const isChoice = isRecord(record) && record.necessary === true && Object.keys(record).length === 2;
    return isChoice ? record.analytics : undefined;
  } catch {
    return undefined;
  }
}
