/** Links in texts and facts: to a page of this site, an anchor, a fact, an e-mail address or an https address. */
import type { Issue } from "../../core/diagnostic.ts";
import { memo } from "../../core/memo.ts";
import { nearestPath, suggestion } from "../../core/suggest.ts";
import { isRecord, valueAt } from "../../core/value-path.ts";
import { isWebAddress, parseUrl } from "../../schema/formats/web-address.ts";
import type { ContentFiles } from "../content-files.ts";
import type { ContentRef } from "../content-ref.ts";
import { fixedFacts } from "../placeholders.ts";
import { movedPages } from "./former-addresses.ts";
import { keysIn } from "./ids.ts";
import { innerAddress } from "./inner-address.ts";
import { knownPages, type PageAnchors } from "./page-index.ts";
import { hasIssueAt } from "./reported-issues.ts";

export interface LinkTargets {
  /** Anchors of each page, by path without language. */
  readonly pages: ReadonlyMap<string, PageAnchors>;
  /** Anchors of the page with the link. */
  readonly anchors: ReadonlySet<string>;
  /** Origins of the company's hosts. */
  readonly hosts?: { readonly site: string | undefined; readonly others: ReadonlySet<string> };
  readonly languages?: readonly string[];
  /** Current addresses of pages by their former ones. */
  readonly moved?: ReadonlyMap<string, string>;
}

/**
 * @param href The address as written. Spaces and control characters are refused, because browsers ignore them before and
 *   within a scheme (WHATWG URL, 4.4).
 * @returns `undefined` if the link is valid.
 */
