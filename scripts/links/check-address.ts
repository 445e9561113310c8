/** Asks for one address as a browser would, without reading what comes. */
import { codeOf, isTimeout, type Outcome, type Reason } from "./outcome.ts";
import { isReservedHost } from "./reserved-host.ts";

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
const unclearStatus = new Set([401, 403, 405, 406, 407, 408, 425, 429, 451, 503, 999]);

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Where permanent redirects alone lead; `undefined` where there was none. */
  readonly movedTo: string | undefined;
}

/**
 * Asks for the head of an address, for the whole where the server knows no head, and once more where it was busy or the
 * network failed. No body is read.
 *
 * @param bytes Size that the file should have.
 */
export async function checkAddress(address: string, options: CheckOptions, bytes?: number): Promise<Outcome> {
  if (!options.includeLocal && isReservedHost(new URL(address).hostname)) return { kind: "skipped" };
  const first = await tryBoth(address, options);
  const pause = pauseBeforeNext(first);
  if (pause === undefined) return judge(first, bytes);
  await options.wait(pause);
  return judge(await tryBoth(address, options), bytes);
}

async function tryBoth(address: string, options: CheckOptions): Promise<Answer | Reason> {
  const head = await ask(address, "HEAD", options);
  // Some servers answer anything to a request that they do not know.
  const isDoubtful = "status" in head && "headers" in head && head.status >= 400 && head.status !== 429;
  return isDoubtful ? ask(address, "GET", options) : head;
}

/** How long to wait before another try; `undefined` where that would change nothing. */
function pauseBeforeNext(result: Answer | Reason): number | undefined {
  if (!isAnswer(result)) return result.code === "network" ? shortestWait : undefined;
  const { status, headers } = result;
  if (status !== 429 && ![500, 502, 503, 504].includes(status)) return undefined;
  const wanted = headers.get("Retry-After")?.trim() ?? "";
  const seconds = /^\d+$/.test(wanted) ? Number(wanted) : (Date.parse(wanted) - Date.now()) / 1_000;
  const pause = Number.isNaN(seconds) ? shortestWait : Math.max(shortestWait, seconds * 1_000);
  return pause > longestWait ? undefined : pause;
}

function judge(result: Answer | Reason, bytes: number | undefined): Outcome {
  if (!isAnswer(result)) {
    return { kind: result.code === "insecure" || result.code === "slow" ? "unclear" : "broken", reason: result };
  }
  const { status, headers, movedTo } = result;
  if (status < 200 || status >= 300) {
    return { kind: unclearStatus.has(status) ? "unclear" : "broken", reason: { code: "status", status } };
  }
  const length = headers.get("Content-Length");
  const isWhole = status === 200 && length !== null && !headers.has("Content-Encoding");
  if (bytes !== undefined && isWhole && Number(length) !== bytes) {
    return { kind: "broken", reason: { code: "size", found: Number(length), expected: bytes } };
  }
  return movedTo === undefined ? { kind: "fine" } : { kind: "moved", reason: { code: "moved", to: movedTo } };
}

function isAnswer(result: Answer | Reason): result is Answer {
  return "headers" in result;
}

/** Follows redirects itself, to know which were permanent, and not to be led into somebody's own network. */
async function ask(address: string, method: "HEAD" | "GET", options: CheckOptions): Promise<Answer | Reason> {
  const { timeout, includeLocal } = options;
  let url = new URL(address);
  let movedTo: string | undefined;
  let isPermanent = true;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    let response: Response;
    try {
      const signal = AbortSignal.timeout(timeout);
      const headers = { "User-Agent": "Mozilla/5.0 (compatible; link check)", Accept: "*/*" };
      response = await options.fetch(url, { method, redirect: "manual", signal, headers });
      await response.body?.cancel();
    } catch (error) {
      const code = codeOf(error);
      return isTimeout(code) ? { code: "slow" } : { code: "network", error: code };
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
