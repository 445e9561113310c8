/** Links in texts and in facts: a page of this site, a place on a page, a fact, mail or https. */
import type { Severity } from "../core/diagnostic.ts";
import { memo } from "../core/memo.ts";
import { nearest, nearestFirst, nearestPath } from "../core/suggest.ts";
import { isRecord, type Path, valueAt } from "../core/value-path.ts";
import type { Message } from "../messages/message.ts";
import type { ContentFiles } from "../model/content-files.ts";
import { fixedFacts } from "../model/placeholders.ts";
import { isWebAddress, parsedAddress } from "../schema/formats/web-address.ts";
import { newAddresses } from "./former-addresses.ts";
import { knownPages } from "./page-index.ts";
import { keysIn } from "./shared-ids.ts";
import { hasIssueAt } from "./value-issues.ts";

export interface LinkTargets {
  /** Paths without language, and the places on the page; `undefined` if they are not known. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  readonly ids: ReadonlySet<string>;
  /** Origins of the company's hosts in the facts. */
  readonly hosts?: { readonly site: string | undefined; readonly others: ReadonlySet<string> };
  readonly languages?: readonly string[];
  /** Where pages are now, by where they were. */
  readonly moved?: ReadonlyMap<string, string>;
}

/** What is wrong with a link; an error unless it says otherwise. */
interface LinkIssue extends Message {
  readonly severity?: Severity;
}

/**
 * Judges one link.
 *
 * @param href The address as it is written. Browsers drop spaces and control characters in front of a scheme and inside it
 *   (WHATWG URL, 4.4), so none are accepted.
 * @returns What is wrong with it; `undefined` for a link that can be used.
 */
export function inspectLink(href: string, targets: LinkTargets): LinkIssue | undefined {
  if (/^\{(?:link|help)\.[\w.-]+\}$/.test(href)) return undefined;
  if (/^mailto:[^\s{}<>"@]+@[^\s{}<>"@]+\.[^\s{}<>"@]+$/.test(href)) return undefined;
  const [, fact] = /^mailto:\{ *(\w+) *\}(?:\?[^\s{}<>"]*)?$/.exec(href) ?? [];
  // A fact that there is not at all is reported with the placeholders.
  if (fact !== undefined && (fact.endsWith("Email") || !Object.hasOwn(fixedFacts, fact))) return undefined;
  // A name in front of the host is how one host is made to look like another.
  if (/^https:\/\/[^\s{}<>"\\/][^\s{}<>"\\]*$/.test(href) && isWebAddress(href))
    return inspectAddress(new URL(href), targets);
  if (href.startsWith("#")) return inspectPlace(href.slice(1), targets.ids);
  if (/^\/(?!\/)[^\s\\{}]*$/.test(href)) return inspectPath(href, targets);
  return { id: "link.address" };
}

/** Links to the company's own hosts work, but are not checked, and are forgotten if the host changes. */
function inspectAddress(url: URL, targets: LinkTargets): LinkIssue | undefined {
  const { hosts, languages = [] } = targets;
  const { origin, host, pathname, search, hash } = url;
  if (origin === hosts?.site) {
    const path = pathname.replace(new RegExp(`^/(?:${languages.join("|")})(?=/|$)`), "") || "/";
    const issue = inspectPath(path + search + hash, targets);
    return issue ?? { id: "link.own-host", data: { host }, severity: "warning" };
  }
  return hosts?.others.has(origin) ? { id: "link.known-host", data: { host }, severity: "warning" } : undefined;
}

/** @param href A path on this site without its language, with query and fragment. */
function inspectPath(href: string, { pages, moved }: Omit<LinkTargets, "ids">): LinkIssue | undefined {
  const [, page = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (!pages.has(page)) {
    const known = [...pages.keys()];
    const similar = moved?.get(page) ?? nearestPath(page.replace(/\.(?:html?|php|md)$/, ""), known);
    return {
      id: "link.page",
      data: similar === undefined ? { page, allowed: nearestFirst(page, known) } : { page, similar },
    };
  }
  const places = pages.get(page);
  return fragment === undefined || places === undefined ? undefined : inspectPlace(fragment, places);
}

function inspectPlace(place: string, places: ReadonlySet<string>): LinkIssue | undefined {
  if (places.has(place)) return undefined;
  const known = [...places];
  if (known.length === 0) return { id: "link.no-places" };
  const similar = nearest(place, known);
  const allowed = nearestFirst(place, known).map((each) => `#${each}`);
  return { id: "link.place", data: similar === undefined ? { place, allowed } : { place, similar: `#${similar}` } };
}

/** Origins of the hosts of `site.yaml`, this site's own apart from the others. */
export const ownHosts = memo((files: ContentFiles): NonNullable<LinkTargets["hosts"]> => {
  const hosts = valueAt(files.parsed.get("site.yaml")?.value, ["hosts"]);
  const { site, ...others } = isRecord(hosts) ? hosts : {};
  const originOf = (address: unknown) => (typeof address === "string" ? parsedAddress(address)?.origin : undefined);
  return { site: originOf(site), others: new Set(Object.values(others).flatMap((address) => originOf(address) ?? [])) };
});

/** Links in `site.yaml` to this site's own pages that lead to none. */
export function brokenFactLinks(files: ContentFiles): (LinkIssue & { readonly path: Path })[] {
  const file = "site.yaml";
  const site = files.parsed.get(file)?.value;
  const payments = keysIn(site, ["paymentLinks"]).map(({ path }) => [...path, "link"]);
  const places = [...keysIn(site, ["links"]).map(({ path }) => path), ...payments];
  const pages = knownPages(files);
  const language = new RegExp(`^/(?:\\{lang\\}|${files.languages.join("|")})(?=[/?#]|$)`);
  return places.flatMap((place) => {
    const path = [...place, "path"];
    const written = valueAt(site, path);
    if (valueAt(site, [...place, "host"]) !== "site" || typeof written !== "string") return [];
    const own = written.replace(language, "").replace(/^(?=[?#]|$)/, "/");
    // A name with an ending is a file, which pages have none of.
    const isFile = /\.[a-z]+(?:[?#]|$)/.test(own) && !pages.has(own);
    if (isFile || hasIssueAt(files, file, path)) return [];
    const issue = inspectPath(own, { pages, moved: newAddresses(files) });
    return issue === undefined ? [] : [{ path, ...issue }];
  });
}
