/** Asks for all addresses, several at a time, and few at a time of one host. */
import pLimit, { type LimitFunction } from "p-limit";
import { type CheckOptions, checkAddress, type Outcome, type OutcomeKind } from "./check-address.ts";
import type { ExternalLink } from "./collect.ts";

export interface CheckedLink extends ExternalLink {
  readonly outcome: Outcome;
}

/** Requests under way at once, in all and for one host, which shall not take this for an attack. */
const most = 8;
const mostPerHost = 2;

/** What needs somebody comes first. */
const order: readonly OutcomeKind[] = ["broken", "unclear", "moved", "fine", "skipped"];

/** The links with what came of each, the broken ones first, otherwise in the order in which they were given. */
export async function checkLinks(links: readonly ExternalLink[], options: CheckOptions): Promise<CheckedLink[]> {
  const all = pLimit(most);
  const hosts = new Map<string, LimitFunction>();
  const check = (link: ExternalLink) => async () => {
    return { ...link, outcome: await checkAddress(link.address, options, link.bytes) };
  };
  const checked = await Promise.all(
    links.map((link) => {
      const { host } = new URL(link.address);
      const limit = hosts.get(host) ?? pLimit(mostPerHost);
      hosts.set(host, limit);
      // Who waits for a host must not keep others from theirs.
      return limit(() => all(check(link)));
    }),
  );
  return order.flatMap((kind) => checked.filter(({ outcome }) => outcome.kind === kind));
}
