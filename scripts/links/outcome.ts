/** What came of asking for an address. */

/** `broken` is a mistake in the content; `unclear` is for somebody to look at; `moved` works and has a newer address. */
export type OutcomeKind = "fine" | "moved" | "unclear" | "broken" | "skipped";

export type Reason =
  | { readonly code: "status"; readonly status: number }
  | { readonly code: "moved" | "insecure" | "private"; readonly to: string }
  | { readonly code: "size"; readonly found: number; readonly expected: number }
  | { readonly code: "network"; readonly error: string }
  | { readonly code: "redirects" | "slow" };

export interface Outcome {
  readonly kind: OutcomeKind;
  /** Not for what is fine or was skipped. */
  readonly reason?: Reason;
}

/** Codes of Node and undici that say that the certificate is not one for this address and this day. */
const certificateErrors = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;

export type NetworkFault = "noHost" | "noAnswer" | "offline" | "expired" | "certificate" | "closed" | "connection";

/** What a code of Node or undici means for somebody who does not program. */
export function networkFault(error: string): NetworkFault {
  if (error === "ENOTFOUND") return "noHost";
  if (error === "EAI_AGAIN" || error === "ENETUNREACH") return "offline";
  if (error === "CERT_HAS_EXPIRED") return "expired";
  if (certificateErrors.test(error)) return "certificate";
  if (error === "ECONNREFUSED" || error === "EHOSTUNREACH") return "noAnswer";
  return error === "ECONNRESET" || error === "UND_ERR_SOCKET" || error === "EPIPE" ? "closed" : "connection";
}

/** Codes for which waiting was in vain. */
export function isTimeout(error: string): boolean {
  return /TIMEOUT|TIMEDOUT/i.test(error);
}

/**
 * The code of what `fetch` threw: it is hidden in causes, and in lists where several addresses of a host were tried.
 *
 * @returns Its code or name; "" for something without any.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  const found = inner.map(codeOf).find((code) => code !== "");
  if (found !== undefined) return found;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.name === "TimeoutError" ? "TIMEOUT" : "";
}
