/** Asks for one address as a browser would, without reading what comes. */
import { isReservedHost } from "./reserved-host.ts";

/** `broken` is a mistake in the content; `unclear` is for somebody to look at; `moved` works and has a newer address. */
export type OutcomeKind = "fine" | "moved" | "unclear" | "broken" | "skipped";

export type Reason =
  | { readonly code: "status"; readonly status: number }
  | { readonly code: "moved" | "insecure" | "private"; readonly to: string }
  | { readonly code: "size"; readonly found: number; readonly expected: number }
  /** A code of Node or undici: `ENOTFOUND`; "" if there is none. */
  | { readonly code: "network"; readonly error: string }
  | { readonly code: "redirects" | "slow" };

export interface Outcome {
  readonly kind: OutcomeKind;
  /** Not for what is fine or was skipped. */
  readonly reason?: Reason;
}

export interface CheckOptions {
  /** How long one request may take, in milliseconds. */
  readonly timeout: number;
  /** Whether hosts of one's own network are asked too. For tests. */
  readonly includeLocal: boolean;
  readonly fetch: typeof fetch;
  /** Waits; given by tests, so that they need not. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** As many as browsers follow (Fetch, "HTTP-redirect fetch"). */
const maxRedirects = 20;
/** Between two tries, in milliseconds; a server that asks for more time than the longest is left alone. */
const shortestWait = 1_000;
const longestWait = 30_000;
/** Refused to programs, or to those who did not sign in; and 999, by which one network says the same. */
const unclearStatus = [401, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999];
const busyStatus = [429, 500, 502, 503, 504];

/** What a server says, and where permanent redirects alone lead, if there was one. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly movedTo: string | undefined;
}

/**
 * Asks for an address, and once more if the server was busy or the network failed.
 *
 * @param bytes Size that the file should have.
 */
export async function checkAddress(address: string, options: CheckOptions, bytes?: number): Promise<Outcome> {
  if (!options.includeLocal && isReservedHost(new URL(address).hostname)) return { kind: "skipped" };
  const first = await ask(address, options);
  const pause = pauseBeforeNext(first);
  if (pause === undefined) return judge(first, bytes);
  await options.wait(pause);
  return judge(await ask(address, options), bytes);
}

/** How long to wait before another try; `undefined` if that would change nothing. */
function pauseBeforeNext(result: Answer | Reason): number | undefined {
  if ("code" in result) return result.code === "network" ? shortestWait : undefined;
  if (!busyStatus.includes(result.status)) return undefined;
  const wanted = result.headers.get("Retry-After") ?? "";
  const seconds = /^\d+$/.test(wanted) ? Number(wanted) : (Date.parse(wanted) - Date.now()) / 1_000;
  const pause = Math.max(shortestWait, Number.isNaN(seconds) ? 0 : seconds * 1_000);
  return pause > longestWait ? undefined : pause;
}

function judge(result: Answer | Reason, bytes: number | undefined): Outcome {
  if ("code" in result) {
    return { kind: result.code === "insecure" || result.code === "slow" ? "unclear" : "broken", reason: result };
  }
  const { status, headers, movedTo } = result;
  if (status < 200 || status >= 300) {
    return { kind: unclearStatus.includes(status) ? "unclear" : "broken", reason: { code: "status", status } };
  }
  const length = headers.get("Content-Length");
  const isWhole = status === 200 && length !== null && !headers.has("Content-Encoding");
  if (bytes !== undefined && isWhole && Number(length) !== bytes) {
    return { kind: "broken", reason: { code: "size", found: Number(length), expected: bytes } };
  }
  return movedTo === undefined ? { kind: "fine" } : { kind: "moved", reason: { code: "moved", to: movedTo } };
}

/** Follows redirects itself, to know which were permanent, and not to be led into somebody's own network. */
async function ask(address: string, { fetch, timeout, includeLocal }: CheckOptions): Promise<Answer | Reason> {
  let url = new URL(address);
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    let response: Response;
    try {
      const headers = { "User-Agent": "Mozilla/5.0 (compatible; link check)", Accept: "*/*" };
      response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(timeout), headers });
      await response.body?.cancel();
    } catch (error) {
      const code = codeOf(error);
      return /TIMEOUT|TIMEDOUT/i.test(code) ? { code: "slow" } : { code: "network", error: code };
    }
    const { status, headers } = response;
    const location = headers.get("Location");
    if (![301, 302, 303, 307, 308].includes(status) || location === null || !URL.canParse(location, url)) {
      return { status, headers, movedTo };
    }
    const next = new URL(location, url);
    if (url.protocol === "https:" && next.protocol !== "https:") return { code: "insecure", to: next.href };
    if (!includeLocal && isReservedHost(next.hostname)) return { code: "private", to: next.href };
    isPermanent &&= status === 301 || status === 308;
    if (isPermanent) movedTo = next.href;
    url = next;
  }
  return { code: "redirects" };
}

/**
 * The code of what `fetch` threw: it is hidden in causes, and in lists if several addresses of a host were tried.
 *
 * @returns "" if there is none.
 */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  const found = inner.map(codeOf).find((code) => code !== "");
  if (found !== undefined) return found;
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.name === "TimeoutError" ? "TIMEOUT" : "";
}