export function inspectLink(href: string, targets: LinkTargets): Issue | undefined {
  if (/^\{(?:link|help)\.[\w.-]+\}$/.test(href)) return undefined;
  if (/^mailto:[^\s{}<>"@]+@[^\s{}<>"@]+\.[^\s{}<>"@]+$/.test(href)) return undefined;
  const [, fact] = /^mailto:\{ *(\w+) *\}(?:\?[^\s{}<>"]*)?$/.exec(href) ?? [];
  // The rule `unknown-placeholder` reports facts that don't exist.
  if (fact !== undefined && (fact.endsWith("Email") || !fixedFacts.has(fact))) return undefined;
  // Credentials before the host, which can disguise it, are refused by `isWebAddress`.
  if (/^https:\/\/[^\s{}<>"\\/][^\s{}<>"\\]*$/.test(href) && isWebAddress(href))
    return wrappedAddress(href) ?? inspectAddress(new URL(href), targets);
  if (href.startsWith("#")) return inspectAnchor(href.slice(1), targets.anchors);
  if (/^\/(?!\/)[^\s\\{}]*$/.test(href)) return inspectPath(href, targets);
  const similar = meantAddress(href, targets);
  return { id: "link.address", ...(similar !== undefined && { data: { similar }, readings: [similar] }) };
}

/** An address of a mail program, feed or search, which leads on to another one. */
export function wrappedAddress(href: string): Issue | undefined {
  const similar = innerAddress(href);
  return similar === undefined
    ? undefined
    : { id: "link.wrapped", severity: "warning", data: { similar }, readings: [similar] };
}

/** The address of an e-mail or page without its beginning: `info@shop.example`, `www.shop.example`, `faq`. */
function meantAddress(href: string, { pages, anchors }: LinkTargets): string | undefined {
  const plain = href.replaceAll(/^["'„“”]|["'“”]$/g, "");
  if (/^(?:[^\s{}<>"@:/]+@[^\s{}<>"@]+\.[^\s{}<>"@]+|\{\w*Email\})$/.test(plain)) return `mailto:${plain}`;
  const page = plain.replace(/^[./]*/, "/").replace(/\.(?:html?|php|md)$/, "");
  const address = `https://${plain.replace(/^(?:https?:)?\/*/, "")}`;
  if (anchors.has(plain) && !pages.has(page)) return `#${plain}`;
  return [page, address].find((each) => pages.has(each) || isWebAddress(each));
}

/** Addresses on the company's own hosts work, but they aren't checked and become stale when a host changes. */
function inspectAddress(url: URL, targets: LinkTargets): Issue | undefined {
  const { hosts, languages = [] } = targets;
  const { origin, host, pathname, search, hash } = url;
  if (origin === hosts?.site) {
    const path = pathname.replace(new RegExp(`^/(?:${languages.join("|")})(?=/|$)`), "") || "/";
    const href = path + search + hash;
    return inspectPath(href, targets) ?? { id: "link.own-host", data: { host }, severity: "warning", readings: [href] };
  }
  return hosts?.others.has(origin) ? { id: "link.known-host", data: { host }, severity: "warning" } : undefined;
}

/** @param href A path on this site without its language; may have a query and a fragment. */
function inspectPath(href: string, { pages, moved }: Omit<LinkTargets, "anchors">): Issue | undefined {
  const [, page = "", fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (!pages.has(page)) {
    const known = [...pages.keys()];
    const similar = moved?.get(page) ?? nearestPath(page.replace(/\.(?:html?|php|md)$/, ""), known);
    const readings = similar === undefined ? [] : [similar + href.slice(page.length)];
    return { id: "link.page", data: { page, ...suggestion(page, known, () => similar) }, readings };
  }
  const anchors = pages.get(page);
  const issue = fragment === undefined || anchors === undefined ? undefined : inspectAnchor(fragment, anchors);
  return issue && { ...issue, readings: issue.readings?.map((anchor) => href.replace(/#.*/, anchor)) ?? [] };
}

function inspectAnchor(anchor: string, anchors: ReadonlySet<string>): Issue | undefined {
  if (anchors.has(anchor)) return undefined;
  if (anchors.size === 0) return { id: "link.no-anchors" };
  const known = [...anchors].map((each) => `#${each}`);
  const data = { anchor, ...suggestion(`#${anchor}`, known) };
  return { id: "link.anchor", data, readings: "similar" in data ? [data.similar] : [] };
}

/** Origins of the hosts in `site.yaml`: this site's own, and the others. */
export const ownHosts = memo((files: ContentFiles): NonNullable<LinkTargets["hosts"]> => {
  const hosts = valueAt(files.parsed.get("site.yaml")?.value, ["hosts"]);
  const { site, ...others } = isRecord(hosts) ? hosts : {};
  const originOf = (address: unknown) => (typeof address === "string" ? parseUrl(address)?.origin : undefined);
  return { site: originOf(site), others: new Set(Object.values(others).flatMap((address) => originOf(address) ?? [])) };
});

/** Links in `site.yaml` to pages of this site that don't exist. */
export function brokenFactLinks(files: ContentFiles): (Issue & ContentRef)[] {
  const file = "site.yaml";
  const site = files.parsed.get(file)?.value;
  const links = keysIn(site, ["links"]).map((link) => link.path);
  const paymentLinks = keysIn(site, ["paymentLinks"]).map((payment) => [...payment.path, "link"]);
  const pages = knownPages(files);
  const languagePrefix = new RegExp(`^/(?:\\{lang\\}|${files.languages.join("|")})(?=[/?#]|$)`);
  return [...links, ...paymentLinks].flatMap((link) => {
    const path = [...link, "path"];
    const address = valueAt(site, path);
    if (valueAt(site, [...link, "host"]) !== "site" || typeof address !== "string") return [];
    const href = address.replace(languagePrefix, "").replace(/^(?=[?#]|$)/, "/");
    // A path with a file extension is a file, not a page.
    const isFile = /\.[a-z]+(?:[?#]|$)/.test(href) && !pages.has(href);
    if (isFile || hasIssueAt(files, file, path)) return [];
    const issue = inspectPath(href, { pages, moved: movedPages(files) });
    const [prefix = ""] = languagePrefix.exec(address) ?? [];
    return issue === undefined
      ? []
      : [{ file, path, ...issue, readings: issue.readings?.map((each) => prefix + each) ?? [] }];
  });
}
